import { Children, type PropsWithChildren } from 'react';

/**
 * Each text of its children in an element of its own. A translation of the page and reading aids replace text nodes: React
 * then fails to remove a text node or to insert something before it, and writes new text into the node that is gone. In an
 * element whose only child is a text, React replaces the content of the element instead.
 */
export const TextElement = ({ children }: PropsWithChildren) =>
  Children.map(children, (child) =>
    typeof child === 'string' || typeof child === 'number' ? <span>{child}</span> : child,
  );

/** The space between two elements, for the same reason. */
export const Space = () => <span> </span>;

import type { ReactNode } from 'react';

interface Props {
  /** Names the region. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A long text in a box that scrolls, such as terms that the user must accept. */
export const ScrollableText = ({ label, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be keyboard accessible
  <section aria-label={label} tabIndex={0} className="max-h-96 overflow-y-auto rounded-button bg-paper p-4">
    {children}
  </section>
);

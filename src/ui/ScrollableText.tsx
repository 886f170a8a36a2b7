import type { ReactNode } from 'react';

interface Props {
  /** Names the region. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A long text in a box that scrolls, such as terms that the user must accept. `relative`, so that its texts for screen
 * readers only, which are positioned, scroll with it and do not make the page longer.
 */
export const ScrollableText = ({ label, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be keyboard accessible
  <section aria-label={label} tabIndex={0} className="relative max-h-96 overflow-y-auto rounded-button bg-paper p-4">
    {children}
  </section>
);

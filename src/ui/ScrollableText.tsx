import type { ReactNode } from 'react';

interface Props {
  /** What the text is. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A long text to read in place, above what is to be done about it. */
export const ScrollableText = ({ label, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
  <section aria-label={label} tabIndex={0} className="max-h-96 overflow-y-auto rounded-button bg-paper p-4">
    {children}
  </section>
);

import { type ReactNode, useId } from 'react';

interface Props {
  readonly heading: string;
  /** Stands to the right of the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A calm surface for one subject, named by its heading. */
export function Tile({ heading, aside, children }: Props) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-col rounded-tile border border-line bg-surface p-5 shadow-tile tablet:p-6"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={headingId} className="font-semibold text-title tracking-tight">
          {heading}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

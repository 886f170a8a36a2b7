import { type ReactNode, useId } from 'react';

interface Props {
  readonly heading: string;
  /** Stands to the right of the heading. */
  readonly aside?: ReactNode;
  /** One of many below one another: laid out and painted when it comes near, about so high as a few rows until then. */
  readonly paintWhenNear?: boolean;
  readonly children: ReactNode;
}

const SURFACE =
  'flex flex-col rounded-tile border border-line bg-surface p-5 shadow-tile tablet:p-6 print:rounded-none print:border-0 print:p-0 print:shadow-none';

const WHEN_NEAR = '[contain-intrinsic-size:auto_28rem] [content-visibility:auto] print:[content-visibility:visible]';

/** A calm surface without a name of its own. */
export const Surface = ({ children }: { readonly children: ReactNode }) => <div className={SURFACE}>{children}</div>;

/** A calm surface for one subject, named by its heading. */
export function Tile({ heading, aside, paintWhenNear = false, children }: Props) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={paintWhenNear ? `${SURFACE} ${WHEN_NEAR}` : SURFACE}>
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

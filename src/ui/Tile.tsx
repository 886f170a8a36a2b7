import { type ReactNode, useId } from 'react';

interface Props {
  readonly heading: string;
  /** To the right of the heading. */
  readonly aside?: ReactNode;
  /** One of many tiles on a page: rendered when it comes near the viewport (`content-visibility`). */
  readonly paintWhenNear?: boolean;
  readonly children: ReactNode;
}

const SURFACE_CLASS =
  'flex min-w-0 flex-col rounded-tile border border-line bg-surface p-4 shadow-tile tablet:p-6 print:rounded-none print:border-0 print:p-0 print:shadow-none';

const PAINT_WHEN_NEAR_CLASS =
  '[contain-intrinsic-size:auto_28rem] [content-visibility:auto] print:[content-visibility:visible]';

/** A card without a heading. */
export const Surface = ({ children }: { readonly children: ReactNode }) => (
  <div className={SURFACE_CLASS}>{children}</div>
);

/** A card for one subject: a region named by its heading. */
export function Tile({ heading, aside, paintWhenNear = false, children }: Props) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={paintWhenNear ? `${SURFACE_CLASS} ${PAINT_WHEN_NEAR_CLASS}` : SURFACE_CLASS}
    >
      <Header id={headingId} heading={heading} aside={aside} />
      {children}
    </section>
  );
}

/** One of several subjects in a `Surface`: a region named by its heading. */
export function Section({ heading, aside, children }: Omit<Props, 'paintWhenNear'>) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Header id={headingId} heading={heading} aside={aside} />
      {children}
    </section>
  );
}

const Header = ({ id, heading, aside }: Pick<Props, 'heading' | 'aside'> & { readonly id: string }) => (
  <header className="flex min-h-7 flex-wrap items-center justify-between gap-x-4 gap-y-1">
    <h2 id={id} className="font-semibold text-title tracking-tight">
      {heading}
    </h2>
    {aside}
  </header>
);

import type { ReactNode } from 'react';
import { useBrand } from './brand.ts';

interface Props {
  /** Heads the page and names the browser tab. */
  readonly title: string;
  /** One sentence that says what can be done here. */
  readonly children?: ReactNode;
  /** Shown to screen readers only, where the page speaks for itself. */
  readonly quiet?: boolean;
}

/** The one `h1` of a page. It can be focused by the router, so that a screen reader knows where it came. */
export function PageHeading({ title, children, quiet = false }: Props) {
  const { name } = useBrand();
  return (
    <div className={quiet ? 'sr-only' : 'grid gap-1'}>
      <title>{`${title} · ${name}`}</title>
      <h1 id="page-heading" tabIndex={-1} className="font-semibold text-heading tracking-tight">
        {title}
      </h1>
      {children && <p className="text-soft">{children}</p>}
    </div>
  );
}

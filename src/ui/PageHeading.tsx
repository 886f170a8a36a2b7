import type { ReactNode } from 'react';
import { useBrand } from './brand.ts';
import { focusOnNavigation } from './focus.tsx';

interface Props {
  /** Also the title of the browser tab, unless there is a `documentTitle`. */
  readonly title: string;
  /** For pages with the same heading. */
  readonly documentTitle?: string | undefined;
  /** One sentence about what the page is for. */
  readonly children?: ReactNode;
  /** Shown to screen readers only. */
  readonly visuallyHidden?: boolean;
}

/** The `h1` of a page; each page has one. It gets the focus after a navigation (WCAG 2.4.3). */
export function PageHeading({ title, documentTitle = title, children, visuallyHidden = false }: Props) {
  const { name } = useBrand();
  return (
    <div className={visuallyHidden ? 'sr-only' : 'grid gap-1'}>
      <title>{name ? `${documentTitle} · ${name}` : documentTitle}</title>
      <h1 ref={focusOnNavigation} tabIndex={-1} className="font-semibold text-heading tracking-tight">
        {title}
      </h1>
      {children && <p className="text-muted">{children}</p>}
    </div>
  );
}

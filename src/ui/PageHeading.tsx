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

/** Until a page was headed, the portal has just been opened, and reading begins at its top. */
let isJustOpened = true;

/** Whoever came from another page goes on from here, by keyboard and by ear (WCAG 2.4.3). */
function receiveFocus(heading: HTMLHeadingElement | null) {
  if (!isJustOpened) heading?.focus({ preventScroll: true });
  isJustOpened = false;
}

/** The one `h1` of a page. It takes the focus when it follows another page. */
export function PageHeading({ title, children, quiet = false }: Props) {
  const { name } = useBrand();
  return (
    <div className={quiet ? 'sr-only' : 'grid gap-1'}>
      <title>{name ? `${title} · ${name}` : title}</title>
      <h1 ref={receiveFocus} tabIndex={-1} className="font-semibold text-heading tracking-tight">
        {title}
      </h1>
      {children && <p className="text-muted">{children}</p>}
    </div>
  );
}

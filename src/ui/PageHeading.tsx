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

/**
 * Whoever came here by doing something on the page before goes on from here, by keyboard and by ear (WCAG 2.4.3). A
 * portal that was just opened begins at its top.
 */
function receiveFocus(heading: HTMLHeadingElement | null) {
  if (navigator.userActivation?.hasBeenActive) heading?.focus({ preventScroll: true });
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
      {children && <p className="text-soft">{children}</p>}
    </div>
  );
}

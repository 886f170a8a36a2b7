import type { ReactNode } from 'react';

interface Props {
  /** Names the region. */
  readonly label: string;
  /** Whether somebody has asked for it, and goes on from here. */
  readonly autoFocus: boolean;
  readonly children: ReactNode;
}

/** Where the focus goes when the panel has gone: back to who asked for it, else to the head of the page. */
const placeAfter = (before: Element | null): HTMLElement | null =>
  before instanceof HTMLElement && before.isConnected && before !== document.body
    ? before
    : document.querySelector<HTMLElement>('main h1[tabindex]');

/** Tells the page how much of its foot is covered, so that it can be scrolled clear (styles: `--covered`). */
function lie(panel: HTMLElement | null, asked: boolean): (() => void) | undefined {
  if (panel === null) return undefined;
  const before = asked ? document.activeElement : null;
  const root = document.documentElement.style;
  const measure = new ResizeObserver(() => root.setProperty('--covered', `${panel.offsetHeight}px`));
  measure.observe(panel);
  if (asked) panel.focus({ preventScroll: true });
  return () => {
    measure.disconnect();
    root.removeProperty('--covered');
    if (panel.contains(document.activeElement)) placeAfter(before)?.focus({ preventScroll: true });
  };
}

/** A question at the foot of the screen, above the bar that may stand there; the page stays usable meanwhile. */
export const BottomSheet = ({ label, autoFocus, children }: Props) => (
  <section
    ref={(panel) => lie(panel, autoFocus)}
    tabIndex={-1}
    aria-label={label}
    className="fixed inset-x-0 bottom-(--floor) z-30 border-line border-t bg-surface px-4 py-4 shadow-raised outline-none tablet:px-6"
  >
    <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-3">{children}</div>
  </section>
);

import type { BrowserContext, Disposable, Page } from '@playwright/test';

/** Content that moved although the user did nothing. */
export interface LayoutShift {
  /** The share of the screen that moved, times the distance as a share of the screen. */
  readonly value: number;
  /** ms since the navigation. */
  readonly time: number;
  /** What moved, and from where to where. */
  readonly elements: readonly string[];
}

type RecordingWindow = typeof globalThis & { readonly layoutShifts: readonly LayoutShift[] };

/** Runs in the page, before its own scripts. */
function record(): void {
  const layoutShifts: LayoutShift[] = [];
  Object.assign(globalThis, { layoutShifts });
  interface Source {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly Source[] };
  const place = ({ left, top, width, height }: DOMRectReadOnly) =>
    `${Math.round(width)}×${Math.round(height)} at ${Math.round(left)},${Math.round(top)}`;
  const describe = ({ node, previousRect, currentRect }: Source) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const text = (element?.textContent ?? '').replaceAll(/\s+/g, ' ').slice(0, 40);
    const name = `${element?.tagName.toLowerCase() ?? '?'}.${element?.getAttribute('class')?.split(' ')[0] ?? ''}`;
    return `${name} “${text}”: ${place(previousRect)} → ${place(currentRect)}`;
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as Entry[])
      if (!hadRecentInput) layoutShifts.push({ value, time: Math.round(startTime), elements: sources.map(describe) });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Records the layout shifts of the pages that a context opens from now on, until the result is disposed of. */
export const recordLayoutShifts = (context: BrowserContext): Promise<Disposable> => context.addInitScript(record);

/** The layout shifts of a page until now. */
export async function layoutShiftsOf(page: Page): Promise<readonly LayoutShift[]> {
  // Shifts are reported after the frame in which they happen.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.evaluate(() => (globalThis as RecordingWindow).layoutShifts);
}

/** The sum of all layout shifts, which is at least the cumulative layout shift (CLS) of web vitals. */
export const totalShift = (shifts: readonly LayoutShift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);

import './styles.css';
import { reloadWhenReachable } from '../ui/server-reachable.ts';

/** Whether the browser lacks something that src/app/older-browsers.ts adds: Chrome to 118, Firefox to 124, Safari to 17.3. */
const isOlder = (): boolean =>
  !('any' in AbortSignal && 'groupBy' in Map && 'canParse' in URL && 'popover' in HTMLElement.prototype);

/** Loads the portal. The prerendered page cannot be used without it, so the page is reloaded if that fails. */
async function start(): Promise<void> {
  // Links that fetch at the same time what the portal would ask for step by step (see public/before-paint.js).
  for (const { content } of document.querySelectorAll<HTMLTemplateElement>('template[data-needed]'))
    document.head.append(content);
  if (isOlder()) await import('./older-browsers.ts').then(({ addMissing }) => addMissing(), reloadWhenReachable);
  // React and the root machine run in tasks of their own, before the portal needs them: together they take too long on a
  // slow phone (docs/speed.md).
  import('react-dom/client').catch(() => undefined);
  import('../../machines/portal/portal.ts').catch(() => undefined);
  // `main` in a task of its own: on a slow phone, running the module takes long enough.
  import('./main.tsx').then(({ main }) => setTimeout(main), reloadWhenReachable);
}

/** How long to wait for the report of a paint, ms. Firefox sends none after a reload that soon follows a press. */
const PAINT_LIMIT = 500;

/** Starts after the prerendered page is on the screen, so that no script competes with it for the network. */
function startAfterPaint(): void {
  const observer = new PerformanceObserver(startOnce);
  const timer = setTimeout(startOnce, PAINT_LIMIT);
  function startOnce(): void {
    observer.disconnect();
    clearTimeout(timer);
    start();
  }
  observer.observe({ type: 'paint', buffered: true });
}

const shows = (selector: string): boolean => document.querySelector(selector) !== null;
// At once if there is nothing to wait for, the page is in the background, or the browser cannot report a paint.
const canWait = shows('[data-prerendered]') && document.visibilityState === 'visible';
const startSoon = canWait && PerformanceObserver.supportedEntryTypes.includes('paint') ? startAfterPaint : start;
// In a browser that is too old, the code of the portal would fail (see public/before-paint.js).
if (!shows('[data-prerendered="unsupported-browser"]')) startSoon();

import './styles.css';
import { isServerReachable } from '../ui/server-reachable.ts';

const RETRY_DELAY = 3000;

/** Loads the portal. The prerendered page cannot be used without it, so the page is reloaded if that fails. */
const start = (): unknown => import('./main.tsx').then(({ main }) => main()).catch(reloadLater);

function reloadLater(): void {
  setTimeout(async () => {
    if (await isServerReachable()) location.reload();
    else reloadLater();
  }, RETRY_DELAY);
}

/** Starts after the prerendered page is on the screen, so that no script competes with it for the network. */
function startAfterPaint(): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
}

const isHidden = document.documentElement.dataset.login === 'hidden' || document.visibilityState === 'hidden';
// Not before: the page is hidden (see public/before-paint.js) or in the background, or the browser cannot report a paint.
if (isHidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) start();
else startAfterPaint();

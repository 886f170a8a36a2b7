import './styles.css';
import { isServerReachable } from '../ui/server-reachable.ts';

const RETRY_DELAY = 3000;

/** Loads the portal. The prerendered page cannot be used without it, so the page is reloaded if that fails. */
const start = (): unknown => import('./main.tsx').catch(reloadLater);

function reloadLater(): void {
  setTimeout(async () => {
    if (await isServerReachable()) location.reload();
    else reloadLater();
  }, RETRY_DELAY);
}

// The prerendered page is painted first, unless it is hidden (see public/before-paint.js) or in the background.
if (document.documentElement.dataset.login === 'hidden' || document.visibilityState === 'hidden') start();
else requestAnimationFrame(() => setTimeout(start));

import './styles.css';

const RETRY_DELAY = 3000;

/** Loads the portal. The prerendered page cannot be used without it, so a failed request is retried. */
const start = (): unknown => import('./main.tsx').catch(() => setTimeout(start, RETRY_DELAY));

// The prerendered page is painted first, unless it is hidden (see public/prerendered.js) or in the background.
if (document.documentElement.dataset.login === 'hidden' || document.visibilityState === 'hidden') start();
else requestAnimationFrame(() => setTimeout(start));

import './styles.css';

const RETRY_DELAY = 3000;

/** Loads the portal. The prerendered page cannot be used without it, so a failed request is retried. */
const start = (): unknown => import('./main.tsx').catch(() => setTimeout(start, RETRY_DELAY));

// The prerendered page is painted first. A page in the background is not painted.
if (document.visibilityState === 'hidden') start();
else requestAnimationFrame(() => setTimeout(start));

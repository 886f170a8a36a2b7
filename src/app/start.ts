import './styles.css';

const PAUSE = 3000;

/** Without the portal the door in the page opens nothing; so it is fetched again until it comes. */
const start = (): unknown => import('./main.tsx').catch(() => setTimeout(start, PAUSE));

// Lets the door in the page be painted first; a page in the background has nothing to paint.
if (document.visibilityState === 'hidden') start();
else requestAnimationFrame(() => setTimeout(start));

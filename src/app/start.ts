import './styles.css';

/** Lets the door in the page be painted first; a page in the background has nothing to paint. */
const start = () => import('./main.tsx');

if (document.visibilityState === 'hidden') start();
else requestAnimationFrame(() => setTimeout(start));

/** The longest time for which a page stays hidden after the user has left it, or has come back, ms. */
const LIMIT = 1000;

/**
 * Hides the page while the browser keeps it for the back button. When it is restored, it shows after one frame: by then
 * the machines know what other tabs have stored meanwhile (see `Device.watch`), and the page of a user who has logged out
 * is gone. Returns a function that stops it.
 */
export function hideKeptPage(): () => void {
  const stop = new AbortController();
  const { dataset } = document.documentElement;
  let limit: ReturnType<typeof setTimeout>;
  const show = () => {
    clearTimeout(limit);
    delete dataset.kept;
  };
  const onHide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    dataset.kept = '';
    // Timers of a kept page stand still. This one is for a browser that does not leave the page, or does not draw it.
    limit = setTimeout(show, LIMIT);
  };
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && requestAnimationFrame(show);
  window.addEventListener('pagehide', onHide, { signal: stop.signal });
  window.addEventListener('pageshow', onShow, { signal: stop.signal });
  return () => stop.abort();
}

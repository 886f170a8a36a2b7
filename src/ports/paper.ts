/** Tells when the page is laid out for paper, and when it is on the screen again; returns how to stop listening. */
export function watchPaper(listener: (isLaid: boolean) => void): () => void {
  const laid = () => listener(true);
  const taken = () => listener(false);
  window.addEventListener('beforeprint', laid);
  window.addEventListener('afterprint', taken);
  return () => {
    window.removeEventListener('beforeprint', laid);
    window.removeEventListener('afterprint', taken);
  };
}

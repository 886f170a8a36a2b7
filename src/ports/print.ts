/** Calls the listener with true before the page is printed and with false afterwards; returns the unsubscribe function. */
export function watchPrint(listener: (isPrinting: boolean) => void): () => void {
  const start = () => listener(true);
  const end = () => listener(false);
  window.addEventListener('beforeprint', start);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', start);
    window.removeEventListener('afterprint', end);
  };
}

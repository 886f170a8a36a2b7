/**
 * Keeps the errors that reach the page until the code that reports them is loaded. Returns a function that ends this and
 * returns the errors.
 */
export function keepErrors(): () => readonly unknown[] {
  const errors: unknown[] = [];
  const keep = ({ error }: ErrorEvent) => void errors.push(error);
  addEventListener('error', keep);
  return () => {
    removeEventListener('error', keep);
    return errors;
  };
}

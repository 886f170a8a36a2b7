import { type PropsWithChildren, startTransition, useEffect, useState } from 'react';

/**
 * Renders its children after what is around it is on the screen, in slices of a few ms instead of one long task. For
 * content below the first screen, which leaves no gap while it is missing.
 */
export function RenderLater({ children }: PropsWithChildren) {
  const [isRendered, setIsRendered] = useState(false);
  useEffect(() => startTransition(() => setIsRendered(true)), []);
  return isRendered && children;
}

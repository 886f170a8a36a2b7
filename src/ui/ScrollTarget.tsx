import { useLayoutEffect, useRef } from 'react';

/** Scrolls the page to its place when it appears. */
export function ScrollTarget() {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    // Returns a promise in newer browsers, which React would call as a function when the place goes.
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return <span ref={place} className="absolute" />;
}

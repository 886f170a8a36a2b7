import { useLayoutEffect, useRef } from 'react';

/** Scrolls the page to its place when it appears. */
export function ScrollTarget() {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => place.current?.scrollIntoView({ block: 'center' }), []);
  return <span ref={place} className="absolute" />;
}

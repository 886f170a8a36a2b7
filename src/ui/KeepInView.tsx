import { type PropsWithChildren, useLayoutEffect, useRef } from 'react';

interface Props {
  /** Something else whenever what stands above may have become shorter. */
  readonly at: string;
}

/**
 * Controls below a list that follow it when it becomes shorter by a press on one of them: otherwise whoever pressed
 * would look at something else. Where it becomes longer, what came stands where one looks, and nothing moves.
 */
export function KeepInView({ at, children }: PropsWithChildren<Props>) {
  const controls = useRef<HTMLDivElement>(null);
  const before = useRef(at);
  useLayoutEffect(() => {
    const { current } = controls;
    if (before.current === at || current === null) return;
    before.current = at;
    if (!current.contains(document.activeElement) || current.getBoundingClientRect().top > innerHeight) return;
    current.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return <div ref={controls}>{children}</div>;
}

import { type PropsWithChildren, useLayoutEffect, useRef } from 'react';

interface Props {
  /** Something else whenever what stands above may have become shorter. */
  readonly changeKey: string;
}

/**
 * Controls below a list that follow it when it becomes shorter by a press on one of them: otherwise whoever pressed
 * would look at something else. Where it becomes longer, what came stands where one looks, and nothing moves.
 */
export function KeepInView({ changeKey, children }: PropsWithChildren<Props>) {
  const controls = useRef<HTMLDivElement>(null);
  const before = useRef(changeKey);
  useLayoutEffect(() => {
    const { current } = controls;
    if (before.current === changeKey || current === null) return;
    before.current = changeKey;
    if (!current.contains(document.activeElement) || current.getBoundingClientRect().top > innerHeight) return;
    current.scrollIntoView({ block: 'nearest' });
  }, [changeKey]);
  return <div ref={controls}>{children}</div>;
}

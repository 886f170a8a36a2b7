import { type PropsWithChildren, useLayoutEffect, useRef } from 'react';

interface Props {
  /** Changes whenever the content above may have become shorter. */
  readonly changeKey: string;
}

/**
 * Scrolls the controls below a list into view when a press on one of them makes the list shorter; otherwise they would
 * leave the viewport. Does nothing when the list becomes longer.
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

import { type ReactNode, useEffect, useState } from 'react';

interface Props {
  /** The moment that is counted down to, and the clock; ms since 1970. */
  readonly until: number;
  readonly now: () => number;
  /** Shows what is left. */
  readonly children: (left: { readonly minutes: number; readonly seconds: number }) => ReactNode;
}

const SECOND = 1000;

/** Counts whole seconds down, for the eye; a screen reader reads it when it gets there. */
export function Countdown({ until, now, children }: Props) {
  const [, turn] = useState(0);
  const left = Math.max(0, Math.ceil((until - now()) / SECOND));
  useEffect(() => {
    const timer = setInterval(() => turn((count) => count + 1), SECOND);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" className="tabular-nums">
      {children({ minutes: Math.floor(left / 60), seconds: left % 60 })}
    </span>
  );
}

import { type ReactNode, useEffect, useState } from 'react';

interface Props {
  /** The time to count down to, ms since 1970. */
  readonly until: number;
  /** Returns the current time, ms since 1970. */
  readonly now: () => number;
  readonly children: (remaining: { readonly minutes: number; readonly seconds: number }) => ReactNode;
}

const SECOND = 1000;

/** The remaining time in whole seconds. Screen readers do not announce the changes. */
export function Countdown({ until, now, children }: Props) {
  const [, setTick] = useState(0);
  const remaining = Math.max(0, Math.ceil((until - now()) / SECOND));
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), SECOND);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" className="tabular-nums">
      {children({ minutes: Math.floor(remaining / 60), seconds: remaining % 60 })}
    </span>
  );
}

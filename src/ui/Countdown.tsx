import { type ReactNode, useEffect, useState } from 'react';
import { CountdownAnnouncement } from './CountdownAnnouncement.tsx';

interface Props {
  /** The time to count down to, ms since 1970. */
  readonly until: number;
  /** Returns the current time, ms since 1970. */
  readonly now: () => number;
  /** Whether screen readers announce the time at the start and near the end. */
  readonly announced?: boolean;
  readonly children: (remaining: Remaining) => ReactNode;
}

interface Remaining {
  readonly minutes: number;
  readonly seconds: number;
}

const SECOND = 1000;

const remainingOf = (seconds: number): Remaining => ({ minutes: Math.floor(seconds / 60), seconds: seconds % 60 });

/** The remaining time in whole seconds. */
export function Countdown({ until, now, announced = false, children }: Props) {
  const [tick, setTick] = useState(0);
  const remaining = Math.max(0, Math.ceil((until - now()) / SECOND));
  useEffect(() => {
    const timer = setInterval(() => setTick((last) => last + 1), SECOND);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <span role="timer" className="tabular-nums">
        {children(remainingOf(remaining))}
      </span>
      {announced && (
        <CountdownAnnouncement secondsLeft={tick === 0 ? null : remaining}>
          {(seconds) => children(remainingOf(seconds))}
        </CountdownAnnouncement>
      )}
    </>
  );
}

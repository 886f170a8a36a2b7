import { useEffect, useState } from 'react';
import { CountdownAnnouncement } from './CountdownAnnouncement.tsx';

interface Props {
  /** Duration, seconds. */
  readonly seconds: number;
  /** Shows nothing before it starts. It must be mounted by then (see `CountdownAnnouncement`). */
  readonly isStarted: boolean;
  /** The text next to the ring. */
  readonly label: (secondsLeft: number) => string;
}

const CIRCUMFERENCE = 2 * Math.PI * 25;

/** Counts down from when it is started: a ring, the seconds and a text. Does nothing when the time is up. */
export function CountdownRing({ seconds, isStarted, label }: Props) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (!isStarted) return undefined;
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.round((end - performance.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [seconds, isStarted]);
  return (
    <div className="flex items-center gap-3">
      {isStarted && (
        <>
          <Ring seconds={seconds} left={left} />
          <p role="timer" className="text-small text-muted">
            {label(left)}
          </p>
        </>
      )}
      <CountdownAnnouncement secondsLeft={isStarted ? left : null}>{label}</CountdownAnnouncement>
    </div>
  );
}

const Ring = ({ seconds, left }: { readonly seconds: number; readonly left: number }) => (
  <svg viewBox="0 0 56 56" className="size-12 shrink-0 text-accent" aria-hidden>
    <circle cx="28" cy="28" r="25" className="fill-none stroke-line" strokeWidth="5" />
    <circle
      cx="28"
      cy="28"
      r="25"
      className="fill-none stroke-current"
      strokeWidth="5"
      strokeLinecap="round"
      strokeDasharray={`${(CIRCUMFERENCE * left) / seconds} ${CIRCUMFERENCE}`}
      transform="rotate(-90 28 28)"
    />
    <text x="28" y="33" textAnchor="middle" className="fill-ink font-semibold text-title">
      {left}
    </text>
  </svg>
);

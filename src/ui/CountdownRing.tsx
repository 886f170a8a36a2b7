import { useEffect, useState } from 'react';

interface Props {
  /** Where it begins, seconds. */
  readonly seconds: number;
  /** Says how much is left. */
  readonly label: (left: number) => string;
}

/** When a screen reader is told, seconds before the end; every second would be a torment. */
const TOLD = [30, 20];
const AROUND = 2 * Math.PI * 25;

/** Counts down from when it appears: a ring that empties, the number, and words. What follows is its owner's business. */
export function CountdownRing({ seconds, label }: Props) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.round((end - performance.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  const told = TOLD.findLast((moment) => left <= moment) ?? seconds;
  return (
    <div className="flex items-center gap-3">
      <svg viewBox="0 0 56 56" className="size-12 shrink-0 text-accent" aria-hidden>
        <circle cx="28" cy="28" r="25" className="fill-none stroke-line" strokeWidth="5" />
        <circle
          cx="28"
          cy="28"
          r="25"
          className="fill-none stroke-current"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={`${(AROUND * left) / seconds} ${AROUND}`}
          transform="rotate(-90 28 28)"
        />
        <text x="28" y="33" textAnchor="middle" className="fill-ink font-semibold text-title">
          {left}
        </text>
      </svg>
      <p role="timer" className="text-small text-muted">
        {label(left)}
      </p>
      <p role="status" className="sr-only">
        {label(told)}
      </p>
    </div>
  );
}

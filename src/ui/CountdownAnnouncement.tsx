import { type ReactNode, useState } from 'react';

interface Props {
  /** Null until the countdown starts. It must be mounted by then: screen readers miss a text that appears with its region. */
  readonly secondsLeft: number | null;
  readonly children: (secondsLeft: number) => ReactNode;
}

/** When the time is announced, seconds before the end; announcing every second is too noisy. */
const ANNOUNCED_AT = [30, 20, 10];

/** Announces the remaining time to screen readers: at the start, and a few times before the end. */
export function CountdownAnnouncement({ secondsLeft, children }: Props) {
  const [start, setStart] = useState(secondsLeft);
  if (start === null && secondsLeft !== null) setStart(secondsLeft);
  const announced = ANNOUNCED_AT.findLast((time) => time < (start ?? 0) && time >= (secondsLeft ?? 0)) ?? start;
  return (
    <span role="status" className="sr-only">
      {announced !== null && children(announced)}
    </span>
  );
}

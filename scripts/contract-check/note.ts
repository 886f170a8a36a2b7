/** Something that a schema cannot say about a backend. It holds no value of a response. */
export interface Note {
  /** What was looked at, such as `token` or `CORS`. */
  readonly subject: string;
  readonly problem: string;
  /** What the user of the portal would see. */
  readonly effect: string;
  /** What to change. */
  readonly change: string;
  /** The portal cannot be used, or makes a mistake, because of it. */
  readonly isFatal: boolean;
}

/** A note in three lines. */
export const noteLines = ({ subject, problem, effect, change, isFatal }: Note): string[] => [
  `${isFatal ? '✗' : '!'} ${subject}: ${problem}`,
  `    the user sees: ${effect}`,
  `    change: ${change}`,
];

/** A number of calls in words. */
export const countOfCalls = (count: number): string => (count === 1 ? '1 call' : `${count} calls`);

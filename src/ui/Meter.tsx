interface Props {
  /** How full, from 0 to 1. */
  readonly value: number;
}

const bounded = (share: number) => Math.min(1, Math.max(0, share));

/** A bar that is partly full. Only for the eye: the text beside it says the same. */
export const Meter = ({ value }: Props) => (
  <svg aria-hidden className="h-2.5 w-full overflow-hidden rounded-full bg-line">
    <rect height="100%" width={`${bounded(value) * 100}%`} rx="5" className="fill-accent" />
  </svg>
);

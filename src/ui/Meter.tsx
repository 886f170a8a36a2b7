interface Props {
  /** From 0 to 1; clamped. */
  readonly value: number;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** A bar that shows a proportion. Decorative: the text next to it must say the same. */
export const Meter = ({ value }: Props) => (
  <svg aria-hidden className="h-2.5 w-full overflow-hidden rounded-full bg-line">
    <rect height="100%" width={`${clamp(value) * 100}%`} rx="5" className="fill-accent" />
  </svg>
);

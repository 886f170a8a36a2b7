import { useId } from 'react';

interface Props {
  /** What is going on. */
  readonly label: string;
  /** How much is done, from 0 to 1. */
  readonly value: number;
}

/** A bar that fills while something is done; a screen reader can ask for it. */
export function Progress({ label, value }: Props) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-medium text-small">
        {label}
      </label>
      <progress
        id={id}
        value={value}
        max={1}
        className="h-2.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-line text-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  );
}

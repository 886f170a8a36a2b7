import { useId } from 'react';

interface Props {
  /** Names the operation. */
  readonly label: string;
  /** From 0 to 1. */
  readonly value: number;
}

/** A progress bar with a label. */
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
        className="forced-color-adjust-none h-2.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-line text-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  );
}

import { useId } from 'react';

interface Props {
  readonly label: string;
  /** What it means, below the label. */
  readonly note?: string;
  readonly on: boolean;
  /** The one that the others hang on. */
  readonly main?: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Something that is on or off and takes effect at once. A native checkbox, drawn as a switch. */
export function Switch({ label, note, on, main = false, onChange }: Props) {
  const id = useId();
  return (
    <label className="flex min-h-11 cursor-pointer items-start justify-between gap-4">
      <span className="grid gap-0.5">
        <span className={main ? 'font-semibold text-title tracking-tight' : 'font-semibold'}>{label}</span>
        {note && (
          <span id={id} className="text-small text-muted">
            {note}
          </span>
        )}
      </span>
      <span className="relative mt-0.5 inline-flex shrink-0">
        <input
          type="checkbox"
          role="switch"
          aria-label={label}
          aria-checked={on}
          aria-describedby={note ? id : undefined}
          checked={on}
          onChange={({ target }) => onChange(target.checked)}
          className="peer h-7 w-12 cursor-pointer appearance-none rounded-full border border-edge bg-line outline-offset-2 transition-colors duration-quick checked:border-transparent checked:bg-accent forced-colors:checked:bg-[Highlight]"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute start-1 top-1 size-5 rounded-full bg-edge transition-transform duration-quick peer-checked:translate-x-5 peer-checked:bg-accent-ink forced-colors:bg-[ButtonText]"
        />
      </span>
    </label>
  );
}

import { useId } from 'react';

interface Props {
  readonly label: string;
  readonly description?: string;
  readonly checked: boolean;
  /** Pressed just now: presses are ignored for a moment. */
  readonly settling?: boolean;
  /** A larger label, for a switch that controls the switches below it. */
  readonly primary?: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A setting that is on or off and takes effect at once. A native checkbox that looks like a switch. */
export function Switch({ label, description, checked, settling = false, primary = false, onChange }: Props) {
  const id = useId();
  return (
    <label className="flex min-h-11 cursor-pointer items-start justify-between gap-4">
      <span className="grid gap-0.5">
        <span className={primary ? 'font-semibold text-title tracking-tight' : 'font-semibold'}>{label}</span>
        {description && (
          <span id={id} className="text-small text-muted">
            {description}
          </span>
        )}
      </span>
      <span className="relative mt-0.5 inline-flex shrink-0">
        <input
          type="checkbox"
          role="switch"
          aria-label={label}
          aria-checked={checked}
          aria-disabled={settling || undefined}
          aria-describedby={description ? id : undefined}
          checked={checked}
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

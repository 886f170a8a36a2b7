import { useId } from 'react';

interface ControlProps {
  readonly label: string;
  /** The id of the text that describes it. */
  readonly describedBy?: string | undefined;
  readonly checked: boolean;
  /** Presses are ignored for a moment, because of a press just now or a save. */
  readonly settling?: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A switch without a visible label, for a setting that a heading names. A native checkbox that looks like a switch. */
export const SwitchControl = ({ label, describedBy, checked, settling = false, onChange }: ControlProps) => (
  <span className="relative inline-flex shrink-0">
    <input
      type="checkbox"
      role="switch"
      aria-label={label}
      aria-checked={checked}
      aria-disabled={settling || undefined}
      aria-describedby={describedBy}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      className="peer h-7 w-12 cursor-pointer appearance-none rounded-full border border-edge bg-line outline-offset-2 transition-colors duration-quick checked:border-transparent checked:bg-accent forced-colors:checked:bg-[Highlight]"
    />
    <span
      aria-hidden
      className="pointer-events-none absolute start-1 top-1 size-5 rounded-full bg-edge transition-transform duration-quick peer-checked:translate-x-5 peer-checked:bg-accent-ink forced-colors:bg-[ButtonText]"
    />
  </span>
);

interface Props extends Omit<ControlProps, 'describedBy'> {
  readonly description?: string;
  /** A larger label, for a switch that controls the switches below it. */
  readonly primary?: boolean;
}

/** A setting that is on or off and takes effect at once, with its label. */
export function Switch({ description, primary = false, ...control }: Props) {
  const id = useId();
  return (
    <label className="flex min-h-11 cursor-pointer items-start justify-between gap-4">
      <span className="grid gap-0.5">
        <span className={primary ? 'font-semibold text-title tracking-tight' : 'font-semibold'}>{control.label}</span>
        {description && (
          <span id={id} className="text-small text-muted">
            {description}
          </span>
        )}
      </span>
      <span className="mt-0.5 flex shrink-0">
        <SwitchControl {...control} describedBy={description ? id : undefined} />
      </span>
    </label>
  );
}

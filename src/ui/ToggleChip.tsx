import { Check, Plus } from 'lucide-react';

interface Props {
  /** The accessible name, which may say more than the visible text. */
  readonly label: string;
  readonly text: string;
  readonly checked: boolean;
  /** Pressed just now: presses are ignored for a moment. */
  readonly settling?: boolean;
  readonly onChange: (on: boolean) => void;
}

/** One of several options that can be combined. A native checkbox that looks like a chip. */
export const ToggleChip = ({ label, text, checked, settling = false, onChange }: Props) => (
  <label
    data-checked={checked || undefined}
    className="relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-edge px-4 font-medium text-small text-muted outline-accent outline-offset-2 transition-colors duration-quick data-checked:border-transparent data-checked:bg-accent-soft data-checked:font-semibold data-checked:text-accent has-focus-visible:outline-2 forced-colors:data-checked:outline-2"
  >
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      aria-disabled={settling || undefined}
      onChange={({ target }) => onChange(target.checked)}
      className="absolute inset-0 cursor-pointer opacity-0"
    />
    {checked ? <Check aria-hidden className="size-4" strokeWidth={2.6} /> : <Plus aria-hidden className="size-4" />}
    <span>{text}</span>
  </label>
);

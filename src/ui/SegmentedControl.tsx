import { useId } from 'react';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The language of the label, where it is another than the page's. */
  readonly lang?: string;
}

interface Props<Value extends string> {
  /** Names the choice to a screen reader. */
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  /** What was chosen is on its way; until then nothing else can be. */
  readonly busy?: boolean;
  readonly onChange: (value: Value) => void;
}

/** A choice between a few, all in sight. Native radio buttons: arrows move, one stop for Tab. */
export function SegmentedControl<Value extends string>({ legend, options, value, busy, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="inline-flex gap-1 rounded-button bg-line p-1">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          lang={option.lang}
          className="relative cursor-pointer rounded-small px-2.5 py-1.5 font-semibold text-label tablet:text-small text-muted outline-accent tablet:px-3.5 outline-offset-2 has-checked:bg-surface has-checked:text-ink has-checked:shadow-tile has-focus-visible:outline-2 forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-disabled={busy || undefined}
            onChange={() => !busy && onChange(option.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

import { useId } from 'react';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The language of the label if it differs from the language of the page. */
  readonly lang?: string;
}

interface Props<Value extends string> {
  /** Names the group for screen readers. */
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/**
 * A choice between short options, on one line if they fit. Native radio buttons: one tab stop, arrow keys select. They are
 * higher than they look, so that fingers can hit them: the gap between lines leaves room for this.
 */
export function SegmentedControl<Value extends string>({ legend, options, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="inline-flex flex-wrap gap-x-1 gap-y-4 rounded-button bg-line p-1">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          lang={option.lang}
          data-checked={option.value === value || undefined}
          className="wrap-break-word relative min-w-11 cursor-pointer rounded-small px-2.5 text-center py-1.5 font-semibold text-label tablet:text-small text-muted outline-accent tablet:px-3.5 outline-offset-2 data-checked:bg-selected data-checked:text-ink data-checked:shadow-tile has-focus-visible:outline-2 forced-colors:data-checked:outline-2"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="-inset-y-2 absolute inset-x-0 cursor-pointer opacity-0"
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

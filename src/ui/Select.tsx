import { ChevronDown } from 'lucide-react';
import { FieldFrame } from './FieldFrame.tsx';
import { CONTROL, type FieldProps } from './field.ts';

interface Option<Value extends string> {
  readonly value: Value;
  readonly text: string;
}

interface Group<Value extends string> {
  /** None where there is nothing to tell apart. */
  readonly label?: string;
  readonly options: readonly Option<Value>[];
}

interface Props<Value extends string> extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'describedBy'> {
  readonly name?: string;
  /** Empty before anything is chosen. */
  readonly value: Value | '';
  /** Stands there before anything is chosen. */
  readonly placeholder?: string;
  /** There is nothing to choose from yet. */
  readonly disabled?: boolean;
  readonly groups: readonly Group<Value>[];
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
}

/** One of many. The browser's own list: typing finds, arrows move, phones show their wheel. */
export function Select<Value extends string>({
  placeholder,
  disabled,
  groups,
  name,
  value,
  onChange,
  onBlur,
  ...frame
}: Props<Value>) {
  const choose = (wanted: string) => {
    const chosen = groups.flatMap(({ options }) => options).find((option) => option.value === wanted);
    if (chosen) onChange(chosen.value);
  };
  return (
    <FieldFrame {...frame}>
      {(ties) => (
        <div className="relative">
          <select
            {...ties}
            name={name}
            value={value}
            disabled={disabled}
            onChange={({ target }) => choose(target.value)}
            onBlur={onBlur}
            className={`${CONTROL} min-h-12 cursor-pointer appearance-none truncate pe-11 enabled:bg-surface disabled:cursor-default disabled:bg-line/50 disabled:text-muted`}
          >
            {placeholder && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {groups.map(({ label, options }) =>
              label ? (
                <optgroup key={label} label={label}>
                  <Options options={options} />
                </optgroup>
              ) : (
                <Options key="" options={options} />
              ),
            )}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute end-4 top-3.5 size-5 text-muted" />
        </div>
      )}
    </FieldFrame>
  );
}

const Options = ({ options }: { readonly options: readonly Option<string>[] }) =>
  options.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));

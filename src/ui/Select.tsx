import { ChevronDown } from 'lucide-react';
import { blurAfterPress } from './blur-after-press.ts';
import { CONTROL_CLASS, FieldFrame, type FieldProps } from './FieldFrame.tsx';

interface Option<Value extends string> {
  readonly value: Value;
  readonly text: string;
}

interface Group<Value extends string> {
  /** Omit it if there is only one group. */
  readonly label?: string;
  readonly options: readonly Option<Value>[];
}

interface Props<Value extends string> extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'describedBy'> {
  readonly name?: string;
  /** Empty if nothing is selected. */
  readonly value: Value | '';
  /** Shown if nothing is selected. */
  readonly placeholder?: string;
  /** There are no options yet. */
  readonly disabled?: boolean;
  readonly groups: readonly Group<Value>[];
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
}

/** A native drop-down list, for a choice between many options. */
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
  const select = (selectedValue: string) => {
    const selected = groups.flatMap(({ options }) => options).find((option) => option.value === selectedValue);
    if (selected) onChange(selected.value);
  };
  return (
    <FieldFrame {...frame}>
      {(accessibilityProps) => (
        <div className="relative">
          <select
            {...accessibilityProps}
            name={name}
            value={value}
            disabled={disabled}
            onChange={({ target }) => select(target.value)}
            {...(onBlur && blurAfterPress(onBlur))}
            className={`${CONTROL_CLASS} min-h-12 cursor-pointer appearance-none truncate pe-11 enabled:bg-surface disabled:cursor-default disabled:bg-line/50 disabled:text-muted`}
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

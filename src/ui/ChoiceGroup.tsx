import { type FocusEvent, useId } from 'react';
import { blurAfterPress } from './blur-after-press.ts';
import { FieldError } from './FieldFrame.tsx';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface Props<Value extends string> {
  /** Names the group. */
  readonly legend: string;
  readonly choices: readonly Choice<Value>[];
  readonly name: string;
  /** The selected choice; any other value means that none is selected. */
  readonly value: string;
  readonly error?: string | null;
  /** Shows the value but does not let the user change it now. */
  readonly readOnly?: boolean;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

/** `Form` focuses the first invalid field; a group passes the focus on to its first choice. */
function focusFirstChoice({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target === currentTarget) currentTarget.querySelector('input')?.focus();
}

/** Native radio buttons, one per line. For short labels on one line use `SegmentedControl`. */
export function ChoiceGroup<Value extends string>({ legend, choices, name, value, error, ...rest }: Props<Value>) {
  const id = useId();
  const [legendId, errorId] = [`${id}-legend`, `${id}-error`];
  const focus = blurAfterPress(rest.onBlur);
  const focusGroup = (event: FocusEvent<HTMLElement>) => {
    focus.onFocus();
    focusFirstChoice(event);
  };
  const blurGroup = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) focus.onBlur(event);
  };
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={legendId}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      onFocus={focusGroup}
      onBlur={blurGroup}
      className="grid gap-2 text-start outline-none"
    >
      <p id={legendId} className="font-semibold text-small">
        {legend}
      </p>
      {choices.map((choice) => (
        <label
          key={choice.value}
          data-checked={choice.value === value || undefined}
          className={`flex min-h-12 cursor-pointer items-center gap-3 rounded-button border bg-surface px-4 py-2.5 data-checked:border-accent data-checked:bg-accent-soft has-aria-disabled:cursor-default ${error ? 'border-danger' : 'border-edge'}`}
        >
          <input
            type="radio"
            name={`${id}-${name}`}
            value={choice.value}
            checked={choice.value === value}
            aria-disabled={rest.readOnly || undefined}
            onChange={() => !rest.readOnly && rest.onChange(choice.value)}
            className="size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-surface checked:border-6 checked:border-accent aria-disabled:opacity-60 forced-colors:appearance-auto"
          />
          <span>{choice.label}</span>
        </label>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

import { type FocusEvent, useId } from 'react';
import { FieldError } from './FieldFrame.tsx';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface Props<Value extends string> {
  /** What is to be chosen. */
  readonly legend: string;
  readonly choices: readonly Choice<Value>[];
  readonly name: string;
  /** Nothing is chosen while it is none of the choices. */
  readonly value: string;
  readonly error?: string | null;
  /** Shows what was chosen, which cannot be changed now. */
  readonly readOnly?: boolean;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

/** Whoever is taken here, because nothing was chosen, goes on at the first choice. */
function passOn({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target === currentTarget) currentTarget.querySelector('input')?.focus();
}

/** A choice between a few that need a line each. The browser's own radio buttons, in the colour of the brand. */
export function ChoiceGroup<Value extends string>({ legend, choices, name, value, error, ...rest }: Props<Value>) {
  const id = useId();
  const [legendId, errorId] = [`${id}-legend`, `${id}-error`];
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) rest.onBlur();
  };
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={legendId}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      onFocus={passOn}
      onBlur={leave}
      className="grid gap-2 text-start outline-none"
    >
      <p id={legendId} className="font-semibold text-small">
        {legend}
      </p>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={`flex min-h-12 cursor-pointer items-center gap-3 rounded-button border bg-surface px-4 py-2.5 has-checked:border-accent has-checked:bg-accent-soft has-aria-disabled:cursor-default ${error ? 'border-danger' : 'border-edge'}`}
        >
          <input
            type="radio"
            name={`${id}-${name}`}
            value={choice.value}
            checked={choice.value === value}
            aria-disabled={rest.readOnly || undefined}
            onChange={() => !rest.readOnly && rest.onChange(choice.value)}
            className="size-5 shrink-0 cursor-pointer accent-accent aria-disabled:opacity-60"
          />
          {choice.label}
        </label>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

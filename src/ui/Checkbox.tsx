import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { blurAfterPress } from './blur-after-press.ts';
import { FieldError } from './FieldFrame.tsx';
import { TextElement } from './TextElement.tsx';

interface Props {
  /** The label; may contain a link. */
  readonly children: ReactNode;
  readonly name: string;
  readonly checked: boolean;
  readonly error?: string | null;
  /** Shows the value but does not let the user change it now. */
  readonly readOnly?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onBlur?: () => void;
}

/** A native checkbox with a label and an error. */
export function Checkbox({ children, name, checked, error, readOnly, onChange, onBlur }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="grid gap-1.5 text-start">
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <span className="relative inline-flex shrink-0">
          <input
            id={id}
            type="checkbox"
            name={name}
            checked={checked}
            aria-disabled={readOnly || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onChange={({ target }) => !readOnly && onChange(target.checked)}
            {...(onBlur && blurAfterPress(onBlur))}
            className="peer size-6 cursor-pointer appearance-none rounded-small border border-edge bg-surface checked:border-transparent checked:bg-accent aria-disabled:opacity-60 forced-colors:appearance-auto"
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute inset-1 hidden size-4 text-accent-ink peer-checked:block forced-colors:hidden"
          />
        </span>
        <span className="min-w-0 flex-1">
          <TextElement>{children}</TextElement>
        </span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { blurAfterPress } from './blur-after-press.ts';
import { focusOnMount } from './focus.tsx';

/** The props of every text field of a form. */
export interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | null;
  readonly name: string;
  readonly value: string;
  /** Shows the value but does not let the user change it now. */
  readonly readOnly?: boolean;
  /** Gets the focus when it is mounted: it is the next thing that the user must fill in. */
  readonly autoFocus?: boolean;
  /** The id of a further element that describes the field, such as a checklist. */
  readonly describedBy?: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

type ControlProps = Pick<FieldProps, 'name' | 'value' | 'readOnly' | 'autoFocus' | 'onChange' | 'onBlur'>;

/** The props of a field in the form that `input` and `textarea` take. */
export const controlProps = ({ name, value, readOnly, autoFocus, onChange, onBlur }: ControlProps) => ({
  name,
  value,
  readOnly,
  ref: autoFocus ? focusOnMount : undefined,
  onChange: ({ target }: { readonly target: HTMLInputElement | HTMLTextAreaElement }) => onChange(target.value),
  ...blurAfterPress(onBlur),
});

/** The class of text controls. */
export const CONTROL_CLASS =
  'w-full rounded-button border border-edge bg-surface px-4 py-2.5 text-body text-ink placeholder:text-muted read-only:bg-line/50 aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger';

/** Connects a control to its label, its error and its hint. */
interface AccessibilityProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface Props extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'describedBy'> {
  readonly children: (accessibilityProps: AccessibilityProps) => ReactNode;
}

/** The label above a control, and the error and the hint below it. */
export function FieldFrame({ label, hint, error, describedBy, children }: Props) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const descriptions = [error && errorId, hint && hintId, describedBy].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5 text-start">
      <label htmlFor={id} className="font-semibold text-small">
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': descriptions || undefined })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-small text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The error of a control, which refers to it with `aria-describedby`. */
export const FieldError = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <p id={id} className="flex items-start gap-1.5 text-danger text-small">
    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span>{children}</span>
  </p>
);

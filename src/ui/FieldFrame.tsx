import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { FieldProps } from './field.ts';

/** What ties a control to its label and to the words about it. */
interface Ties {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface Props extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'describedBy'> {
  readonly children: (ties: Ties) => ReactNode;
}

/** Around a control: its label above it, help and complaint below it. */
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

/** What is wrong with a control; named by its `aria-describedby`. */
export const FieldError = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <p id={id} className="flex items-start gap-1.5 text-danger text-small">
    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span>{children}</span>
  </p>
);

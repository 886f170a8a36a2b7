import type { ComponentProps } from 'react';
import { CONTROL_CLASS, controlProps, FieldFrame, type FieldProps } from './FieldFrame.tsx';

interface Props extends FieldProps, Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode'> {
  readonly type?: 'text' | 'email' | 'tel';
}

/** A single-line text field. The text is never truncated, capitalized or corrected automatically. */
export const Field = ({ type = 'text', autoComplete, inputMode, ...props }: Props) => (
  <FieldFrame {...props}>
    {(accessibilityProps) => (
      <input
        {...accessibilityProps}
        {...controlProps(props)}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={`${CONTROL_CLASS} min-h-12`}
      />
    )}
  </FieldFrame>
);

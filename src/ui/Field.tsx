import type { ComponentProps } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { CONTROL, controlProps, type FieldProps } from './field.ts';

interface Props extends FieldProps, Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode'> {
  readonly type?: 'text' | 'email' | 'tel';
}

/** One line to write. Nothing is cut off or corrected while it is written. */
export const Field = ({ type = 'text', autoComplete, inputMode, ...props }: Props) => (
  <FieldFrame {...props}>
    {(ties) => (
      <input
        {...ties}
        {...controlProps(props)}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={`${CONTROL} min-h-12`}
      />
    )}
  </FieldFrame>
);

import { FieldFrame } from './FieldFrame.tsx';
import { CONTROL, controlProps, type FieldProps } from './field.ts';

/** Several lines to write; the field grows with them. */
export const TextArea = (props: FieldProps) => (
  <FieldFrame {...props}>
    {(ties) => (
      <textarea {...ties} {...controlProps(props)} rows={5} className={`${CONTROL} field-sizing-content min-h-36`} />
    )}
  </FieldFrame>
);

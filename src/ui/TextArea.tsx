import { CONTROL_CLASS, controlProps, FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** A multi-line text field that grows with its text. */
export const TextArea = (props: FieldProps) => (
  <FieldFrame {...props}>
    {(accessibilityProps) => (
      <textarea
        {...accessibilityProps}
        {...controlProps(props)}
        rows={5}
        className={`${CONTROL_CLASS} field-sizing-content min-h-36`}
      />
    )}
  </FieldFrame>
);

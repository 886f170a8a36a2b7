/** What every field of a form is given. */
export interface FieldProps {
  readonly label: string;
  /** What helps to fill it in. */
  readonly hint?: string;
  /** What is wrong with it. */
  readonly error?: string | null;
  readonly name: string;
  readonly value: string;
  /** Shows its value, which cannot be changed now. */
  readonly readOnly?: boolean;
  /** Takes the focus when it appears: it is what the person must do next. */
  readonly autoFocus?: boolean;
  /** The id of something else that describes it, such as a checklist. */
  readonly describedBy?: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** Of the properties of a field, those of the control itself. */
type OfControl = Pick<FieldProps, 'name' | 'value' | 'readOnly' | 'arrives' | 'onChange' | 'onBlur'>;

const receiveFocus = (control: HTMLElement | null) => control?.focus();

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The properties of a field as an input or a text area takes them. */
export const controlProps = ({ name, value, readOnly, autoFocus, onChange, onBlur }: OfControl) => ({
  name,
  value,
  readOnly,
  ref: autoFocus ? receiveFocus : undefined,
  onChange: ({ target }: { readonly target: Control }) => onChange(target.value),
  onBlur: onBlur,
});

/** The look of a control in which one writes. */
export const CONTROL =
  'w-full rounded-button border border-edge bg-surface px-4 py-2.5 text-body text-ink placeholder:text-muted read-only:bg-line/50 aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger';

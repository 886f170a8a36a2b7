import type { MessageId } from './message.ts';
import { type Rule, violationOf } from './rules.ts';

type Values = Readonly<Record<string, string | boolean>>;

/** The state of a form: its values, the values it started with, and which fields were changed and then blurred. */
export interface FormState<V extends Values> {
  readonly initialValues: V;
  readonly values: V;
  readonly touched: { readonly [F in keyof V]?: 'changed' | 'blurred' };
}

type Changed<V extends Values> = {
  readonly [F in keyof V & string]: { readonly type: 'field.changed'; readonly field: F; readonly value: V[F] };
}[keyof V & string];
type Blurred<V extends Values> = { readonly type: 'field.blurred'; readonly field: keyof V & string };

/** The events of a machine with a form. */
export type FormEvent<V extends Values> = Changed<V> | Blurred<V> | { readonly type: 'form.submitted' };

type HasForm<V extends Values> = { readonly form: FormState<V> };

/** A form as used by its machine and by the view that shows it. */
export interface FormLogic<V extends Values, C extends HasForm<V>> {
  /** An untouched form; `values` override the default initial values. */
  initialState(values?: Partial<V>): FormState<V>;
  /** A form that continues with `values`, as if the user had changed them. Values of other fields or types are ignored. */
  restoredState(values: Values): FormState<V>;
  /** For `assign`: sets the value of a field. Its error stays hidden until the field is blurred. */
  changed(args: { context: C; event: Changed<V> }): HasForm<V>;
  /** For `assign`: marks a changed field as blurred, so that its error shows. No effect on an unchanged field. */
  blurred(args: { context: C; event: Blurred<V> }): HasForm<V>;
  /** For `assign`: marks all fields as blurred, so that all errors show. */
  allTouched(args: { context: C }): HasForm<V>;
  /** A guard: no field has an error. */
  isValid(args: { context: C }): boolean;
  /** A guard: some value differs from its initial value. */
  isDirty(args: { context: C }): boolean;
  /** The values as they are checked and sent: cleaned by the rule of each field. */
  cleanValues(context: C): V;
  /** The error to show at a field; null while the field is valid or not yet touched. */
  errorOf(context: C, field: keyof V & string): MessageId | null;
}

/**
 * Defines the form of a machine that keeps its state in `context.form` (§5). `rules` is a function of the context, for
 * rules that depend on other fields or on a response of the backend. Values are stored as typed; each rule cleans its value
 * before it is checked, and `cleanValues` are sent.
 */
export function defineForm<V extends Values, C extends HasForm<V>>(
  defaults: V,
  rules: (context: C) => { readonly [F in keyof V]: Rule<V[F]> },
): FormLogic<V, C> {
  const fields: readonly (keyof V & string)[] = Object.keys(defaults);
  const validate = (context: C, field: keyof V & string): MessageId | null =>
    violationOf(rules(context)[field], context.form.values[field]);
  const update = ({ form }: C, changes: Partial<FormState<V>>): HasForm<V> => ({ form: { ...form, ...changes } });
  return {
    initialState: (values) => {
      const initialValues = { ...defaults, ...values };
      return { initialValues, values: initialValues, touched: {} };
    },
    restoredState: (saved) => {
      const restored = fields.filter((field) => typeof saved[field] === typeof defaults[field]);
      const differing = restored.filter((field) => saved[field] !== defaults[field]);
      return {
        initialValues: defaults,
        values: { ...defaults, ...Object.fromEntries(differing.map((field) => [field, saved[field]])) },
        touched: Object.fromEntries(differing.map((field) => [field, 'changed'])) as FormState<V>['touched'],
      };
    },
    changed: ({ context, event: { field, value } }) => {
      const { values, touched } = context.form;
      return update(context, {
        values: { ...values, [field]: value },
        touched: { ...touched, [field]: touched[field] ?? 'changed' },
      });
    },
    blurred: ({ context, event: { field } }) => {
      const { touched } = context.form;
      return update(context, { touched: touched[field] ? { ...touched, [field]: 'blurred' } : touched });
    },
    allTouched: ({ context }) =>
      update(context, {
        touched: Object.fromEntries(fields.map((field) => [field, 'blurred'])) as FormState<V>['touched'],
      }),
    isValid: ({ context }) => fields.every((field) => validate(context, field) === null),
    cleanValues: (context) => {
      const fieldRules = rules(context);
      return Object.fromEntries(
        fields.map((field) => [field, fieldRules[field].clean(context.form.values[field])]),
      ) as unknown as V;
    },
    isDirty: ({ context: { form } }) => fields.some((field) => form.values[field] !== form.initialValues[field]),
    errorOf: (context, field) => (context.form.touched[field] === 'blurred' ? validate(context, field) : null),
  };
}

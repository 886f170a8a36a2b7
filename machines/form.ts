import type { AnyEventObject } from 'xstate';
import type { MessageId } from './message.ts';
import { type Rule, violationOf } from './rules.ts';
import { settled } from './settling.ts';

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
  /** For `assign` on `field.changed`: sets the value of a field. Its error stays hidden until the field is blurred. */
  changed(args: { context: C; event: AnyEventObject }): HasForm<V>;
  /** For `assign` on `field.blurred`: marks a changed field, so that its error shows. No effect on an unchanged field. */
  blurred(args: { context: C; event: AnyEventObject }): HasForm<V>;
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
    changed: ({ context, event }) => {
      const { field, value } = event as Changed<V>;
      const { values, touched } = context.form;
      return update(context, {
        values: { ...values, [field]: value },
        touched: { ...touched, [field]: touched[field] ?? 'changed' },
      });
    },
    blurred: ({ context, event }) => {
      const { field } = event as Blurred<V>;
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

/**
 * The states in which the user fills in a form. `submitted` is the transition of a valid form; `on` and `ready` are further
 * transitions, or others for the fields. After the answer of a change, go to the child `settled`. The machine has the guard
 * `isValid` and the actions `changeField`, `blurField` and `showErrors`: assignments of the form's functions.
 */
export const formStates = <const Submitted extends object, const On extends object, const Ready extends object>(
  submitted: Submitted,
  { on, ready }: { readonly on?: On; readonly ready?: Ready } = {},
) =>
  ({
    initial: 'ready',
    on: {
      'field.changed': { target: '.ready', actions: 'changeField' },
      'field.blurred': { actions: 'blurField' },
      ...(on as On),
    },
    states: {
      ready: {
        on: {
          'form.submitted': [
            { guard: 'isValid', ...submitted },
            { actions: 'showErrors', description: 'The form is invalid: its errors show.' },
          ],
          ...(ready as Ready),
        },
      },
      settled: settled('ready'),
    },
  }) as const;

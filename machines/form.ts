import * as z from 'zod/mini';
import type { MessageId } from './message.ts';
import type { Rule } from './rules.ts';

type Values = Readonly<Record<string, string | boolean>>;

/** What stands in a form: its values, those that it began with, and the fields that were changed and then left. */
export interface FormState<V extends Values> {
  readonly initial: V;
  readonly values: V;
  readonly visited: { readonly [F in keyof V]?: 'changed' | 'left' };
}

type Changed<V extends Values> = {
  readonly [F in keyof V & string]: { readonly type: 'field.changed'; readonly field: F; readonly value: V[F] };
}[keyof V & string];
type Left<V extends Values> = { readonly type: 'field.blurred'; readonly field: keyof V & string };

/** The events of a machine that holds a form. */
export type FormEvent<V extends Values> = Changed<V> | Left<V> | { readonly type: 'form.submitted' };

type Holder<V extends Values> = { readonly form: FormState<V> };

/** A form as it is used by a machine, and by the view that shows it. */
export interface FormOf<V extends Values, C extends Holder<V>> {
  /** The form as it begins; `given` takes the place of what is written down. */
  start(given?: Partial<V>): FormState<V>;
  /** For `assign`: a field has another value; nothing is said of it before it is left. */
  changed(args: { context: C; event: Changed<V> }): Holder<V>;
  /** For `assign`: a field was left. One that was only passed by says nothing yet. */
  left(args: { context: C; event: Left<V> }): Holder<V>;
  /** For `assign`: everything that is wrong shows. */
  revealed(args: { context: C }): Holder<V>;
  /** A guard: nothing is wrong. */
  isValid(args: { context: C }): boolean;
  /** A guard: something else stands in the form than at the beginning. */
  isDirty(args: { context: C }): boolean;
  /** What is wrong with a field, if that should show by now. */
  errorOf(context: C, field: keyof V & string): MessageId | null;
}

/**
 * Makes a form of a machine whose context has it under `form` (§5). `rules` says what each value must be; it is a
 * function of the context, for rules that depend on other fields or on what the server said. Text is kept as it was
 * typed: a rule judges it, and a call takes it, without what does not count.
 */
export function form<V extends Values, C extends Holder<V>>(
  initial: V,
  rules: (context: C) => { readonly [F in keyof V]: Rule<V[F]> },
): FormOf<V, C> {
  const fields: readonly (keyof V & string)[] = Object.keys(initial);
  const wrong = (context: C, field: keyof V & string): MessageId | null => {
    const { error } = z.safeParse(rules(context)[field], context.form.values[field]);
    return error ? ((error.issues[0]?.message ?? 'rule.required') as MessageId) : null;
  };
  const hold = ({ form: before }: C, news: Partial<FormState<V>>): Holder<V> => ({ form: { ...before, ...news } });
  return {
    start: (given) => {
      const values = { ...initial, ...given };
      return { initial: values, values, visited: {} };
    },
    changed: ({ context, event: { field, value } }) => {
      const { values, visited } = context.form;
      return hold(context, {
        values: { ...values, [field]: value },
        visited: { ...visited, [field]: visited[field] ?? 'changed' },
      });
    },
    left: ({ context, event: { field } }) => {
      const { visited } = context.form;
      return hold(context, { visited: visited[field] ? { ...visited, [field]: 'left' } : visited });
    },
    revealed: ({ context }) =>
      hold(context, { visited: Object.fromEntries(fields.map((field) => [field, 'left'])) as FormState<V>['visited'] }),
    isValid: ({ context }) => fields.every((field) => wrong(context, field) === null),
    isDirty: ({ context: { form: now } }) => fields.some((field) => now.values[field] !== now.initial[field]),
    errorOf: (context, field) => (context.form.visited[field] === 'left' ? wrong(context, field) : null),
  };
}

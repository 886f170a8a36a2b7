import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import type { FormEvent, FormOf, FormState } from '../../machines/form.ts';
import { useTranslate } from './use-translate.ts';

type Values = Readonly<Record<string, string | boolean>>;
type FieldsOf<V, Kind> = { [F in keyof V]: V[F] extends Kind ? F : never }[keyof V] & string;

/** The actor of a machine that holds a form. */
interface Actor<V extends Values, C> extends Pick<AnyActorRef, 'subscribe'> {
  readonly getSnapshot: () => { readonly context: C; readonly can: (event: FormEvent<V>) => boolean };
  readonly send: (event: FormEvent<V>) => void;
}

/** Ties the form of a machine to the fields that show it: what they are given, and what they tell the machine. */
export function useForm<V extends Values, C extends { readonly form: FormState<V> }>(
  actor: Actor<V, C>,
  form: FormOf<V, C>,
) {
  const say = useTranslate();
  const snapshot = useSelector(actor, (one) => one);
  const { context } = snapshot;
  const isLocked = (field: keyof V & string) => !snapshot.can({ type: 'field.blurred', field });
  const canSubmit = snapshot.can({ type: 'form.submitted' });

  const field = <F extends keyof V & string>(name: F) => {
    const error = form.errorOf(context, name);
    return {
      name,
      error: error && say(error),
      readOnly: isLocked(name),
      onChange: (value: V[F]) => actor.send({ type: 'field.changed', field: name, value } as FormEvent<V>),
      onBlur: () => actor.send({ type: 'field.blurred', field: name }),
    };
  };

  return {
    /** For a field in which one writes. */
    text: <F extends FieldsOf<V, string>>(name: F) => ({ ...field(name), value: context.form.values[name] }),
    /** For a box that one ticks. */
    box: <F extends FieldsOf<V, boolean>>(name: F) => ({ ...field(name), checked: context.form.values[name] }),
    /** For the form around them. */
    onSubmit: () => actor.send({ type: 'form.submitted' }),
    /** For the button: nothing can be changed while what was submitted is on its way. */
    submit: {
      busy: Object.keys(context.form.values).every(isLocked),
      disabled: !canSubmit,
    },
  };
}

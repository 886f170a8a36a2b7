import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import type { FormEvent, FormLogic, FormState } from '../../machines/form.ts';
import { useTranslate } from './use-translate.ts';

type Values = Readonly<Record<string, string | boolean>>;
type FieldsOf<V, Kind> = { [F in keyof V]: V[F] extends Kind ? F : never }[keyof V] & string;

/** The actor of a machine with a form. */
interface FormActor<V extends Values, C> extends Pick<AnyActorRef, 'subscribe'> {
  readonly getSnapshot: () => { readonly context: C; readonly can: (event: FormEvent<V>) => boolean };
  readonly send: (event: FormEvent<V>) => void;
}

/** Connects the fields and the submit button of a form to its machine: returns the props of each. */
export function useForm<V extends Values, C extends { readonly form: FormState<V> }>(
  actor: FormActor<V, C>,
  form: FormLogic<V, C>,
) {
  const translate = useTranslate();
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  const isReadOnly = (field: keyof V & string) => !snapshot.can({ type: 'field.blurred', field });
  const canSubmit = snapshot.can({ type: 'form.submitted' });
  const isValid = form.isValid({ context });
  const isBusy = Object.keys(context.form.values).every(isReadOnly);

  const field = <F extends keyof V & string>(name: F) => {
    const error = form.errorOf(context, name);
    return {
      name,
      error: error && translate(error),
      readOnly: isReadOnly(name),
      onChange: (value: V[F]) => actor.send({ type: 'field.changed', field: name, value } as FormEvent<V>),
      onBlur: () => actor.send({ type: 'field.blurred', field: name }),
    };
  };

  return {
    /** Props of a text field. */
    textField: <F extends FieldsOf<V, string>>(name: F) => ({ ...field(name), value: context.form.values[name] }),
    /** Props of a checkbox. */
    checkbox: <F extends FieldsOf<V, boolean>>(name: F) => ({ ...field(name), checked: context.form.values[name] }),
    /** For the `Form`. */
    onSubmit: () => actor.send({ type: 'form.submitted' }),
    /**
     * Props of the submit button: `busy` while the form is being submitted, when no field can be changed; `settling`
     * right after that, when it cannot be submitted again.
     */
    submit: { busy: isBusy, settling: !isBusy && !canSubmit },
    /**
     * Props of a submit button that is disabled until the form is valid (§5). The machine takes a press also before, and
     * shows the errors: that of the field with the focus does not show yet.
     */
    submitWhenValid: {
      busy: isBusy,
      settling: !isBusy && !canSubmit,
      disabled: !isValid,
      pressableWhenDisabled: true,
    },
  };
}

import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ActorRefFrom, assign, createActor, setup } from 'xstate';
import { defineForm, type FormEvent, type FormState } from '../../machines/form.ts';
import { mustBeChecked, singleWord } from '../../machines/rules.ts';
import { useForm } from '../../src/screens/use-form.ts';
import { Checkbox } from '../../src/ui/Checkbox.tsx';
import { Field } from '../../src/ui/Field.tsx';
import { Form } from '../../src/ui/Form.tsx';
import { SubmitButton } from '../../src/ui/SubmitButton.tsx';
import { show } from '../ui/show.tsx';

const EMPTY = { name: '', agreed: false };
interface Context {
  readonly form: FormState<typeof EMPTY>;
}

const signUpForm = defineForm(EMPTY, (_: Context) => ({ name: singleWord, agreed: mustBeChecked('rule.required') }));

const machine = setup({
  types: { context: {} as Context, events: {} as FormEvent<typeof EMPTY> },
  guards: { isValid: signUpForm.isValid },
}).createMachine({
  context: { form: signUpForm.initialState() },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.changed': { actions: assign(signUpForm.changed) },
        'field.blurred': { actions: assign(signUpForm.blurred) },
        'form.submitted': { guard: 'isValid', target: 'submitting' },
      },
    },
    submitting: {},
  },
});

function SignUp({ actor }: { readonly actor: ActorRefFrom<typeof machine> }) {
  const { textField, checkbox, submitWhenValid, onSubmit } = useForm(actor, signUpForm);
  return (
    <Form onSubmit={onSubmit}>
      <Field label="Namn" {...textField('name')} />
      <Checkbox {...checkbox('agreed')}>Ja</Checkbox>
      <SubmitButton {...submitWhenValid} missing="Fyll i allt.">
        Gå med
      </SubmitButton>
    </Form>
  );
}

it('connects fields, errors and the submit button to the machine', () => {
  const actor = createActor(machine);
  actor.start();
  show(<SignUp actor={actor} />);
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Namn' });
  const button = () => screen.getByRole('button', { name: 'Gå med' });

  fireEvent.change(name(), { target: { value: 'an na' } });
  fireEvent.blur(name());
  expect(screen.getByText('Mellanslag är inte tillåtna.')).toBeDefined();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ja' }));
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Fyll i allt.')).toBeDefined();

  fireEvent.change(name(), { target: { value: 'anna' } });
  expect(name().value).toBe('anna');
  expect(screen.queryByText('Fyll i allt.')).toBeNull();
  fireEvent.click(button());
  expect(actor.getSnapshot().matches('submitting')).toBe(true);
  expect(name().readOnly).toBe(true);
  expect(screen.getByRole('checkbox').getAttribute('aria-disabled')).toBe('true');
  expect(button().getAttribute('aria-busy')).toBe('true');
});

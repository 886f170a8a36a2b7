import { expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { defineForm, type FormEvent, type FormState } from '../../machines/form.ts';
import { anyText, equalTo, mustBeChecked, singleWord } from '../../machines/rules.ts';

const EMPTY = { name: '', again: '', agreed: false };
interface Context {
  readonly form: FormState<typeof EMPTY>;
  readonly needsAgain: boolean;
}

const signUpForm = defineForm(EMPTY, ({ form: { values }, needsAgain }: Context) => ({
  name: singleWord,
  again: needsAgain ? equalTo(values.name, 'failure.support') : anyText,
  agreed: mustBeChecked('rule.required'),
}));

const machine = setup({
  types: { context: {} as Context, events: {} as FormEvent<typeof EMPTY>, input: {} as { name?: string } },
  guards: { isValid: signUpForm.isValid, isDirty: signUpForm.isDirty },
}).createMachine({
  context: ({ input }) => ({ form: signUpForm.initialState(input), needsAgain: true }),
  initial: 'editing',
  on: {
    'field.changed': { actions: assign(signUpForm.changed) },
    'field.blurred': { actions: assign(signUpForm.blurred) },
  },
  states: {
    editing: {
      on: { 'form.submitted': [{ guard: 'isValid', target: 'submitted' }, { actions: assign(signUpForm.allTouched) }] },
    },
    submitted: {},
  },
});

function startForm(input: { name?: string } = {}) {
  const actor = createActor(machine, { input });
  actor.start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    context,
    errors: () => Object.keys(EMPTY).map((field) => signUpForm.errorOf(context(), field as keyof typeof EMPTY)),
  };
}

it('shows no error of a field before it was changed and blurred', () => {
  const { actor, errors } = startForm();
  actor.send({ type: 'field.blurred', field: 'name' });
  expect(errors()).toEqual([null, null, null]);
  actor.send({ type: 'field.changed', field: 'name', value: 'an na' });
  expect(errors()).toEqual([null, null, null]);
  actor.send({ type: 'field.blurred', field: 'name' });
  expect(errors()).toEqual(['rule.noSpaces', null, null]);
  actor.send({ type: 'field.changed', field: 'name', value: 'anna' });
  expect(errors()).toEqual([null, null, null]);
  actor.send({ type: 'field.changed', field: 'name', value: '' });
  expect(errors()).toEqual(['rule.required', null, null]);
});

it('shows all errors after an invalid submit, and submits when they are corrected', () => {
  const { actor, errors } = startForm();
  actor.send({ type: 'form.submitted' });
  expect(errors()).toEqual(['rule.required', 'rule.required', 'rule.required']);
  actor.send({ type: 'field.changed', field: 'name', value: 'anna' });
  actor.send({ type: 'field.changed', field: 'again', value: 'bo' });
  actor.send({ type: 'field.changed', field: 'agreed', value: true });
  expect(errors()).toEqual([null, 'failure.support', null]);
  actor.send({ type: 'field.changed', field: 'again', value: 'anna' });
  actor.send({ type: 'form.submitted' });
  expect(actor.getSnapshot().matches('submitted')).toBe(true);
});

it('is dirty while a value differs from its initial value', () => {
  const { actor, context } = startForm({ name: 'anna' });
  const isDirty = () => signUpForm.isDirty({ context: context() });
  expect(context().form.values).toEqual({ name: 'anna', again: '', agreed: false });
  expect(isDirty()).toBe(false);
  actor.send({ type: 'field.changed', field: 'name', value: 'bo' });
  expect(isDirty()).toBe(true);
  actor.send({ type: 'field.changed', field: 'name', value: 'anna' });
  expect(isDirty()).toBe(false);
});

it('continues with restored values, whose errors show when their fields are blurred', () => {
  const { actor, context } = startForm();
  actor.send({ type: 'field.changed', field: 'name', value: 'anna' });
  const { values } = context().form;
  expect(signUpForm.restoredState(values)).toEqual({
    initialValues: EMPTY,
    values: { name: 'anna', again: '', agreed: false },
    touched: { name: 'changed' },
  });
  expect(signUpForm.restoredState({ name: true, other: 'x', agreed: true })).toEqual({
    initialValues: EMPTY,
    values: { name: '', again: '', agreed: true },
    touched: { agreed: 'changed' },
  });
});

it('keeps which fields were blurred when their values change', () => {
  const { actor, context } = startForm();
  actor.send({ type: 'field.changed', field: 'name', value: 'anna' });
  expect(context().form.touched).toEqual({ name: 'changed' });
  actor.send({ type: 'field.blurred', field: 'name' });
  actor.send({ type: 'field.changed', field: 'name', value: 'bo' });
  expect(context().form.touched).toEqual({ name: 'blurred' });
});

import { expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { type FormEvent, type FormState, form } from '../../machines/form.ts';
import { anyText, equalTo, mustBeChecked, singleWord } from '../../machines/rules.ts';

const START = { name: '', again: '', agreed: false };
interface Context {
  readonly form: FormState<typeof START>;
  readonly needsAgain: boolean;
}

const joining = defineForm(START, ({ form: { values }, needsAgain }: Context) => ({
  name: singleWord,
  again: needsAgain ? equalTo(values.name, 'failure.support') : anyText,
  agreed: mustBeChecked('rule.required'),
}));

const machine = setup({
  types: { context: {} as Context, events: {} as FormEvent<typeof START>, input: {} as { name?: string } },
  guards: { isValid: joining.isValid, isDirty: joining.isDirty },
}).createMachine({
  context: ({ input }) => ({ form: joining.initialState(input), needsAgain: true }),
  initial: 'filling',
  on: {
    'field.changed': { actions: assign(joining.changed) },
    'field.blurred': { actions: assign(joining.blurred) },
  },
  states: {
    filling: {
      on: { 'form.submitted': [{ guard: 'isValid', target: 'sent' }, { actions: assign(joining.allTouched) }] },
    },
    sent: {},
  },
});

function filling(input: { name?: string } = {}) {
  const actor = createActor(machine, { input });
  actor.start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    context,
    errors: () => Object.keys(START).map((field) => joining.errorOf(context(), field as keyof typeof START)),
  };
}

it('says nothing of a field before it was changed and left', () => {
  const { actor, errors } = filling();
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

it('says everything when it is submitted wrong, and goes on when it is right', () => {
  const { actor, errors } = filling();
  actor.send({ type: 'form.submitted' });
  expect(errors()).toEqual(['rule.required', 'rule.required', 'rule.required']);
  actor.send({ type: 'field.changed', field: 'name', value: 'anna' });
  actor.send({ type: 'field.changed', field: 'again', value: 'bo' });
  actor.send({ type: 'field.changed', field: 'agreed', value: true });
  expect(errors()).toEqual([null, 'failure.support', null]);
  actor.send({ type: 'field.changed', field: 'again', value: 'anna' });
  actor.send({ type: 'form.submitted' });
  expect(actor.getSnapshot().matches('sent')).toBe(true);
});

it('knows whether it stands as it began', () => {
  const { actor, context } = filling({ name: 'anna' });
  const isDirty = () => joining.isDirty({ context: context() });
  expect(context().form.values).toEqual({ name: 'anna', again: '', agreed: false });
  expect(isDirty()).toBe(false);
  actor.send({ type: 'field.changed', field: 'name', value: 'bo' });
  expect(isDirty()).toBe(true);
  actor.send({ type: 'field.changed', field: 'name', value: 'anna' });
  expect(isDirty()).toBe(false);
});

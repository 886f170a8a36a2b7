import { defineModel, type Trace } from '../model.ts';
import { activateCard } from './activate-card.ts';

const lastStep = ({ steps }: Trace<typeof activateCard>) => steps.at(-1);

export const activateCardModel = defineModel({
  machine: activateCard,
  starts: { 'an empty form': { input: (ports) => ({ ports }) } },
  events: {
    'field.changed': {
      'a card ID': { field: 'cardId', value: '1234 56789' },
      'too short a card ID': { field: 'cardId', value: '1234' },
    },
    'field.blurred': { 'the card ID': { field: 'cardId' } },
    'form.submitted': 'noPayload',
  },
  actors: {
    activateCard: {
      done: { 'it is activated': undefined },
      error: {
        'no such card': { kind: 'rejected', status: 400, detail: 'Invalid card ID' },
        'it cannot be activated': { kind: 'rejected', status: 409, detail: 'The card could not be activated' },
        'no connection': { kind: 'unreachable' },
      },
    },
  },
  identity: ({ form, message }) => [form.values.cardId, form.touched, message !== null],
  invariants: {
    'the card is activated exactly when the backend says so': (trace) =>
      trace.snapshot.matches('activated') === trace.steps.some(({ label }) => label === 'it is activated'),
    'the card ID is sent without spaces': ({ effects }) =>
      effects.every(
        ({ name, args: [request] }) =>
          name !== 'call.activateCard' || Reflect.get(Object(request), 'cardId') === '123456789',
      ),
    'a failure has a message': (trace) => lastStep(trace)?.kind !== 'error' || trace.snapshot.context.message !== null,
    'the message is cleared when the field changes': (trace) => {
      const last = lastStep(trace);
      const isChange = last?.kind === 'event' && last.event.type === 'field.changed';
      return !isChange || trace.snapshot.context.message === null;
    },
  },
});

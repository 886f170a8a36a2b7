import { defineModel, type Trace } from '../model.ts';
import { activation } from './activate-card.ts';

type Seen = Trace<typeof activation>;
const last = ({ steps }: Seen) => steps.at(-1);

export const activateCardModel = defineModel({
  machine: activation,
  starts: { 'a letter': { input: (ports) => ({ ports }) } },
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
        'it could not be': { kind: 'rejected', status: 409, detail: 'The card could not be activated' },
        'no connection': { kind: 'unreachable' },
      },
    },
  },
  identity: ({ form, message }) => [form.values.cardId, form.touched, message !== null],
  invariants: {
    'activated is what the backend said': (trace) =>
      trace.snapshot.matches('activated') === trace.steps.some(({ label }) => label === 'it is activated'),
    'the digits are sent without their spaces': ({ effects }) =>
      effects.every(
        ({ name, args: [request] }) =>
          name !== 'call.activateCard' || Reflect.get(Object(request), 'cardId') === '123456789',
      ),
    'a refusal says why, until something else is entered': (trace) =>
      (last(trace)?.kind === 'error' && trace.snapshot.context.message === null) === false &&
      !(
        last(trace)?.kind === 'event' &&
        last(trace)?.label !== 'the card ID' &&
        last(trace)?.label !== 'noPayload' &&
        trace.snapshot.matches('entering') &&
        trace.snapshot.context.message !== null
      ),
  },
});

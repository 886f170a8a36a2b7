import { accountCards } from '../../contract/card.ts';
import { defineModel, type Trace } from '../model.ts';
import { activateCard } from './activate-card.ts';

const active = accountCards.response.parse(accountCards.example.response);
const blocked = accountCards.response.parse([{ ...accountCards.example.response[0], status: 'BLOCKED' }]);
const unknown = accountCards.response.parse([{ ...accountCards.example.response[0], status: 'ACTIVATED' }]);
const none = accountCards.response.parse([]);

/** Whether the answer shows that the card was not activated. */
const isNotActive = ({ kind, label }: Trace<typeof activateCard>['steps'][number]) =>
  kind === 'done' && label !== 'accepted' && label !== 'the card is active';
const lastStep = ({ steps }: Trace<typeof activateCard>) => steps.at(-1);

export const activateCardModel = defineModel({
  machine: activateCard,
  starts: { 'an empty form': { input: (ports) => ({ ports, accountId: 30412 }) } },
  events: {
    'field.changed': {
      'a card ID': { field: 'cardId', value: '1234 56789' },
      'too short a card ID': { field: 'cardId', value: '1234' },
    },
    'field.blurred': { 'the card ID': { field: 'cardId' } },
    'form.submitted': 'noPayload',
    'status.retry': 'noPayload',
  },
  actors: {
    accountCards: {
      done: {
        'the card is active': active,
        'the card is blocked': blocked,
        'the card has a status that the portal does not know': unknown,
        'there is no card': none,
      },
      error: { 'no answer': { kind: 'unreachable' } },
    },
    activateCard: {
      done: { accepted: undefined },
      error: {
        'no such card': { kind: 'rejected', status: 400, detail: 'Invalid card ID' },
        'it cannot be activated': { kind: 'rejected', status: 409, detail: 'The card could not be activated' },
        'no connection': { kind: 'unreachable' },
      },
    },
  },
  identity: ({ form, message }) => [form.values.cardId, form.touched, message !== null],
  invariants: {
    'the card is activated exactly when the backend has accepted it and then lists an active card': ({
      steps,
      snapshot,
    }) => {
      const isActive = steps.some(({ label }) => label === 'the card is active');
      return (
        snapshot.matches('activated') === isActive && (!isActive || steps.some(({ label }) => label === 'accepted'))
      );
    },
    'after it was accepted the card ID is sent again only if the cards show that nothing was done': ({
      effects,
      steps,
    }) =>
      effects.every(({ name, step }) => {
        if (name !== 'call.activateCard') return true;
        const before = steps.slice(0, step);
        const accepted = before.findLastIndex(({ label }) => label === 'accepted');
        return accepted === -1 || before.slice(accepted).some(isNotActive);
      }),
    'a card that is not active has a message': (trace) =>
      !trace.steps.slice(-1).some(isNotActive) ||
      (trace.snapshot.matches('entering') && trace.snapshot.context.message !== null),
    'the card ID is sent without spaces': ({ effects }) =>
      effects.every(
        ({ name, args: [request] }) =>
          name !== 'call.activateCard' || Reflect.get(Object(request), 'cardId') === '123456789',
      ),
    'submitting an invalid card ID shows its error': (trace) => {
      const last = lastStep(trace);
      const isSubmit = last?.kind === 'event' && last.event.type === 'form.submitted';
      if (!isSubmit || !trace.before?.matches({ entering: 'ready' })) return true;
      return trace.snapshot.matches('submitting') || trace.snapshot.context.form.touched.cardId === 'blurred';
    },
    'a failure has a message': (trace) => lastStep(trace)?.kind !== 'error' || trace.snapshot.context.message !== null,
    'the message is cleared when the field changes': (trace) => {
      const last = lastStep(trace);
      const isChange = last?.kind === 'event' && last.event.type === 'field.changed' && trace.before?.can(last.event);
      return !isChange || trace.snapshot.context.message === null;
    },
  },
});

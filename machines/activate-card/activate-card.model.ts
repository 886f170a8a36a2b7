import { accountCards } from '../../contract/card.ts';
import { isEqual } from '../is-equal.ts';
import { defineModel, type Trace } from '../model.ts';
import { activateCard } from './activate-card.ts';

const active = accountCards.response.parse(accountCards.example.response);
const blocked = accountCards.response.parse([{ ...accountCards.example.response[0], status: 'BLOCKED' }]);
const unknown = accountCards.response.parse([{ ...accountCards.example.response[0], status: 'ACTIVATED' }]);
const none = accountCards.response.parse([]);

const ACTIVE = 'the card is active';

type Step = Trace<typeof activateCard>['steps'][number];

const isReply = (step: Step | undefined) => step?.kind === 'done' || step?.kind === 'error';
const isRead = (step: Step | undefined) => step?.kind === 'done' && step.actor === 'accountCards';
/** An answer with an error status says that nothing was changed. */
const isRejection = (step: Step) => step.kind === 'error' && step.failure.kind === 'rejected';

/**
 * What the replies say. `sent` is the reply to a card ID whose result has not been read yet. After a lost response an
 * active card proves the activation only if it was not active before.
 */
function progressOf(steps: readonly Step[]) {
  let before = '';
  let sent: string | null = null;
  let isProven = false;
  for (const step of steps) {
    if (isReply(step) && step.actor === 'activateCard') sent = isRejection(step) ? null : step.label;
    if (!isRead(step)) continue;
    if (sent === null) before = step.label;
    else isProven = step.label === ACTIVE && (sent === 'accepted' || before !== ACTIVE);
    sent = null;
  }
  return { sent, before, isProven };
}

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
        [ACTIVE]: active,
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
        'a server error': { kind: 'rejected', status: 500, detail: null },
      },
    },
  },
  identity: ({ form, isConclusive, message }) => [form.values.cardId, form.touched, isConclusive, message],
  invariants: {
    'the card is activated exactly when the cards prove it': ({ steps, snapshot }) =>
      snapshot.matches('activated') === progressOf(steps).isProven,
    'the card ID is sent again only after the cards were read': ({ effects, steps }) =>
      effects.every(({ name, step }) => {
        const { sent } = progressOf(steps.slice(0, step));
        return name !== 'call.activateCard' || (isRead(steps[step - 1]) && sent === null);
      }),
    'a card that was active before is no proof without an answer': ({ steps, snapshot }) =>
      !snapshot.matches('submitting') || snapshot.context.isConclusive === (progressOf(steps).before !== ACTIVE),
    'a result that cannot be read is unknown': ({ steps, snapshot }) =>
      !isReply(steps.at(-1)) ||
      snapshot.matches('outcomeUnknown') === (progressOf(steps).sent !== null && steps.at(-1)?.label === 'no answer'),
    'a card ID that is back in the form has a message that says why': ({ steps, before, snapshot }) => {
      if (!isReply(steps.at(-1)) || !snapshot.matches('entering')) return true;
      const { sent } = progressOf(steps.slice(0, -1));
      const isStillBlocked = isEqual(snapshot.context.message, { id: 'activate-card.stillBlocked' });
      return (
        snapshot.context.message !== null &&
        isStillBlocked === (before?.matches('checkingOutcome') && sent === 'accepted')
      );
    },
    'the card ID is sent without spaces': ({ effects }) =>
      effects.every(
        ({ name, args: [request] }) =>
          name !== 'call.activateCard' || Reflect.get(Object(request), 'cardId') === '123456789',
      ),
    'submitting an invalid card ID shows its error': (trace) => {
      const last = lastStep(trace);
      const isSubmit = last?.kind === 'event' && last.event.type === 'form.submitted';
      if (!isSubmit || !trace.before?.matches({ entering: 'ready' })) return true;
      return trace.snapshot.matches('comparing') || trace.snapshot.context.form.touched.cardId === 'blurred';
    },
    'the message is cleared when the field changes': (trace) => {
      const last = lastStep(trace);
      const isChange = last?.kind === 'event' && last.event.type === 'field.changed' && trace.before?.can(last.event);
      return !isChange || trace.snapshot.context.message === null;
    },
  },
});

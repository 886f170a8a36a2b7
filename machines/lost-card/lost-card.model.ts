import type { CallFailure } from '../../contract/backend.ts';
import { accountCards, type Card } from '../../contract/card.ts';
import { defineModel, type Trace } from '../model.ts';
import { lostCard } from './lost-card.ts';

const [active] = accountCards.response.parse(accountCards.example.response) as [Card];
const blocked: Card = { ...active, status: 'BLOCKED' };
/** With a status that the portal does not know. */
const frozen: Card = { ...active, status: { other: 'FROZEN' } };
const older: Card = { ...blocked, referenceCode: 'C-OLD', lastFourDigits: '1111' };
const unreachable: CallFailure = { kind: 'unreachable' };

type LostTrace = Trace<typeof lostCard>;

type Step = LostTrace['steps'][number];

/** The current card of an answer (§4); undefined without one. */
const answeredCard = (step: Step): Card | undefined =>
  step.kind === 'done' && step.actor === 'accountCards'
    ? (step.output.find(({ status }) => status === 'ACTIVE') ?? step.output[0])
    : undefined;

/** The current card as the backend answered, then as the block has reported it. */
function reportedCards({ steps }: Pick<LostTrace, 'steps'>): readonly Card[] {
  const index = steps.findIndex((step) => answeredCard(step) !== undefined);
  if (index === -1) return [];
  return steps.slice(index).flatMap((step) => {
    const card = step.kind === 'event' && step.event.type === 'card.changed' ? step.event.card : answeredCard(step);
    return card ?? [];
  });
}

/** The last answer about the cards, and whether the user has asked to read them again since. */
function lastRead({ steps }: Pick<LostTrace, 'steps'>) {
  const index = steps.findLastIndex(({ kind }) => kind === 'done' || kind === 'error');
  const isRetried = steps.slice(index + 1).some((step) => step.kind === 'event' && step.event.type === 'card.retry');
  return { answer: steps[index], isRetried };
}

/** What a user expects to see when the card has this status, and had another one before. */
function expectedState(last: Card, before: Card | undefined): string {
  if (last.status === 'BLOCKED') return 'blocked';
  if (last.status !== 'ACTIVE') return 'otherStatus';
  return before?.status === 'BLOCKED' ? 'usableAgain' : 'usable';
}

export const lostCardModel = defineModel({
  machine: lostCard,
  starts: { 'an account': { input: (ports) => ({ ports, accountId: 30412 }) } },
  events: {
    'card.retry': 'noPayload',
    'card.changed': {
      'it is blocked': { card: blocked },
      'it is active': { card: active },
      'its status is unknown': { card: frozen },
    },
  },
  actors: {
    accountCards: {
      done: {
        'an active card': [active],
        'an old card and an active one': [older, active],
        'a blocked card': [blocked],
        'a card with an unknown status': [frozen],
        'no cards': [],
      },
      error: { 'no connection': unreachable },
    },
    temporaryBlock: 'machine',
    latestTransactions: 'machine',
  },
  identity: ({ card }) => [card?.referenceCode, card?.status],
  invariants: {
    'the page shows the status that was reported last, and whether the card was opened again': (trace) => {
      const cards = reportedCards(trace);
      const last = cards.at(-1);
      const { value } = trace.snapshot;
      if (last === undefined) return value === 'loading' || value === 'loadFailed' || value === 'noCard';
      return trace.snapshot.matches({ loaded: expectedState(last, cards.at(-2)) } as never);
    },
    'the card is the first active one, else the first one, as it was reported last': (trace) =>
      JSON.stringify(trace.snapshot.context.card) === JSON.stringify(reportedCards(trace).at(-1) ?? null),
    'an account without a card has its own state': (trace) =>
      (lastRead(trace).answer?.label === 'no cards') === trace.snapshot.matches('noCard'),
    'a card that cannot be read shows the reason until it is read again': (trace) => {
      const { answer, isRetried } = lastRead(trace);
      const isFailed = answer?.kind === 'error' && !isRetried;
      const { snapshot } = trace;
      return snapshot.matches('loadFailed') === isFailed && (snapshot.context.failure !== null) === isFailed;
    },
    'the card is read once at the start, and once for each retry after a failure': ({ steps, effects, before }) => {
      const last = steps.at(-1);
      const isRead = effects.some(({ name, step }) => name === 'call.accountCards' && step === steps.length);
      const isRetry = last?.kind === 'event' && last.event.type === 'card.retry' && before?.matches('loadFailed');
      return isRead === (last === undefined || isRetry === true);
    },
    'the block can be set or lifted exactly while there is a card': ({ snapshot }) =>
      (snapshot.children.temporaryBlock !== undefined) === snapshot.matches('loaded'),
    'purchases are read exactly while the card is blocked': ({ snapshot }) =>
      (snapshot.children.latestTransactions !== undefined) === snapshot.matches({ loaded: 'blocked' }),
  },
});

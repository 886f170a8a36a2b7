import type { CallFailure } from '../../contract/backend.ts';
import { accountCards, type Card } from '../../contract/card.ts';
import { defineModel } from '../model.ts';
import { card } from './card.ts';

const [active] = accountCards.response.parse(accountCards.example.response) as [Card];
const blocked: Card = { ...active, status: 'BLOCKED' };
const older: Card = { ...active, referenceCode: 'C-OLD', lastFourDigits: '1111', status: 'BLOCKED' };
const down: CallFailure = { kind: 'rejected', status: 500, detail: null };
const failing = { 'the backend is down': down };

/** What the person is told of each part, by what was said of it. */
const PARTS = {
  wallet: { 'on a phone': 'active', 'in no wallet': 'absent', 'the backend is down': 'unknown' },
  replacement: { 'digital cards': 'digital', 'plastic only': 'classic', 'the backend is down': 'unknown' },
} as const;
const ACTORS = { wallet: 'walletTokens', replacement: 'virtualCards' } as const;

export const cardModel = defineModel({
  machine: card,
  starts: { 'an account': { input: (ports) => ({ ports, accountId: 30412 }) } },
  events: { 'card.retry': 'noPayload', 'card.changed': { 'now it is blocked': { card: blocked } } },
  actors: {
    accountCards: {
      done: {
        'one card': [active],
        'an old one and a new one': [older, active],
        'only a blocked one': [blocked],
        none: [],
      },
      error: failing,
    },
    walletTokens: {
      done: {
        'on a phone': { walletTokens: [{ status: 'ACTIVE' }, { status: 'DEACTIVATED' }] },
        'in no wallet': { walletTokens: [{ status: 'DEACTIVATED' }] },
      },
      error: failing,
    },
    virtualCards: { done: { 'digital cards': { enabled: true }, 'plastic only': { enabled: false } }, error: failing },
    cardSecret: 'machine',
    pinUnblock: 'machine',
    temporaryBlock: 'machine',
    physicalCardOffer: 'machine',
  },
  identity: () => null,
  invariants: {
    'the card is the first active one, else the first, as it was told last': ({ steps, snapshot: { context } }) => {
      const told = steps.findLast(
        (step) =>
          (step.kind === 'done' && step.actor === 'accountCards') ||
          (step.kind === 'event' && step.event.type === 'card.changed'),
      );
      if (told?.label === 'now it is blocked') return context.card === null || context.card.status === 'BLOCKED';
      if (told?.label === 'only a blocked one') return context.card?.status === 'BLOCKED';
      return told === undefined || told.label === 'none'
        ? context.card === null
        : context.card?.referenceCode === active.referenceCode;
    },
    'each part says what it was told last, whatever the others do': ({ steps, snapshot }) =>
      !snapshot.matches('shown') ||
      Object.entries(ACTORS).every(([part, actor]) => {
        const told = steps.findLast((step) => 'actor' in step && step.actor === actor);
        const value: unknown = Reflect.get(Object(Reflect.get(Object(snapshot.value), 'shown')), part);
        const label: string = told?.label ?? '';
        return value === 'reading' || value === Reflect.get(PARTS[part as keyof typeof PARTS], label);
      }),
    'the offer of a physical card hears of every change': ({ steps, effects, snapshot }) =>
      !snapshot.matches('shown') ||
      effects.filter(({ name }) => name === 'physicalCardOffer.send').length ===
        steps
          .slice(steps.findIndex((step) => step.kind === 'done' && step.actor === 'accountCards'))
          .filter((step) => step.kind === 'event' && step.event.type === 'card.changed').length,
    'an account without a card says so': ({ steps, snapshot }) =>
      steps.at(-1)?.label !== 'none' || snapshot.value === 'none',
  },
});

import type { CallFailure } from '../../contract/backend.ts';
import { accountCards, type Card } from '../../contract/card.ts';
import { lostRows, withLost } from '../../contract/list.ts';
import type { Ore } from '../../contract/money.ts';
import { readPreferences } from '../../contract/preferences.ts';
import { defineModel } from '../model.ts';
import { card } from './card.ts';

const [active] = accountCards.response.parse(accountCards.example.response) as [Card];
const blocked: Card = { ...active, status: 'BLOCKED' };
const older: Card = { ...active, referenceCode: 'C-OLD', lastFourDigits: '1111', status: 'BLOCKED' };
const preferences = readPreferences.response.parse(readPreferences.example.response);
const withLimits = (daily: number | null, weekly: number | null) => ({
  ...preferences,
  dailyPurchaseLimit: daily as Ore | null,
  weeklyPurchaseLimit: weekly as Ore | null,
});
const down: CallFailure = { kind: 'unreachable' };
const errors = { 'no connection': down };

/** The state of each region after each reply. */
const REGION_STATES = {
  wallet: { 'on a phone': 'inWallet', 'in no wallet': 'notInWallet', 'no connection': 'loadFailed' },
  replacement: { 'digital cards': 'digital', 'plastic only': 'classic', 'no connection': 'loadFailed' },
  limits: {
    'no limits': 'unlimited',
    'one that cannot be read': 'unlimited',
    'a weekly limit': 'limited',
    'a daily limit': 'limited',
    'no connection': 'loadFailed',
  },
} as const;
const ACTORS = { wallet: 'walletTokens', replacement: 'virtualCards', limits: 'readPreferences' } as const;

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
        'one that can be read': withLost([active], 1),
        none: [],
      },
      error: errors,
    },
    walletTokens: {
      done: {
        'on a phone': { walletTokens: [{ status: 'DEACTIVATED' }, { status: 'ACTIVE' }, { status: 'INACTIVE' }] },
        'in no wallet': { walletTokens: [{ status: 'DEACTIVATED' }, { status: 'INACTIVE' }, { status: 'active ' }] },
      },
      error: errors,
    },
    virtualCards: { done: { 'digital cards': { enabled: true }, 'plastic only': { enabled: false } }, error: errors },
    readPreferences: {
      done: {
        'no limits': withLimits(0, 0),
        'a daily limit': withLimits(20_000, 0),
        'a weekly limit': withLimits(0, 60_000),
        'one that cannot be read': withLimits(20_000, null),
      },
      error: errors,
    },
    recentSpending: 'machine',
    sensitiveInfo: 'machine',
    pinUnblock: 'machine',
    temporaryBlock: 'machine',
    physicalCardOffer: 'machine',
  },
  identity: ({ cards }) => lostRows(cards),
  invariants: {
    'the card is the first active one, else the first one, with its last known status': ({
      steps,
      snapshot: { context },
    }) => {
      const last = steps.findLast(
        (step) =>
          (step.kind === 'done' && step.actor === 'accountCards') ||
          (step.kind === 'event' && step.event.type === 'card.changed'),
      );
      if (last?.label === 'now it is blocked') return context.card === null || context.card.status === 'BLOCKED';
      if (last?.label === 'only a blocked one') return context.card?.status === 'BLOCKED';
      return last === undefined || last.label === 'none'
        ? context.card === null
        : context.card?.referenceCode === active.referenceCode;
    },
    'the number of lost cards is that of the last response': ({ snapshot: { context }, lastAnswer }) =>
      lostRows(context.cards) === lostRows(lastAnswer('accountCards') ?? []),
    'each region follows its own last reply': ({ steps, snapshot }) =>
      !snapshot.matches('loaded') ||
      Object.entries(ACTORS).every(([region, actor]) => {
        const last = steps.findLast((step) => 'actor' in step && step.actor === actor);
        const value: unknown = Reflect.get(Object(Reflect.get(Object(snapshot.value), 'loaded')), region);
        const label: string = last?.label ?? '';
        return value === 'loading' || value === Reflect.get(REGION_STATES[region as keyof typeof REGION_STATES], label);
      }),
    'the offer of a physical card is notified of every change': ({ steps, effects, snapshot }) =>
      !snapshot.matches('loaded') ||
      effects.filter(({ name }) => name === 'physicalCardOffer.send').length ===
        steps
          .slice(steps.findIndex((step) => step.kind === 'done' && step.actor === 'accountCards'))
          .filter((step) => step.kind === 'event' && step.event.type === 'card.changed').length,
    'the limits are those of the last response': ({ snapshot, lastAnswer }) => {
      const { dailyPurchaseLimit: daily, weeklyPurchaseLimit: weekly } =
        lastAnswer('readPreferences') ?? withLimits(0, 0);
      const { limits } = snapshot.context;
      const isLimited = snapshot.matches({ loaded: { limits: 'limited' } });
      return isLimited ? limits?.daily === daily && limits?.weekly === weekly : limits === null;
    },
    'an account without a card has its own state': ({ steps, snapshot }) =>
      steps.at(-1)?.label !== 'none' || snapshot.value === 'noCard',
  },
});

import type { CallFailure } from '../../contract/backend.ts';
import { accountCards } from '../../contract/card.ts';
import { defineModel } from '../model.ts';
import { cardStanding } from './card-status.ts';

const down: CallFailure = { kind: 'rejected', status: 500, detail: null };
const failing = { 'the backend is down': down };
const pinless: CallFailure = {
  kind: 'rejected',
  status: 409,
  detail: 'PIN is not available for new or terminated cards',
};
const [card] = accountCards.response.parse(accountCards.example.response);
if (!card) throw new Error('the example of accountCards is empty');
const older = { ...card, referenceCode: 'C-1', status: 'BLOCKED' } as const;

/** Where a part of the card must stand after what was last told of it. */
const PIN = {
  'no PIN': 'pinless',
  'a PIN': 'reading',
  'wrong tries left': 'usable',
  'too many wrong tries': 'blocked',
  'there is none': 'pinless',
} as const;
const WALLET = { 'on a phone': 'active', 'only on an old phone': 'inactive', nowhere: 'inactive' } as const;

export const cardStandingModel = defineModel({
  machine: cardStanding,
  starts: { 'an open account': { input: (ports) => ({ ports, accountId: 30412 }) } },
  events: { 'card.retry': 'bare', 'pin.retry': 'bare', 'wallet.retry': 'bare' },
  actors: {
    accountCards: { done: { 'a blocked card and an active one': [older, card], none: [] }, error: failing },
    pinStatus: { done: { 'a PIN': { pinSet: true }, 'no PIN': { pinSet: false } }, error: failing },
    pinAttempts: {
      done: { 'wrong tries left': { counter: 2, max: 3 }, 'too many wrong tries': { counter: 3, max: 3 } },
      error: { ...failing, 'there is none': pinless },
    },
    walletTokens: {
      done: {
        'on a phone': { walletTokens: [{ status: 'DEACTIVATED' }, { status: 'ACTIVE' }] },
        'only on an old phone': { walletTokens: [{ status: 'DEACTIVATED' }] },
        nowhere: { walletTokens: [] },
      },
      error: failing,
    },
  },
  identity: () => null,
  invariants: {
    'it is about the active card': ({ effects }) =>
      effects
        .filter(({ name }) => name === 'call.pinStatus' || name === 'call.pinAttempts' || name === 'call.walletTokens')
        .every(({ args: [request] }) => JSON.stringify(request) === '{"referenceCode":"C-7F3A91"}'),
    'PIN and wallet stand as was last told of each, whatever became of the other': ({ steps, snapshot }) =>
      (
        [
          ['pin', /^pin/, PIN],
          ['wallet', /^wallet/, WALLET],
        ] as const
      ).every(([part, actors, standing]) => {
        const at = steps.findLastIndex((step) => 'actor' in step && actors.test(step.actor));
        const retried = steps.findLastIndex((step) => step.kind === 'event' && step.event.type === `${part}.retry`);
        const answer = at > retried ? steps[at] : undefined;
        if (answer === undefined) return true;
        const state = (standing as Readonly<Record<string, string>>)[answer.label] ?? 'failed';
        return snapshot.matches({ known: { [part]: state } });
      }),
    'without a card nothing more is asked': ({ steps, effects }) =>
      steps.some((step) => step.kind === 'done' && step.actor === 'accountCards' && step.label !== 'none') ===
      effects.some(({ name }) => name === 'call.pinStatus'),
  },
});

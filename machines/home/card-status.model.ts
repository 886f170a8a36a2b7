import type { CallFailure } from '../../contract/backend.ts';
import { accountCards } from '../../contract/card.ts';
import { defineModel } from '../model.ts';
import { cardStatus } from './card-status.ts';

const unreachable: CallFailure = { kind: 'unreachable' };
const failing = { 'no connection': unreachable };
const noPin: CallFailure = {
  kind: 'rejected',
  status: 409,
  detail: 'PIN is not available for new or terminated cards',
};
const noCard: CallFailure = { kind: 'rejected', status: 404, detail: 'The card does not exist' };
const [card] = accountCards.response.parse(accountCards.example.response);
if (!card) throw new Error('the example of accountCards is empty');
const blockedCard = { ...card, referenceCode: 'C-1', status: 'BLOCKED' } as const;

/** The expected state after the last reply about the PIN, by the label of the reply. */
const PIN_STATES: Readonly<Record<string, string>> = {
  'PIN not set': 'noPin',
  'PIN set': 'loadingAttempts',
  'attempts left': 'usable',
  'no attempts left': 'blocked',
  'more attempts than allowed': 'blocked',
  'card without PIN': 'noPin',
};
/** The same for the wallet. */
const WALLET_STATES: Readonly<Record<string, string>> = {
  'active token': 'active',
  'only inactive tokens': 'inactive',
  'no tokens': 'inactive',
};

const ATTEMPTS = {
  'attempts left': { counter: 2, max: 3 },
  'no attempts left': { counter: 3, max: 3 },
  'more attempts than allowed': { counter: 4, max: 3 },
};

export const cardStatusModel = defineModel({
  machine: cardStatus,
  starts: { 'home is open': { input: (ports, spy) => ({ ports, accountId: 30412, onEvent: spy('onEvent') }) } },
  events: { 'card.retry': 'noPayload', 'pin.retry': 'noPayload', 'wallet.retry': 'noPayload' },
  actors: {
    accountCards: { done: { 'a blocked and an active card': [blockedCard, card], 'no cards': [] }, error: failing },
    pinStatus: { done: { 'PIN set': { pinSet: true }, 'PIN not set': { pinSet: false } }, error: failing },
    pinAttempts: {
      done: ATTEMPTS,
      error: { ...failing, 'no such card': noCard, 'card without PIN': noPin },
    },
    walletTokens: {
      done: {
        'active token': { walletTokens: [{ status: 'DEACTIVATED' }, { status: 'ACTIVE' }] },
        'only inactive tokens': {
          walletTokens: [{ status: 'DEACTIVATED' }, { status: 'INACTIVE' }, { status: 'active ' }],
        },
        'no tokens': { walletTokens: [] },
      },
      error: failing,
    },
  },
  identity: () => null,
  invariants: {
    'all calls are about the active card': ({ effects }) =>
      effects
        .filter(({ name }) => name === 'call.pinStatus' || name === 'call.pinAttempts' || name === 'call.walletTokens')
        .every(({ args: [request] }) => JSON.stringify(request) === '{"referenceCode":"C-7F3A91"}'),
    'PIN and wallet match their own last reply, independently of each other': ({ steps, snapshot }) =>
      (
        [
          ['pin', /^pin/, PIN_STATES],
          ['wallet', /^wallet/, WALLET_STATES],
        ] as const
      ).every(([part, actors, states]) => {
        const replied = steps.findLastIndex((step) => 'actor' in step && actors.test(step.actor));
        const retried = steps.findLastIndex((step) => step.kind === 'event' && step.event.type === `${part}.retry`);
        const reply = replied > retried ? steps[replied] : undefined;
        return reply === undefined || snapshot.matches({ loaded: { [part]: states[reply.label] ?? 'loadFailed' } });
      }),
    'calls about PIN and wallet are made if and only if there is a card': ({ steps, effects }) =>
      steps.some((step) => step.kind === 'done' && step.actor === 'accountCards' && step.label !== 'no cards') ===
      effects.some(({ name }) => name === 'call.pinStatus'),
    'the owner hears each time that it is known whether card and PIN can be used': ({ steps, effects }) => {
      const answers = steps.filter((step) =>
        step.kind === 'error'
          ? step.actor !== 'walletTokens'
          : step.kind === 'done' && ['no cards', 'PIN not set', ...Object.keys(ATTEMPTS)].includes(step.label),
      );
      return effects.filter(({ name }) => name === 'onEvent').length === answers.length;
    },
    'the reason of a failure is kept for the part that failed': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'error' || last.label !== 'no connection' || !before) return true;
      const { card: ofCard, pin, wallet } = snapshot.context.failures;
      const kept = last.actor === 'accountCards' ? ofCard : last.actor === 'walletTokens' ? wallet : pin;
      return kept === last.failure;
    },
  },
});

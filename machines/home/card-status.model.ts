import type { CallFailure } from '../../contract/backend.ts';
import { accountCards } from '../../contract/card.ts';
import { defineModel, lastEffects, type Spy, type Trace } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
import type { VaultPorts } from '../ports.ts';
import { cardStatus, isCardBlocked, isPinBlocked } from './card-status.ts';

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

const snapshotPin = (snapshot: Trace<typeof cardStatus>['snapshot']) =>
  (['usable', 'blocked', 'noPin'] as const).some((pin) => snapshot.matches({ loaded: { pin } }));

/** Half an hour before home is opened, ms since 1970. */
const READ_AT = MODEL_START - 30 * 60_000;
const readBefore = (accountId: number, value: object) => ({
  lastCardStatus: JSON.stringify({ accountId, readAt: READ_AT, value }),
});
const homeIsOpen = (ports: VaultPorts, spy: Spy) => ({ ports, accountId: 30412, onEvent: spy('onEvent') });

/** What was read before, by start: whether the card and the PIN were blocked. */
const BEFORE: Readonly<Record<string, readonly [boolean, boolean]>> = {
  'the card was usable before': [false, false],
  'the card was blocked before': [true, false],
  'the PIN was blocked before': [false, true],
};

export const cardStatusModel = defineModel({
  machine: cardStatus,
  starts: {
    'home is open': { input: homeIsOpen },
    'the card was usable before': {
      device: readBefore(30412, { isCardBlocked: false, isPinBlocked: false }),
      input: homeIsOpen,
    },
    'the card was blocked before': {
      device: readBefore(30412, { isCardBlocked: true, isPinBlocked: false }),
      input: homeIsOpen,
    },
    'the PIN was blocked before': {
      device: readBefore(30412, { isCardBlocked: false, isPinBlocked: true }),
      input: homeIsOpen,
    },
    'another card was read before': {
      device: readBefore(40001, { isCardBlocked: true, isPinBlocked: true }),
      input: homeIsOpen,
    },
  },
  events: { 'card.retry': 'noPayload', 'pin.retry': 'noPayload', 'wallet.retry': 'noPayload' },
  actors: {
    accountCards: {
      done: { 'a blocked and an active card': [blockedCard, card], 'a blocked card': [blockedCard], 'no cards': [] },
      error: failing,
    },
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
  identity: ({ card: read, last, ports }) => [read?.status, last, ports.device.read('lastCardStatus')],
  invariants: {
    'all calls are about the active card, or the only one': ({ effects, steps }) => {
      const isBlocked = steps.some(({ label }) => label === 'a blocked card');
      return effects
        .filter(({ name }) => name === 'call.pinStatus' || name === 'call.pinAttempts' || name === 'call.walletTokens')
        .every(
          ({ args: [request] }) => JSON.stringify(request) === `{"referenceCode":"${isBlocked ? 'C-1' : 'C-7F3A91'}"}`,
        );
    },
    'a card that cannot be read is as it was last, with the time; nothing is known of another one': (trace) => {
      const { start, snapshot } = trace;
      const last = trace.steps.findLast((step) => 'actor' in step && step.actor === 'accountCards');
      const before = last?.kind === 'error' ? BEFORE[start] : undefined;
      const isStale = snapshot.matches('stale') || (snapshot.matches('loading') && before !== undefined);
      if (before === undefined) return !isStale && snapshot.context.last === null;
      return (
        isStale &&
        snapshot.context.last?.readAt === READ_AT &&
        isCardBlocked(snapshot) === before[0] &&
        isPinBlocked(snapshot) === before[1]
      );
    },
    'what is read is remembered for this account, once card and PIN are known': (trace) => {
      const last = trace.steps.at(-1);
      const pin = last && 'actor' in last && snapshotPin(trace.snapshot);
      const written = lastEffects(trace, 'device.write').length;
      if (!pin || !last || !('actor' in last) || last.actor === 'walletTokens') return written === 0;
      const entry = JSON.parse(String(trace.effects.findLast(({ name }) => name === 'device.write')?.args[1]));
      return (
        entry.accountId === 30412 &&
        entry.value.isCardBlocked === isCardBlocked(trace.snapshot) &&
        entry.value.isPinBlocked === isPinBlocked(trace.snapshot)
      );
    },
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

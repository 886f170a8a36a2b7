import type { CallFailure } from '../../contract/backend.ts';
import { accountCards } from '../../contract/card.ts';
import { defineModel } from '../model.ts';
import { mobileDevices } from './mobile-devices.ts';

const cards = accountCards.response.parse(accountCards.example.response);
const errors: Readonly<Record<string, CallFailure>> = { 'no connection': { kind: 'unreachable' } };

/** The state after each reply. */
const STATES: Readonly<Record<string, string>> = {
  'a card': 'loadingDevices',
  'no card': 'noDevices',
  'two devices': 'loaded',
  'one device': 'loaded',
  'no device': 'noDevices',
  'no connection': 'loadFailed',
};

export const mobileDevicesModel = defineModel({
  machine: mobileDevices,
  starts: { 'an account': { input: (ports) => ({ ports, accountId: 30412 }) } },
  events: { 'devices.retry': 'noPayload' },
  actors: {
    accountCards: { done: { 'a card': cards, 'no card': [] }, error: errors },
    walletTokens: {
      done: {
        'two devices': {
          walletTokens: [
            { status: 'ACTIVE', walletName: 'Apple Pay', deviceName: 'Annas iPhone' },
            { status: 'DEACTIVATED', walletName: 'Google Wallet', deviceName: null },
          ],
        },
        'one device': { walletTokens: [{ status: 'INACTIVE', walletName: 'Apple Pay', deviceName: 'Annas iPhone' }] },
        'no device': { walletTokens: [] },
      },
      error: errors,
    },
  },
  identity: () => null,
  invariants: {
    'the state follows the last reply': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      return last === undefined || last.kind === 'event' || snapshot.value === STATES[last.label];
    },
    'a retry starts with the card': ({ steps, before, snapshot }) =>
      steps.at(-1)?.kind !== 'event' || !before?.matches('loadFailed') || snapshot.matches('loadingCard'),
    'the devices are those of the answer, for the card of the answer': ({
      snapshot: { context, ...snapshot },
      lastAnswer,
    }) =>
      (context.card !== null) === (lastAnswer('accountCards')?.length ?? 0) > 0 &&
      (snapshot.value === 'loadingDevices' ||
        context.tokens.length === (lastAnswer('walletTokens')?.walletTokens.length ?? 0)),
  },
});

import type { CallFailure } from '../../contract/backend.ts';
import { accountCards } from '../../contract/card.ts';
import { defineModel } from '../model.ts';
import { mobileDevices } from './mobile-devices.ts';

const cards = accountCards.response.parse(accountCards.example.response);
const failing: Readonly<Record<string, CallFailure>> = { 'no connection': { kind: 'unreachable' } };
const ENDS: Readonly<Record<string, string>> = {
  'a card': 'reading',
  'no card': 'none',
  'two devices': 'shown',
  'no device': 'none',
  'no connection': 'failed',
};

export const mobileDevicesModel = defineModel({
  machine: mobileDevices,
  starts: { 'an account': { input: (ports) => ({ ports, accountId: 30412 }) } },
  events: { 'devices.retry': 'noPayload' },
  actors: {
    accountCards: { done: { 'a card': cards, 'no card': [] }, error: failing },
    walletTokens: {
      done: {
        'two devices': {
          walletTokens: [
            { status: 'ACTIVE', walletName: 'Apple Pay', deviceName: 'Annas iPhone' },
            { status: 'DEACTIVATED', walletName: 'Google Wallet', deviceName: null },
          ],
        },
        'no device': { walletTokens: [] },
      },
      error: failing,
    },
  },
  identity: () => null,
  invariants: {
    'the page shows what it was told last': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      return last === undefined || last.kind === 'event' || snapshot.value === ENDS[last.label];
    },
    'a failure can be tried again': ({ steps, snapshot }) =>
      steps.at(-1)?.kind !== 'event' || snapshot.value === 'finding' || snapshot.value !== 'failed',
  },
});

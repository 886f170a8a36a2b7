import type { Kronor } from '../../contract/money.ts';
import { defineModel } from '../model.ts';
import { balance } from './balance.ts';

const response = (amount: number) => ({ amount: amount as Kronor });

/** The expected state for an amount in kronor. */
const expectedState = (amount: number) => (amount < 200 ? 'low' : amount > 12_000 ? 'high' : 'normal');

export const balanceModel = defineModel({
  machine: balance,
  starts: { 'home is open': { input: (ports) => ({ ports, accountId: 30412 }) } },
  events: { 'balance.retry': 'noPayload' },
  actors: {
    balance: {
      done: {
        'normal balance': response(1284.5),
        'just below the lower threshold': response(199.99),
        'at the lower threshold': response(200),
        'at the upper threshold': response(12_000),
        'just above the upper threshold': response(12_000.01),
      },
      error: { 'no connection': { kind: 'unreachable' } },
    },
  },
  identity: () => null,
  invariants: {
    'amount and state match the last response': ({ steps, snapshot }) => {
      const last = steps.findLast(({ kind }) => kind !== 'event');
      if (last?.kind !== 'done') return snapshot.context.amount === null;
      return snapshot.context.amount === last.output.amount && snapshot.matches(expectedState(last.output.amount));
    },
    'is in loadFailed if and only if the last step was a failed call': ({ steps, snapshot }) =>
      snapshot.matches('loadFailed') === (steps.at(-1)?.kind === 'error'),
  },
});

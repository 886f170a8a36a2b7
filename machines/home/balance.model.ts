import type { Kronor } from '../../contract/money.ts';
import { defineModel } from '../model.ts';
import { balancePart } from './balance.ts';

const told = (amount: number) => ({ amount: amount as Kronor });

/** From which state one may conclude what was told last, in kronor. */
const stateFor = (amount: number) => (amount < 200 ? 'low' : amount > 12_000 ? 'high' : 'ordinary');

export const balanceModel = defineModel({
  machine: balancePart,
  starts: { 'an open account': { input: (ports) => ({ ports, accountId: 30412 }) } },
  events: { 'balance.retry': 'bare' },
  actors: {
    balance: {
      done: {
        'some money': told(1284.5),
        'an öre too little': told(199.99),
        'just enough': told(200),
        'just not too much': told(12_000),
        'an öre too much': told(12_000.01),
      },
      error: { 'the backend is down': { kind: 'rejected', status: 500, detail: null } },
    },
  },
  identity: () => null,
  invariants: {
    'the amount is the one that the backend told, and little or much is told by it alone': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'done') return snapshot.context.amount === null;
      return snapshot.context.amount === last.output.amount && snapshot.matches(stateFor(last.output.amount));
    },
    'it has failed exactly from a failure until it is tried again': ({ steps, snapshot }) =>
      snapshot.matches('failed') === (steps.at(-1)?.kind === 'error'),
  },
});

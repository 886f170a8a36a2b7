import { assign, fromPromise, setup } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import type { List } from '../../contract/list.ts';
import type { Transaction } from '../../contract/transaction.ts';
import { yearTransactions } from '../../contract/transactions.ts';
import { callActor, callInput, errorParams, type MachineTypes, toFailure } from '../call-actor.ts';
import { dayAt } from '../days.ts';
import type { Picture } from '../picture.ts';
import type { Ports } from '../ports.ts';
import { settleDelays, settled } from '../settling.ts';
import { lunchYearOn } from './offered-year.ts';
import { lunchYearOf } from './year-facts.ts';
import { pictureOf } from './year-texts.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
}

interface Context extends Input {
  /** The calendar year in Stockholm that the page shows. */
  readonly year: number;
  /** All of the account in that year, newest first; empty until they are read. */
  readonly transactions: List<Transaction>;
  /** Whether the page and the picture say how much the lunches cost. */
  readonly withAmounts: boolean;
  readonly failure: CallFailure | null;
}

type Event =
  | { readonly type: 'lunchYear.retry' }
  | { readonly type: 'amounts.choose'; readonly withAmounts: boolean }
  | { readonly type: 'picture.save' };

interface SaveInput {
  readonly ports: Ports;
  readonly picture: Picture | null;
}

interface RowsParams {
  readonly rows: List<Transaction>;
}
const rowsParams = ({ event }: { event: { output: List<Transaction> } }) => ({ rows: event.output });
const setTransactions = { type: 'setTransactions', params: rowsParams } as const;

const actors = {
  yearTransactions: callActor(yearTransactions),
  savePicture: fromPromise<void, SaveInput>(async ({ input: { ports, picture } }) => {
    if (picture) await ports.savePicture(picture);
  }),
};

const setAmounts = { type: 'setAmounts', params: ({ event }: { event: { withAmounts: boolean } }) => event } as const;

/** What the lunches of a year were, and a picture of it (decision 67). It is made on the device, of one read. */
export const lunchYear = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  delays: settleDelays,
  guards: {
    hasLunches: ({ context }, { rows }: RowsParams) => lunchYearOf(rows, context.year) !== null,
  },
  actions: {
    setTransactions: assign((_, { rows }: RowsParams) => ({ transactions: rows })),
    setAmounts: assign((_, { withAmounts }: Pick<Context, 'withAmounts'>) => ({ withAmounts })),
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'lunch-year',
  description: 'What the lunches of a year were, and a picture of it that the user can save.',
  meta: { section: 'decision 67', page: '/lunch-year' },
  context: ({ input }) => ({
    ...input,
    year: lunchYearOn(dayAt(input.ports.clock.now())),
    transactions: [],
    withAmounts: false,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'yearTransactions',
        src: 'yearTransactions',
        input: ({ context }) => callInput(context, { id: context.accountId, year: context.year }),
        onDone: [
          { guard: { type: 'hasLunches', params: rowsParams }, target: 'shown', actions: setTransactions },
          { target: 'empty', actions: setTransactions },
        ],
        onError: { target: 'loadFailed', actions: { type: 'setFailure', params: errorParams } },
      },
    },
    loadFailed: { on: { 'lunchYear.retry': { target: 'loading', actions: 'clearFailure' } } },
    empty: { description: 'The year has no purchase that the portal can count.' },
    shown: {
      description: 'Amounts are left out until the user chooses them.',
      initial: 'ready',
      on: { 'amounts.choose': { target: '.ready', actions: setAmounts } },
      states: {
        ready: { on: { 'picture.save': 'saving' } },
        saving: {
          description: 'The picture is that of the press: a choice that is made now is for the next one.',
          invoke: {
            id: 'savePicture',
            src: 'savePicture',
            input: ({ context: { ports, transactions, year, withAmounts } }) => {
              const found = lunchYearOf(transactions, year);
              return { ports, picture: found && pictureOf(found, withAmounts) };
            },
            onDone: 'saved',
            onError: { target: 'saveFailed', description: 'The device may be out of memory, or offline.' },
          },
          on: { 'amounts.choose': { actions: setAmounts } },
        },
        saved: {
          description:
            'The page says so until the user saves again or chooses something. A toast would need a connection.',
          initial: 'settled',
          states: {
            settled: settled('repeatable'),
            repeatable: { on: { 'picture.save': '#lunch-year.shown.saving' } },
          },
        },
        saveFailed: { on: { 'picture.save': 'saving' } },
      },
    },
  },
});

import { assign, setup } from 'xstate';
import { balance as balanceCall } from '../../contract/account.ts';
import type { CallFailure } from '../../contract/backend.ts';
import { Kronor } from '../../contract/money.ts';
import { HIGH_BALANCE, LOW_BALANCE } from '../balance-limits.ts';
import { callActor, callInput, errorParams, type MachineTypes, toFailure } from '../call-actor.ts';
import { defineLastRead } from '../last-read.ts';
import type { Ports } from '../ports.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
}

interface Context extends Input {
  readonly amount: Kronor | null;
  /** When an older amount was read, ms since 1970; null if the amount has just been read. */
  readonly readAt: number | null;
  readonly failure: CallFailure | null;
}

type Event = { readonly type: 'balance.retry' };

const lastBalance = defineLastRead('lastBalance', Kronor);

interface AmountParams {
  readonly amount: Kronor;
}
const amountParams = ({ event }: { event: { output: AmountParams } }) => event.output;
const setAmount = [
  { type: 'setAmount', params: amountParams },
  { type: 'rememberAmount', params: amountParams },
] as const;

const actors = { balance: callActor(balanceCall) };

const balanceSetup = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  guards: {
    hasLastBalance: ({ context }) => lastBalance.find(context) !== null,
    isLow: (_, { amount }: AmountParams) => amount < LOW_BALANCE,
    isHigh: (_, { amount }: AmountParams) => amount > HIGH_BALANCE,
  },
  actions: {
    setAmount: assign((_, { amount }: AmountParams) => ({ amount, readAt: null })),
    rememberAmount: ({ context }, { amount }: AmountParams) => lastBalance.remember(context, amount),
    setLastBalance: assign(({ context }) => {
      const last = lastBalance.find(context);
      return last === null ? {} : { amount: last.value, readAt: last.readAt };
    }),
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
  },
});

const setFailure = { type: 'setFailure', params: errorParams } as const;
const toStale = { target: 'stale', actions: setFailure } as const;
const toStaleOrFailed = [
  { guard: 'hasLastBalance', target: 'stale', actions: [setFailure, 'setLastBalance'] },
  { target: 'loadFailed', actions: setFailure },
] as const;

const reading = (onError: typeof toStale | typeof toStaleOrFailed) =>
  balanceSetup.createStateConfig({
    invoke: {
      id: 'balance',
      src: 'balance',
      input: ({ context }) => callInput(context, { id: context.accountId }),
      onDone: [
        { guard: { type: 'isLow', params: amountParams }, target: 'low', actions: setAmount },
        { guard: { type: 'isHigh', params: amountParams }, target: 'high', actions: setAmount },
        { target: 'normal', actions: setAmount },
      ],
      onError,
    },
  });

/** The balance of the card in kronor, and whether it is low or high (§3, §9). */
export const balance = balanceSetup.createMachine({
  id: 'balance',
  description: 'The balance of the card.',
  meta: { section: '§3 Balance, §9 notices', page: '/home' },
  context: ({ input }) => ({ ...input, amount: null, readAt: null, failure: null }),
  initial: 'loading',
  states: {
    loading: reading(toStaleOrFailed),
    low: { description: 'Less than 200 kronor. The page shows a warning.' },
    normal: {},
    high: { description: 'More than 12,000 kronor. The page says that the next top-ups may have to wait.' },
    stale: {
      description: 'The balance cannot be read: the last one of this session is shown, with its time.',
      on: { 'balance.retry': { target: 'readingAgain', actions: 'clearFailure' } },
    },
    readingAgain: { ...reading(toStale), description: 'The last balance stays while it is read again.' },
    loadFailed: { on: { 'balance.retry': { target: 'loading', actions: 'clearFailure' } } },
  },
});

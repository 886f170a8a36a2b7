import type { Kronor } from '../../contract/money.ts';
import { defineModel } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
import { balance } from './balance.ts';

const response = (amount: number) => ({ amount: amount as Kronor });

/** The expected state for an amount in kronor. */
const expectedState = (amount: number) => (amount < 200 ? 'low' : amount > 12_000 ? 'high' : 'normal');

const ACCOUNT = 30412;
const LAST = 2557.5;
/** Half an hour before home is opened, ms since 1970. */
const READ_AT = MODEL_START - 30 * 60_000;
const readBefore = (accountId: number) => ({
  lastBalance: JSON.stringify({ accountId, readAt: READ_AT, value: LAST }),
});

/** No answer has come, or the last one was a failure. */
const UNREAD = ['loading', 'loadFailed', 'stale', 'readingAgain'] as const;

export const balanceModel = defineModel({
  machine: balance,
  starts: {
    'home is open': { input: (ports) => ({ ports, accountId: ACCOUNT }) },
    'the balance was read before': {
      device: readBefore(ACCOUNT),
      input: (ports) => ({ ports, accountId: ACCOUNT }),
    },
    'the balance of another account was read before': {
      device: readBefore(40_001),
      input: (ports) => ({ ports, accountId: ACCOUNT }),
    },
  },
  events: { 'balance.retry': 'noPayload' },
  actors: {
    balance: {
      done: {
        'normal balance': response(1284.5),
        'an empty card': response(0),
        'just below the lower threshold': response(199.99),
        'at the lower threshold': response(200),
        'at the upper threshold': response(12_000),
        'just above the upper threshold': response(12_000.01),
      },
      error: { 'no connection': { kind: 'unreachable' } },
    },
  },
  identity: ({ ports }) => ports.device.read('lastBalance'),
  invariants: {
    'amount and state match the last response': ({ steps, snapshot }) => {
      const last = steps.findLast(({ kind }) => kind !== 'event');
      if (last?.kind !== 'done') return UNREAD.some((state) => snapshot.matches(state));
      return snapshot.context.amount === last.output.amount && snapshot.matches(expectedState(last.output.amount));
    },
    'says that reading failed if and only if the last step was a failed call': ({ steps, snapshot }) =>
      (snapshot.matches('loadFailed') || snapshot.matches('stale')) === (steps.at(-1)?.kind === 'error'),
    'an older balance is of this account, and has its time': ({ start, steps, snapshot }) => {
      const { amount, readAt } = snapshot.context;
      const isShown = snapshot.matches('stale') || snapshot.matches('readingAgain');
      const isOlder = start === 'the balance was read before' && steps.some(({ kind }) => kind === 'error');
      const isRead = steps.findLast(({ kind }) => kind !== 'event')?.kind === 'done';
      if (isOlder && !isRead) return isShown && amount === LAST && readAt === READ_AT;
      return !isShown && readAt === null && (isRead || amount === null);
    },
    'what is read is remembered for this account, with the time': (trace) => {
      const last = trace.steps.at(-1);
      if (last?.kind !== 'done') return true;
      const [, value] = trace.effects.findLast(({ name }) => name === 'device.write')?.args ?? [];
      const entry = JSON.parse(String(value));
      return entry.accountId === ACCOUNT && entry.value === last.output.amount;
    },
  },
});

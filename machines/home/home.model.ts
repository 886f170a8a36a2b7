import { transactions } from '../../contract/account.ts';
import type { CallFailure } from '../../contract/backend.ts';
import type { Kronor } from '../../contract/money.ts';
import { nextTopupInfo } from '../../contract/topup.ts';
import { defineModel } from '../model.ts';
import { home } from './home.ts';

const down: CallFailure = { kind: 'refused', status: 500, detail: null };
const failing = { 'the backend is down': down };
const topup = nextTopupInfo.response.parse(nextTopupInfo.example.response);
const page = transactions.response.parse(transactions.example.response);

/** The last thing that each part of the page was told. */
const PARTS = { balance: 'balance', nextTopup: 'nextTopupInfo', transactions: 'transactions' } as const;

export const homeModel = defineModel({
  machine: home,
  starts: { 'an open account': { input: (ports) => ({ ports, accountId: 30412 }) } },
  events: { 'balance.retry': 'bare', 'nextTopup.retry': 'bare', 'transactions.retry': 'bare' },
  actors: {
    balance: { done: { 'some money': { amount: 1284.5 as Kronor } }, error: failing },
    nextTopupInfo: {
      done: { 'a month is ordered': topup, 'no month is ordered': { ...topup, nextTopupDate: null } },
      error: failing,
    },
    transactions: { done: { 'five rows': page, 'no rows': { content: [], totalElements: 0 } }, error: failing },
  },
  identity: () => null,
  laws: {
    'each part shows what it was last told, whatever the others do': ({ steps, snapshot }) =>
      Object.entries(PARTS).every(([part, actor]) => {
        const told = steps.findLast((step) => 'actor' in step && step.actor === actor);
        const state: unknown = Reflect.get(snapshot.value, part);
        if (told === undefined) return state === 'reading';
        const retried =
          steps.indexOf(told) <
          steps.findLastIndex((step) => step.kind === 'event' && step.event.type.startsWith(part));
        if (retried) return state === 'reading';
        return told.kind === 'done' ? state === 'shown' || state === 'none' : state === 'failed';
      }),
    'the balance is the one the backend gave': ({ snapshot: { context }, steps }) =>
      context.balance === (steps.some((step) => step.kind === 'done' && step.actor === 'balance') ? 1284.5 : null),
  },
});

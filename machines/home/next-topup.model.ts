import type { CallFailure } from '../../contract/backend.ts';
import { nextTopupInfo } from '../../contract/topup.ts';
import { defineModel } from '../model.ts';
import { nextTopupPart } from './next-topup.ts';

const down: CallFailure = { kind: 'rejected', status: 500, detail: null };
const failing = { 'the backend is down': down };
const topup = nextTopupInfo.response.parse(nextTopupInfo.example.response);

export const nextTopupModel = defineModel({
  machine: nextTopupPart,
  starts: {
    'the account of the dashboard': { input: (ports) => ({ ports, accountId: 30412, isOnDashboard: true }) },
    'another account': { input: (ports) => ({ ports, accountId: 30412, isOnDashboard: false }) },
  },
  events: { 'nextTopup.retry': 'bare' },
  actors: {
    nextTopupInfo: {
      done: { 'a month is ordered': topup, 'no day is named': { ...topup, nextTopupDate: null } },
      error: failing,
    },
    nextDashboardTopup: {
      done: { 'it knows a day': { nextTopup: '2026-12-23' }, 'it knows none': { nextTopup: null } },
      error: failing,
    },
  },
  identity: ({ isOnDashboard }) => isOnDashboard,
  invariants: {
    'money comes on the day that the account names, else on the one that its dashboard names': (trace) => {
      const { start, steps, snapshot } = trace;
      const last = steps.at(-1);
      if (last?.kind !== 'done') return !snapshot.matches('coming') && !snapshot.matches('none');
      const day = last.actor === 'nextTopupInfo' ? last.output.nextTopupDate : last.output.nextTopup;
      if (day !== null) return snapshot.matches('coming') && snapshot.context.day === day;
      const isFirst = last.actor === 'nextTopupInfo' && start === 'the account of the dashboard';
      return snapshot.matches(isFirst ? 'readingDay' : 'none');
    },
    'the amounts are those of the account': ({ snapshot, lastAnswer }) =>
      !snapshot.matches('coming') || snapshot.context.topup === lastAnswer('nextTopupInfo'),
    'it has failed exactly from a failure until it is tried again': ({ steps, snapshot }) =>
      snapshot.matches('failed') === (steps.at(-1)?.kind === 'error'),
  },
});

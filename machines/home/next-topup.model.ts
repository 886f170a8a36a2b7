import type { CallFailure } from '../../contract/backend.ts';
import { nextTopupInfo } from '../../contract/topups.ts';
import { defineModel } from '../model.ts';
import { nextTopup } from './next-topup.ts';

const serverError: CallFailure = { kind: 'rejected', status: 500, detail: null };
const failing = { 'server error': serverError };
const topup = nextTopupInfo.response.parse(nextTopupInfo.example.response);

export const nextTopupModel = defineModel({
  machine: nextTopup,
  starts: {
    'account on the dashboard': { input: (ports) => ({ ports, accountId: 30412, isOnDashboard: true }) },
    'another account': { input: (ports) => ({ ports, accountId: 30412, isOnDashboard: false }) },
  },
  events: { 'nextTopup.retry': 'noPayload' },
  actors: {
    nextTopupInfo: {
      done: { 'with a day': topup, 'without a day': { ...topup, nextTopupDate: null } },
      error: failing,
    },
    nextDashboardTopup: {
      done: { 'with a day': { nextTopup: '2026-12-23' }, 'without a day': { nextTopup: null } },
      error: failing,
    },
  },
  identity: ({ isOnDashboard }) => isOnDashboard,
  invariants: {
    'the day is the one of the account, or else the one of its dashboard': (trace) => {
      const { start, steps, snapshot } = trace;
      const last = steps.findLast(({ kind }) => kind !== 'event');
      if (last?.kind !== 'done') return !snapshot.matches('scheduled') && !snapshot.matches('notScheduled');
      const day = last.actor === 'nextTopupInfo' ? last.output.nextTopupDate : last.output.nextTopup;
      if (day !== null) return snapshot.matches('scheduled') && snapshot.context.day === day;
      const isFirst = last.actor === 'nextTopupInfo' && start === 'account on the dashboard';
      return snapshot.matches(isFirst ? 'loadingDay' : 'notScheduled');
    },
    'the amounts are the ones of the account': ({ snapshot, lastAnswer }) =>
      !snapshot.matches('scheduled') || snapshot.context.topup === lastAnswer('nextTopupInfo'),
    'is in loadFailed if and only if the last step was a failed call': ({ steps, snapshot }) =>
      snapshot.matches('loadFailed') === (steps.at(-1)?.kind === 'error'),
  },
});

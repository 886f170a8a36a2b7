import type { CallFailure } from '../../contract/backend.ts';
import { readPreferences } from '../../contract/preferences.ts';
import { nextTopupInfo } from '../../contract/topups.ts';
import { defineModel, type Trace } from '../model.ts';
import { nextTopup } from './next-topup.ts';

const serverError: CallFailure = { kind: 'rejected', status: 500, detail: null };
const failing = { 'server error': serverError };
const topup = nextTopupInfo.response.parse(nextTopupInfo.example.response);

const preferences = readPreferences.response.parse(readPreferences.example.response);

/** Whether a step is the answer of the call that says whether top-ups are ordered automatically. */
const isAboutAutomatic = (step: Trace<typeof nextTopup>['steps'][number]): boolean =>
  (step.kind === 'done' || step.kind === 'error') && step.actor === 'readPreferences';

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
    readPreferences: {
      done: {
        'automatic top-ups are on': { ...preferences, preferences: { subscribeTopups: true } },
        'automatic top-ups are off': { ...preferences, preferences: { subscribeTopups: false } },
        'without the choice': { ...preferences, preferences: null },
      },
      error: failing,
    },
  },
  identity: ({ isOnDashboard }) => isOnDashboard,
  invariants: {
    'the dashboard and the preferences are read only for the account that they are about': ({ start, effects }) =>
      start === 'account on the dashboard' ||
      effects.every(({ name }) => name !== 'call.nextDashboardTopup' && name !== 'call.readPreferences'),
    'the day is the one of the account, or else the one of its dashboard': (trace) => {
      const { start, steps, snapshot } = trace;
      const last = steps.findLast((step) => step.kind !== 'event' && !isAboutAutomatic(step));
      if (last?.kind !== 'done') return !snapshot.matches('scheduled') && !snapshot.matches('notScheduled');
      if (last.actor === 'readPreferences') return false;
      const day = last.actor === 'nextTopupInfo' ? last.output.nextTopupDate : last.output.nextTopup;
      if (day !== null) return snapshot.matches('scheduled') && snapshot.context.day === day;
      if (start === 'another account') return snapshot.matches('otherAccount');
      return last.actor === 'nextTopupInfo'
        ? snapshot.matches('loadingDay')
        : !snapshot.matches('scheduled') && !snapshot.matches('loadingDay');
    },
    'the amounts are the ones of the account': ({ snapshot, lastAnswer }) =>
      !snapshot.matches('scheduled') || snapshot.context.topup === lastAnswer('nextTopupInfo'),
    'is in loadFailed if and only if the last step was a failed call for the day': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      return snapshot.matches('loadFailed') === (last?.kind === 'error' && !isAboutAutomatic(last));
    },
    'a top-up is ordered automatically only if the cardholder chose it, and otherwise is not ordered': ({
      steps,
      snapshot,
    }) => {
      const last = steps.findLast(({ kind }) => kind !== 'event');
      if (last === undefined || !isAboutAutomatic(last))
        return !snapshot.matches('automatic') && !snapshot.matches('notScheduled');
      return snapshot.matches(last.label === 'automatic top-ups are on' ? 'automatic' : 'notScheduled');
    },
  },
});

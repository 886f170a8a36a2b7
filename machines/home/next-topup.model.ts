import type { CallFailure } from '../../contract/backend.ts';
import { readPreferences } from '../../contract/preferences.ts';
import { nextTopupInfo } from '../../contract/topups.ts';
import { isEqual } from '../is-equal.ts';
import { defineModel, lastEffects, type Trace } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
import { nextTopup } from './next-topup.ts';

const unreachable: CallFailure = { kind: 'unreachable' };
const failing = { 'no connection': unreachable };
const topup = nextTopupInfo.response.parse(nextTopupInfo.example.response);

const preferences = readPreferences.response.parse(readPreferences.example.response);

/** Half an hour before home is opened, ms since 1970. */
const READ_AT = MODEL_START - 30 * 60_000;
const BEFORE = { day: '2026-11-25', amount: 150_000 };
const readBefore = (accountId: number) => ({
  lastNextTopup: JSON.stringify({ accountId, readAt: READ_AT, value: BEFORE }),
});

/** The starts of an account that the dashboard is not about. */
const OTHER_ACCOUNT = ['another account', 'a top-up was read before, and the dashboard is about another account'];

type NextTopupTrace = Trace<typeof nextTopup>;

const watchOffer = () => () => undefined;

/** The steps since the last change, after which everything is read again. */
const sinceChange = ({ steps }: NextTopupTrace) =>
  steps.slice(steps.findLastIndex((step) => step.kind === 'event' && step.event.type === 'topups.changed') + 1);

/** The last answer or failure of a call since then. */
const lastAnswered = (trace: NextTopupTrace) => sinceChange(trace).findLast(({ kind }) => kind !== 'event');

/** The offer that was reported last. */
const offerIn = ({ steps }: NextTopupTrace) => {
  const report = steps.findLast((step) => step.kind === 'event' && step.event.type === 'offer.reported');
  return report?.kind === 'event' && report.event.type === 'offer.reported' ? report.event.offer : null;
};

/** Whether a step is the answer of the call that says whether top-ups are ordered automatically. */
const isAboutAutomatic = (step: NextTopupTrace['steps'][number]): boolean =>
  (step.kind === 'done' || step.kind === 'error') && step.actor === 'readPreferences';

/** Whether a step says if, and when, a top-up comes. */
const isDecisive = (step: NextTopupTrace['steps'][number]): boolean =>
  step.kind === 'done' &&
  (step.actor === 'nextDashboardTopup' || (step.actor === 'nextTopupInfo' && step.output.nextTopupDate !== null));

export const nextTopupModel = defineModel({
  machine: nextTopup,
  starts: {
    'account on the dashboard': { input: (ports) => ({ ports, accountId: 30412, isOnDashboard: true, watchOffer }) },
    'another account': { input: (ports) => ({ ports, accountId: 30412, isOnDashboard: false, watchOffer }) },
    'a top-up was read before': {
      device: readBefore(30412),
      input: (ports) => ({ ports, accountId: 30412, isOnDashboard: true, watchOffer }),
    },
    'a top-up was read before, and the dashboard is about another account': {
      device: readBefore(30412),
      input: (ports) => ({ ports, accountId: 30412, isOnDashboard: false, watchOffer }),
    },
    'a top-up of another account was read before': {
      device: readBefore(40_001),
      input: (ports) => ({ ports, accountId: 30412, isOnDashboard: true, watchOffer }),
    },
  },
  events: {
    'nextTopup.retry': 'noPayload',
    'topups.changed': 'noPayload',
    'offer.reported': {
      'months can be ordered, also automatically': { offer: { obstacle: null, canBeAutomatic: true } },
      'months can only be ordered one by one': { offer: { obstacle: null, canBeAutomatic: false } },
      'the agreement is closed': { offer: { obstacle: 'closed', canBeAutomatic: false } },
      'the account is not active': { offer: { obstacle: 'inactive', canBeAutomatic: false } },
      'the employer orders': { offer: { obstacle: 'byEmployer', canBeAutomatic: true } },
    },
  },
  externalEvents: ['offer.reported', 'topups.changed'],
  actors: {
    offers: 'listener',
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
  identity: ({ isOnDashboard, isChosen, offer, last, ports }) => [
    isOnDashboard,
    isChosen,
    offer,
    last,
    ports.device.read('lastNextTopup'),
  ],
  invariants: {
    'the dashboard and the preferences are read only for the account that they are about': ({ start, effects }) =>
      !OTHER_ACCOUNT.includes(start) ||
      effects.every(({ name }) => name !== 'call.nextDashboardTopup' && name !== 'call.readPreferences'),
    'the day is the one of the account, or else the one of its dashboard': (trace) => {
      const { start, snapshot } = trace;
      const last = sinceChange(trace).findLast((step) => step.kind !== 'event' && !isAboutAutomatic(step));
      if (last?.kind !== 'done') return !snapshot.matches('scheduled') && !snapshot.matches('notScheduled');
      if (last.actor === 'readPreferences') return false;
      const day = last.actor === 'nextTopupInfo' ? last.output.nextTopupDate : last.output.nextTopup;
      if (day !== null) return snapshot.matches('scheduled') && snapshot.context.day === day;
      if (OTHER_ACCOUNT.includes(start)) return snapshot.matches('otherAccount');
      return last.actor === 'nextTopupInfo'
        ? snapshot.matches('loadingDay')
        : !snapshot.matches('scheduled') && !snapshot.matches('loadingDay');
    },
    'the amounts are the ones of the account': ({ snapshot, lastAnswer }) =>
      !snapshot.matches('scheduled') || snapshot.context.topup === lastAnswer('nextTopupInfo'),
    'a failed call for the day is shown until it is retried': (trace) => {
      const last = lastAnswered(trace);
      const retriedAt = trace.steps.findLastIndex(
        (step) => step.kind === 'event' && step.event.type === 'nextTopup.retry',
      );
      const isFailed = last?.kind === 'error' && !isAboutAutomatic(last) && trace.steps.indexOf(last) > retriedAt;
      return (trace.snapshot.matches('loadFailed') || trace.snapshot.matches('stale')) === isFailed;
    },
    'without an ordered top-up, the user learns why none can be, that it is automatic, or that it can be ordered': (
      trace,
    ) => {
      const last = lastAnswered(trace);
      if (last === undefined || !isAboutAutomatic(last)) return !trace.snapshot.matches('notScheduled');
      const offer = offerIn(trace);
      const isChosen = last.label === 'automatic top-ups are on';
      const canBeOrdered = isChosen && offer?.canBeAutomatic !== false ? 'automatic' : 'orderable';
      const expected = !offer?.obstacle ? canBeOrdered : 'notOffered';
      return trace.snapshot.matches({ notScheduled: expected });
    },
    'a top-up that cannot be read is the last one of this account, with its time, until a change or an answer': (
      trace,
    ) => {
      const { start, steps, snapshot } = trace;
      const isChanged = sinceChange(trace).length < steps.length;
      const isKept = start.startsWith('a top-up was read before') && !isChanged && !steps.some(isDecisive);
      const { last } = snapshot.context;
      if (snapshot.matches('loadFailed')) return !isKept && last === null;
      if (last === null) return !snapshot.matches('stale');
      return isKept && last.readAt === READ_AT && isEqual(last.value, BEFORE);
    },
    'what is read is remembered for this account, and nothing once no top-up is ordered': (trace) => {
      const last = trace.steps.at(-1);
      const written = lastEffects(trace, 'device.write').length;
      if (last?.kind !== 'done' || !trace.snapshot.matches('scheduled')) return written === 0;
      const { accountId, value } = JSON.parse(
        String(trace.effects.findLast(({ name }) => name === 'device.write')?.args[1]),
      );
      return (
        accountId === 30412 && isEqual(value, { day: trace.snapshot.context.day, amount: topup.actualTopupAmount })
      );
    },
    'nothing is remembered after a change, or when none is ordered': (trace) => {
      const { snapshot, steps } = trace;
      const isForgotten =
        (sinceChange(trace).length < steps.length && !snapshot.matches('scheduled')) ||
        snapshot.matches('notScheduled') ||
        snapshot.matches('otherAccount');
      return (
        !isForgotten || (snapshot.context.ports.device.read('lastNextTopup') === null && snapshot.context.last === null)
      );
    },
    'the reason is the one that was reported last': (trace) =>
      trace.snapshot.context.offer.obstacle === (offerIn(trace)?.obstacle ?? null),
  },
});

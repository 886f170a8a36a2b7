import type { InputFrom } from 'xstate';
import { defineModel, type Start, type Trace } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
import { inactivity } from './inactivity.ts';

const MINUTE = 60_000;
const LIMIT = 30 * MINUTE;
const COUNTDOWN = MINUTE;

/** Starts the machine some minutes after the last input; null for no stored input. */
const after = (minutes: number | null, limit = LIMIT): Start<InputFrom<typeof inactivity>> => ({
  ...(minutes !== null && { device: { lastInput: String(MODEL_START - minutes * MINUTE) } }),
  input: (ports, spy) => ({ ports, limit, openedAt: null, onEvent: spy('onEvent') }),
});

type InactivityTrace = Trace<typeof inactivity>;

const lastEvent = ({ steps }: InactivityTrace) => {
  const last = steps.at(-1);
  return last?.kind === 'event' ? last.event : null;
};
const lastReport = ({ effects }: InactivityTrace) =>
  effects.findLast(({ name }) => name === 'onEvent')?.args.map((event) => (event as { type: string }).type)[0];

const REPORTS = { active: 'user.active', warned: 'user.inactive', timedOut: 'user.timedOut' } as const;

const FIRST_STATE: Readonly<Record<string, InactivityTrace['snapshot']['value']>> = {
  'no stored input': 'active',
  'an input a minute ago': 'active',
  'an input 30 minutes ago': 'warned',
  'an unreadable input': 'active',
  'an input in the future': 'active',
  'no limit': 'unlimited',
};

export const inactivityModel = defineModel({
  machine: inactivity,
  starts: {
    'no stored input': after(null),
    'an input a minute ago': after(1),
    'an input 30 minutes ago': after(30),
    'an unreadable input': { ...after(null), device: { lastInput: 'a minute ago' } },
    'an input in the future': after(-60),
    'no limit': after(60, 0),
  },
  events: {
    'input.received': 'noPayload',
    'input.shared': {
      'just now': { stored: String(MODEL_START + LIMIT - 1) },
      removed: { stored: null },
    },
    'presence.confirmed': 'noPayload',
  },
  actors: { userInput: 'listener', otherTabs: 'listener', untilWarning: 'wait', untilTimeout: 'wait' },
  idlePeriods: { 'ten minutes': 10 * MINUTE },
  externalEvents: ['input.received', 'input.shared'],
  identity: ({ limit }) => limit,
  invariants: {
    'the first state follows from the last input': ({ start, steps, snapshot }) =>
      steps.length > 0 || snapshot.matches(FIRST_STATE[start] as 'active'),
    'the owner knows the state': (trace) =>
      lastReport(trace) === Object.entries(REPORTS).find(([state]) => trace.snapshot.value === state)?.[1],
    'the user is asked only after the limit, and logged out only a minute later': ({ snapshot, now }) => {
      const idle = now - snapshot.context.lastInput;
      if (snapshot.matches('warned')) return idle >= LIMIT;
      return !snapshot.matches('timedOut') || idle >= LIMIT + COUNTDOWN;
    },
    'an input is stored': (trace) => {
      if (lastEvent(trace)?.type !== 'input.received' || !trace.before?.matches('active')) return true;
      return trace.snapshot.matches('active') && trace.device.lastInput === String(trace.now);
    },
    'the user can stay while the warning shows': (trace) => {
      if (lastEvent(trace)?.type !== 'presence.confirmed' || !trace.before?.matches('warned')) return true;
      return trace.snapshot.matches('active') && trace.device.lastInput === String(trace.now);
    },
    'input on the page does not end the warning': (trace) =>
      lastEvent(trace)?.type !== 'input.received' ||
      !trace.before?.matches('warned') ||
      trace.snapshot.matches('warned'),
    'a timer that is over changes the state': (trace) => {
      const label = trace.steps.at(-1)?.label;
      if (label === 'untilTimeout is over') return trace.snapshot.matches('timedOut');
      if (label !== 'untilWarning is over') return true;
      return trace.snapshot.matches('warned');
    },
    'without a limit nothing happens': ({ start, snapshot, effects }) =>
      start !== 'no limit' || (snapshot.matches('unlimited') && effects.length === 0),
  },
});

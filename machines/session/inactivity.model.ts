import type { InputFrom } from 'xstate';
import { defineModel, type Start, type Trace } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
import { inactivity } from './inactivity.ts';

const MINUTE = 60_000;
const LIMIT = 30 * MINUTE;
const COUNTDOWN = MINUTE;

/** Starts the machine some time (ms) after the last input; null for no stored input. */
const after = (idle: number | null, limit = LIMIT): Start<InputFrom<typeof inactivity>> => ({
  ...(idle !== null && { device: { lastInput: String(MODEL_START - idle) } }),
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
  'an input nearly 30 minutes ago': 'active',
  'an input 30 minutes ago': 'warned',
  'an input nearly 31 minutes ago': 'warned',
  'an unreadable input': 'active',
  'an input in the future': 'active',
  'no limit': 'unlimited',
};
const EARLY = 'The wait for the earlier input ends first; the check then finds the later input and waits again.';

export const inactivityModel = defineModel({
  machine: inactivity,
  starts: {
    'no stored input': after(null),
    'an input a minute ago': after(MINUTE),
    'an input nearly 30 minutes ago': after(LIMIT - 1),
    'an input 30 minutes ago': after(LIMIT),
    'an input nearly 31 minutes ago': after(LIMIT + COUNTDOWN - 1),
    'an unreadable input': { ...after(null), device: { lastInput: 'a minute ago' } },
    'an input in the future': after(-60 * MINUTE),
    'no limit': after(60 * MINUTE, 0),
  },
  events: {
    'input.received': 'noPayload',
    'input.shared': {
      'just now': { stored: String(MODEL_START + LIMIT - 1) },
      removed: { stored: null },
      'an hour ago': { stored: String(MODEL_START - 60 * MINUTE) },
    },
    'presence.confirmed': 'noPayload',
  },
  actors: { userInput: 'listener', otherTabs: 'listener', untilWarning: 'wait', untilTimeout: 'wait' },
  idlePeriods: { 'ten minutes': 10 * MINUTE },
  externalEvents: ['input.received', 'input.shared'],
  identity: ({ limit, lastInput, ports }) => [limit, lastInput < ports.clock.now()],
  equivalentFaults: {
    "'active' on input.received: goes to 'active' instead of 'checking'": EARLY,
    "'active' on input.shared: goes to 'active' instead of 'checking'": EARLY,
    "'active' untilWarning answers: goes to 'warned' instead of 'checking'":
      'The user has been inactive for the whole limit then. After a sleep, the next wait is over at once.',
    "'warned' on presence.confirmed: goes to 'active' instead of 'checking'":
      'The input of now counts. If it comes too late, the wait of the other state is over at once and it checks.',
  },
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
    'the user is asked after the limit, and logged out a minute later, to the millisecond': ({
      steps,
      now,
      snapshot,
    }) => {
      const idle = now - snapshot.context.lastInput;
      const label = steps.at(-1)?.label;
      return (
        (label !== 'untilWarning is over' || idle === LIMIT) &&
        (label !== 'untilTimeout is over' || idle === LIMIT + COUNTDOWN)
      );
    },
    'a later input in another tab counts here, and an earlier one changes nothing': (trace) => {
      const { before, snapshot, now } = trace;
      const event = lastEvent(trace);
      if (event?.type !== 'input.shared' || !(before?.matches('active') || before?.matches('warned'))) return true;
      const moment = Number(event.stored);
      // Without a moment, or with one to come, the input is of now.
      const input = moment > 0 && moment < now ? moment : now;
      const lastInput = Math.max(input, before.context.lastInput);
      return snapshot.context.lastInput === lastInput && snapshot.matches('warned') === now - lastInput >= LIMIT;
    },
  },
});

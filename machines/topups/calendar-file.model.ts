import { defineModel, type Trace } from '../model.ts';
import type { Reminder } from '../ports.ts';
import { calendarFile } from './calendar-file.ts';

const deadline: Reminder = {
  uid: 'topup-deadline-2026-12',
  day: '2026-12-15',
  month: '2026-12',
  title: 'topups.file.order',
  note: 'topups.file.orderNote',
  alarm: 3,
};

const january: Reminder = { ...deadline, uid: 'topup-deadline-2027-01', day: '2027-01-15', month: '2027-01' };

type FileTrace = Trace<typeof calendarFile>;
const lastReminders = ({ steps }: FileTrace) =>
  steps
    .flatMap((step) => (step.kind === 'event' && step.event.type === 'reminders.updated' ? [step.event.reminders] : []))
    .at(-1);
const saves = ({ effects }: FileTrace) => effects.filter(({ name }) => name === 'saveReminders');
const NONE_LEFT = 'Without reminders the decision leads at once to the same state.';

export const calendarFileModel = defineModel({
  machine: calendarFile,
  starts: { 'an open calendar': { input: (ports) => ({ ports }) } },
  events: {
    'reminders.updated': {
      'a deadline': { reminders: [deadline] },
      'two deadlines': { reminders: [deadline, january] },
      'nothing to come': { reminders: [] },
    },
    'file.save': 'noPayload',
  },
  actors: { saveReminders: { done: { saved: undefined }, error: { 'no connection': new Error('no connection') } } },
  identity: ({ reminders }) => reminders.length,
  equivalentFaults: {
    "'saving' saveReminders fails: goes to 'deciding' instead of 'empty'": NONE_LEFT,
    "'saveFailed' on reminders.updated, if areNone: goes to 'deciding' instead of 'empty'": NONE_LEFT,
  },
  invariants: {
    'the latest reminders are the ones to save': (trace) =>
      JSON.stringify(trace.snapshot.context.reminders) === JSON.stringify(lastReminders(trace) ?? []),
    'the user hears of a saved file': (trace) => {
      const isSaved = trace.steps.at(-1)?.kind === 'done';
      const toasts = trace.effects.filter(({ name, step }) => name === 'notify' && step === trace.steps.length);
      return toasts.length === (isSaved ? 1 : 0);
    },
    'an empty file is never saved': (trace) =>
      saves(trace).every(({ args }) => Array.isArray(args[0]) && args[0].length > 0),
    'each press saves at most once': (trace) =>
      saves(trace).length <=
        trace.steps.filter((step) => step.kind === 'event' && step.event.type === 'file.save').length &&
      saves(trace).every(({ step }, index, all) => all.findIndex((other) => other.step === step) === index),
    'a failed save is shown until the next attempt, or until nothing is left to save': (trace) => {
      const last = trace.steps.at(-1);
      const isAttempt = last?.kind === 'event' && last.event.type === 'file.save';
      const isKept = trace.before?.matches('saveFailed') === true && !isAttempt;
      const hasReminders = (lastReminders(trace)?.length ?? 0) > 0;
      return trace.snapshot.matches('saveFailed') === (hasReminders && (last?.kind === 'error' || isKept));
    },
    'the file can be saved exactly while there is something to save and no file is being saved': (trace) => {
      const hasReminders = (lastReminders(trace)?.length ?? 0) > 0;
      return trace.snapshot.can({ type: 'file.save' }) === (hasReminders && !trace.snapshot.matches('saving'));
    },
    'each press saves a file, until it is saved': (trace) => {
      const last = trace.steps.at(-1);
      const isPressed =
        last?.kind === 'event' && last.event.type === 'file.save' && trace.before?.can(last.event) === true;
      const isKept = trace.before?.matches('saving') === true && last?.kind === 'event';
      return trace.snapshot.matches('saving') === (isPressed || isKept);
    },
  },
});

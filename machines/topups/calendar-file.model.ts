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

type FileTrace = Trace<typeof calendarFile>;
const lastReminders = ({ steps }: FileTrace) =>
  steps
    .flatMap((step) => (step.kind === 'event' && step.event.type === 'reminders.updated' ? [step.event.reminders] : []))
    .at(-1);
const saves = ({ effects }: FileTrace) => effects.filter(({ name }) => name === 'saveReminders');

export const calendarFileModel = defineModel({
  machine: calendarFile,
  starts: { 'an open calendar': { input: (ports) => ({ ports }) } },
  events: {
    'reminders.updated': { 'a deadline': { reminders: [deadline] }, 'nothing to come': { reminders: [] } },
    'file.save': 'noPayload',
  },
  actors: { saveReminders: { done: { saved: undefined }, error: { 'no connection': new Error('no connection') } } },
  identity: ({ reminders }) => reminders.length,
  invariants: {
    'the latest reminders are the ones to save': (trace) =>
      trace.snapshot.context.reminders.length === (lastReminders(trace)?.length ?? 0),
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
  },
});

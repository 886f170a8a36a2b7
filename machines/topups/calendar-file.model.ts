import { defineModel, type Trace } from '../model.ts';
import type { AgendaDay } from '../ports.ts';
import { calendarFile } from './calendar-file.ts';

const day: AgendaDay = {
  uid: 'topup-deadline-2026-12',
  day: '2026-12-15',
  month: '2026-12',
  title: 'topup.file.order',
  note: 'topup.file.orderNote',
  alarm: 3,
};

type Seen = Trace<typeof calendarFile>;
const toldLast = ({ steps }: Seen) =>
  steps
    .flatMap((step) => (step.kind === 'event' && step.event.type === 'reminders.updated' ? [step.event.agenda] : []))
    .at(-1);
const savings = ({ effects }: Seen) => effects.filter(({ name }) => name === 'saveAgenda');

export const calendarFileModel = defineModel({
  machine: calendarFile,
  starts: { 'an open calendar': { input: (ports) => ({ ports }) } },
  events: {
    'reminders.updated': { 'a deadline': { agenda: [day] }, 'nothing to come': { agenda: [] } },
    'file.save': 'bare',
  },
  actors: { saveAgenda: { done: { saved: undefined }, error: { 'no connection': new Error('no connection') } } },
  identity: ({ agenda }) => agenda.length,
  invariants: {
    'what was told last is what would be saved': (trace) =>
      trace.snapshot.context.agenda.length === (toldLast(trace)?.length ?? 0),
    'nothing is saved while there is nothing to come': (trace) =>
      savings(trace).every(({ args }) => Array.isArray(args[0]) && args[0].length > 0),
    'each press that is taken saves once': (trace) =>
      savings(trace).length <=
        trace.steps.filter((step) => step.kind === 'event' && step.event.type === 'file.save').length &&
      savings(trace).every(({ step }, index, all) => all.findIndex((other) => other.step === step) === index),
    'a file that could not be saved is told of until it is asked for again': (trace) => {
      const last = trace.steps.findLast(
        (step) => step.kind === 'error' || (step.kind === 'event' && step.event.type === 'file.save'),
      );
      return trace.snapshot.matches('unsaved') === (last?.kind === 'error');
    },
  },
});

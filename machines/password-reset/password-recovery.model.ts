import { defineModel, type Trace } from '../model.ts';
import { passwordRecovery } from './password-recovery.ts';

type Seen = Trace<typeof passwordRecovery>;
const lastEvent = ({ steps }: Seen) => {
  const last = steps.at(-1);
  return last?.kind === 'event' ? last.event : null;
};
const written = ({ steps }: Seen) => {
  const last = steps.findLast((step) => step.kind === 'event' && step.event.type === 'field.changed');
  return last?.kind === 'event' && last.event.type === 'field.changed' ? last.event.value : '';
};
const now = ({ effects, steps }: Seen, name: string) =>
  effects.filter((effect) => effect.name === name && effect.step === steps.length).map(({ args }) => args[0]);

export const passwordRecoveryModel = defineModel({
  machine: passwordRecovery,
  starts: { 'a forgotten password': { input: (ports) => ({ ports }) } },
  events: {
    'field.changed': {
      'an address': { field: 'email', value: 'anna@example.se' },
      'no address': { field: 'email', value: 'anna' },
    },
    'field.blurred': { email: { field: 'email' } },
    'form.submitted': 'noPayload',
    'recovery.restart': 'noPayload',
  },
  actors: {
    requestPasswordReset: {
      done: { asked: undefined },
      error: {
        'no connection': { kind: 'unreachable' },
        'the server failed': { kind: 'rejected', status: 500, detail: null },
      },
    },
  },
  identity: ({ form: { values }, message }) => [values.email, message],
  invariants: {
    'a link is asked for with the address that was written, when it is one': (trace) => {
      const isSubmitted = lastEvent(trace)?.type === 'form.submitted' && trace.before?.matches('filling');
      const email = written(trace);
      const due = isSubmitted && email.includes('@') ? [{ application: 'CardholderPortal', email }] : [];
      return JSON.stringify(now(trace, 'call.requestPasswordReset')) === JSON.stringify(due);
    },
    'whoever submits what is no address sees that': (trace) => {
      const isSubmitted = lastEvent(trace)?.type === 'form.submitted' && trace.before?.matches('filling');
      return !isSubmitted || written(trace).includes('@') || trace.snapshot.context.form.touched.email === 'blurred';
    },
    'the answer is the same for everybody, and stays for twelve seconds': (trace) => {
      const isAsked = trace.steps.at(-1)?.label === 'asked';
      const toast = { type: 'info', message: { id: 'password-reset.recovery.sent' }, duration: 12_000 };
      return JSON.stringify(now(trace, 'notify')) === JSON.stringify(isAsked ? [toast] : []);
    },
    'whoever was asked is told, until they want to ask again': ({ steps, snapshot }) => {
      const last = steps.findLast(
        (step) => step.kind === 'done' || (step.kind === 'event' && step.event.type === 'recovery.restart'),
      );
      return snapshot.matches('asked') === (last?.kind === 'done');
    },
    'a failure is told until the next attempt': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      const { message } = snapshot.context;
      if (snapshot.matches('asking')) return message === null;
      if (last?.kind !== 'error') return true;
      const said = { id: last.label === 'no connection' ? 'failure.unreachable' : 'failure.rejected' };
      return snapshot.matches('filling') && JSON.stringify(message) === JSON.stringify(said);
    },
  },
});

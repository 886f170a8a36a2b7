import { defineModel, lastEffects, type Trace } from '../model.ts';
import { passwordRecovery } from './password-recovery.ts';

type ThisTrace = Trace<typeof passwordRecovery>;
const isSubmit = ({ steps, before }: ThisTrace) => {
  const last = steps.at(-1);
  return (
    last?.kind === 'event' && last.event.type === 'form.submitted' && before?.matches({ editing: 'ready' }) === true
  );
};
const typedAddress = ({ steps }: ThisTrace) => {
  const last = steps.findLast((step) => step.kind === 'event' && step.event.type === 'field.changed');
  return last?.kind === 'event' && last.event.type === 'field.changed' ? last.event.value : '';
};

export const passwordRecoveryModel = defineModel({
  machine: passwordRecovery,
  starts: { 'a forgotten password': { input: (ports, spy) => ({ ports, onEvent: spy('onEvent') }) } },
  events: {
    'field.changed': {
      'an address': { field: 'email', value: 'anna@example.se' },
      'an invalid address': { field: 'email', value: 'anna' },
    },
    'field.blurred': { email: { field: 'email' } },
    'form.submitted': 'noPayload',
    'recovery.restart': 'noPayload',
    'login.open': 'noPayload',
  },
  actors: {
    requestPasswordReset: {
      done: { sent: undefined },
      error: {
        'no connection': { kind: 'unreachable' },
        'server error': { kind: 'rejected', status: 500, detail: null },
      },
    },
  },
  identity: ({ form: { values }, message }) => [values.email, message],
  invariants: {
    'a link is requested on submit, only for a valid address': (trace) => {
      const email = typedAddress(trace);
      const requests = isSubmit(trace) && email.includes('@') ? [{ application: 'CardholderPortal', email }] : [];
      return JSON.stringify(lastEffects(trace, 'call.requestPasswordReset')) === JSON.stringify(requests);
    },
    'submitting an invalid address shows the error': (trace) =>
      !isSubmit(trace) || typedAddress(trace).includes('@') || trace.snapshot.context.form.touched.email === 'blurred',
    'a session ends and the log-in with a password opens when the user asks for it': (trace) => {
      const last = trace.steps.at(-1);
      const isAsked = last?.kind === 'event' && last.event.type === 'login.open' && !trace.before?.matches('loggingIn');
      const names = trace.effects.filter(({ step }) => step === trace.steps.length).map(({ name }) => name);
      const wanted = names.filter((name) => name === 'onEvent' || name === 'browser.go');
      return (
        wanted.join() === (isAsked ? 'onEvent,browser.go' : '') &&
        (!isAsked || lastEffects(trace, 'browser.go')[0] === '/login/email')
      );
    },
    'after the request the confirmation shows until the user restarts': ({ steps, snapshot }) => {
      if (snapshot.matches('loggingIn')) return true;
      const last = steps.findLast(
        (step) => step.kind === 'done' || (step.kind === 'event' && step.event.type === 'recovery.restart'),
      );
      return snapshot.matches('submitted') === (last?.kind === 'done');
    },
    'a failure shows a message until the next attempt': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      const { message } = snapshot.context;
      if (snapshot.matches('submitting')) return message === null;
      if (last?.kind !== 'error') return true;
      const expected = { id: last.label === 'no connection' ? 'failure.unreachable' : 'failure.rejected' };
      return snapshot.matches('editing') && JSON.stringify(message) === JSON.stringify(expected);
    },
  },
});

import type { CallFailure } from '../../contract/backend.ts';
import { defineModel, type Trace } from '../model.ts';
import { tokenOf } from '../token.fixture.ts';
import { loginPassword } from './login-password.ts';

const refused = (status: number, detail: string | null): CallFailure => ({ kind: 'rejected', status, detail });

type Seen = Trace<typeof loginPassword>;
const eventOf = (step: Seen['steps'][number] | undefined) => (step?.kind === 'event' ? step.event : null);
const isRefusedAs = (step: Seen['steps'][number], detail: string) =>
  step.kind === 'error' && step.failure.kind === 'rejected' && step.failure.detail === detail;

/** What the person has written by now, as the steps alone tell it; a code only where the backend has asked for one. */
function written({ steps }: Seen) {
  const values = { username: '', password: '', mfaCode: '' };
  let isCodeAsked = false;
  for (const step of steps) {
    const event = eventOf(step);
    if (isRefusedAs(step, 'MFA is required') || isRefusedAs(step, 'Invalid one-time code')) {
      isCodeAsked = true;
      values.mfaCode = '';
    } else if (event?.type === 'code.resend') {
      values.mfaCode = '';
    } else if (event?.type === 'field.changed' && (isCodeAsked || event.field !== 'mfaCode')) {
      values[event.field] = event.value;
      if (event.field !== 'mfaCode') {
        isCodeAsked = false;
        values.mfaCode = '';
      }
    }
  }
  return { values, isCodeAsked };
}

const sent = ({ effects, steps }: Seen) =>
  effects.filter(({ name, step }) => name === 'call.logInWithPassword' && step === steps.length);

export const loginPasswordModel = defineModel({
  machine: loginPassword,
  starts: { 'nobody logged in': { input: (ports, spy) => ({ ports, onEvent: spy('tell') }) } },
  events: {
    'field.changed': {
      username: { field: 'username', value: 'anna' },
      'username with a blank': { field: 'username', value: 'an na' },
      password: { field: 'password', value: 'Lunch-2026' },
      code: { field: 'mfaCode', value: '133742' },
    },
    'field.blurred': {
      username: { field: 'username' },
      password: { field: 'password' },
      code: { field: 'mfaCode' },
    },
    'form.submitted': 'noPayload',
    'code.resend': 'noPayload',
  },
  actors: {
    logInWithPassword: {
      done: {
        'logged in': { accessToken: tokenOf() },
        'a person without a card': { accessToken: tokenOf({ applications: ['EmployerPortal'] }) },
      },
      error: {
        'a code is wanted': refused(401, 'MFA is required'),
        'wrong code': refused(401, 'Invalid one-time code'),
        'wrong password': refused(401, 'Invalid username or password'),
        'wrong, and nothing said': refused(401, null),
        'the server failed': refused(500, null),
        'in words of its own': refused(403, 'The account is locked until noon'),
        'no connection': { kind: 'unreachable' },
      },
    },
  },
  identity: ({ form: { values }, needsCode, message }) => [
    values.username,
    values.password,
    values.mfaCode !== '',
    needsCode,
    message !== null,
  ],
  invariants: {
    'what is sent is what was written, once a press, and complete': (trace) => {
      const calls = sent(trace);
      const { values, isCodeAsked } = written(trace);
      const { mfaCode, ...who } = values;
      const type = eventOf(trace.steps.at(-1))?.type;
      const isWhole = !Object.values(who).some((value) => value === '' || value.includes(' '));
      const isAsking = trace.before?.matches('filling') === true;
      const isDue =
        isAsking &&
        ((type === 'form.submitted' && isWhole && isCodeAsked === (mfaCode !== '')) ||
          (type === 'code.resend' && isCodeAsked));
      if (!isDue) return calls.length === 0;
      const request = { ...who, application: 'CardholderPortal', ...(mfaCode && { mfaCode }) };
      return calls.length === 1 && JSON.stringify(calls[0]?.args[0]) === JSON.stringify(request);
    },
    'a code is asked for exactly while the backend wants one for what is written': (trace) =>
      trace.snapshot.context.needsCode === written(trace).isCodeAsked,
    'whoever submits something wrong sees what is wrong': ({ steps, before, snapshot }) => {
      const isReveal = eventOf(steps.at(-1))?.type === 'form.submitted' && before?.matches('filling');
      return !isReveal || snapshot.matches('signingIn') || snapshot.context.form.touched.username === 'blurred';
    },
    'who is admitted is a cardholder, and the session is told once': ({ effects, steps, snapshot }) => {
      const isLoggedIn = steps.at(-1)?.label === 'logged in';
      return (
        snapshot.matches('admitted') === steps.some(({ label }) => label === 'logged in') &&
        effects.filter(({ name, step }) => name === 'tell' && step === steps.length).length === (isLoggedIn ? 1 : 0)
      );
    },
    'a refusal is told in its own words, or in those of the catalogue': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'error') return true;
      const said = {
        'a code is wanted': null,
        'wrong code': { id: 'login-password.rejected.code' },
        'wrong password': { id: 'login-password.rejected.invalid' },
        'wrong, and nothing said': { id: 'login-password.rejected.invalid' },
        'the server failed': { id: 'failure.rejected' },
        'in words of its own': { text: 'The account is locked until noon' },
        'no connection': { id: 'failure.unreachable' },
      }[last.label];
      return snapshot.matches('filling') && JSON.stringify(snapshot.context.message) === JSON.stringify(said);
    },
    'a person without a Cardholder application is told so': ({ steps, snapshot: { context } }) =>
      steps.at(-1)?.label !== 'a person without a card' ||
      JSON.stringify(context.message) === JSON.stringify({ id: 'failure.unauthorized' }),
    'what was said of one attempt is not said during the next': ({ snapshot }) =>
      !snapshot.matches('signingIn') || snapshot.context.message === null,
  },
});

import type { CallFailure } from '../../contract/backend.ts';
import { isEqual } from '../is-equal.ts';
import { defineModel, lastEffects, type Trace } from '../model.ts';
import type { Toast } from '../ports.ts';
import { tokenOf } from '../token.fixture.ts';
import { loginPassword } from './login-password.ts';

const rejected = (status: number, detail: string | null): CallFailure => ({ kind: 'rejected', status, detail });

type ThisTrace = Trace<typeof loginPassword>;
type Step = ThisTrace['steps'][number];
const eventOf = (step: Step | undefined) => (step?.kind === 'event' ? step.event : null);
const isRejectedWith = (step: Step, detail: string) =>
  step.kind === 'error' && step.failure.kind === 'rejected' && step.failure.detail === detail;

/** Why the backend asks for a code. */
const CODE_DETAILS = ['MFA is required', 'Invalid one-time code'];

/** Tokens that do not open the portal, by their labels. */
const USELESS_TOKENS = [
  'a token without the Cardholder application',
  'a token that has just expired',
  'an unreadable token',
];

/** The expected field values and whether a code is required, computed from the steps alone. */
function expectedForm({ steps, effects }: ThisTrace) {
  const values = { username: '', password: '', mfaCode: '' };
  let needsCode = false;
  let isSubmitting = false;
  for (const [index, step] of steps.entries()) {
    const event = eventOf(step);
    const wasSubmitting = isSubmitting;
    const sends = effects.some((effect) => effect.name === 'call.logInWithPassword' && effect.step === index + 1);
    isSubmitting = sends || (isSubmitting && step.kind === 'event');
    // The form cannot be changed meanwhile.
    if (event !== null && wasSubmitting) continue;
    if (CODE_DETAILS.some((detail) => isRejectedWith(step, detail))) {
      needsCode = true;
      values.mfaCode = '';
    } else if (event?.type === 'code.resend') {
      values.mfaCode = '';
    } else if (event?.type === 'field.changed' && (needsCode || event.field !== 'mfaCode')) {
      values[event.field] = event.value;
      if (event.field !== 'mfaCode') {
        needsCode = false;
        values.mfaCode = '';
      }
    }
  }
  return { values, needsCode };
}

/** Whether a step has changed the username or the password. */
function isOtherUser(before: ThisTrace['before'], step: Step | undefined): boolean {
  const event = eventOf(step);
  return event?.type === 'field.changed' && event.field !== 'mfaCode' && before?.can(event) === true;
}

export const loginPasswordModel = defineModel({
  machine: loginPassword,
  starts: { 'signed out': { input: (ports, spy) => ({ ports, onEvent: spy('onEvent') }) } },
  events: {
    'field.changed': {
      username: { field: 'username', value: 'anna' },
      'username with a space': { field: 'username', value: 'an na' },
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
        'a token without the Cardholder application': { accessToken: tokenOf({ applications: ['EmployerPortal'] }) },
        'a token that has just expired': { accessToken: tokenOf({ expiresIn: 0 }) },
        'an unreadable token': { accessToken: 'unreadable' },
      },
      error: {
        'code required': rejected(401, 'MFA is required'),
        'code required, with another status': rejected(403, 'MFA is required'),
        'nearly the text about a code': rejected(401, 'MFA is required here'),
        'wrong code': rejected(401, 'Invalid one-time code'),
        'wrong code, with another status': rejected(400, 'Invalid one-time code'),
        'nearly the text of a wrong code': rejected(400, 'Invalid one-time code given'),
        'wrong password': rejected(401, 'Invalid username or password'),
        'rejected without a text': rejected(401, null),
        'server error': rejected(500, null),
        'rejected with an unknown text': rejected(403, 'The account is locked until noon'),
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
    'a complete form is sent once per submit, as typed': (trace) => {
      const { values, needsCode } = expectedForm(trace);
      const { mfaCode, ...credentials } = values;
      const type = eventOf(trace.steps.at(-1))?.type;
      const isComplete = !Object.values(credentials).some((value) => value === '' || value.includes(' '));
      const isSent =
        trace.before?.matches({ editing: 'ready' }) === true &&
        ((type === 'form.submitted' && isComplete && needsCode === (mfaCode !== '')) ||
          (type === 'code.resend' && needsCode));
      const request = { ...credentials, application: 'CardholderPortal', ...(mfaCode && { mfaCode }) };
      return isEqual(lastEffects(trace, 'call.logInWithPassword'), isSent ? [request] : []);
    },
    'a code is required only if the backend requires one for the current username and password': (trace) => {
      const { steps, before, snapshot } = trace;
      const last = steps.at(-1);
      const isAsked = last !== undefined && CODE_DETAILS.some((detail) => isRejectedWith(last, detail));
      return (
        snapshot.context.needsCode === (isAsked || (!isOtherUser(before, last) && before?.context.needsCode === true))
      );
    },
    'each code that the backend has sent for these credentials is counted': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      const isSent = last !== undefined && isRejectedWith(last, 'MFA is required');
      const codesBefore = before?.context.codesSent ?? 0;
      return snapshot.context.codesSent === (isOtherUser(before, last) ? 0 : codesBefore + (isSent ? 1 : 0));
    },
    'submitting an invalid form shows its errors': ({ steps, before, snapshot }) => {
      const isSubmit = eventOf(steps.at(-1))?.type === 'form.submitted' && before?.matches({ editing: 'ready' });
      return !isSubmit || snapshot.matches('submitting') || snapshot.context.form.touched.username === 'blurred';
    },
    'only a cardholder is logged in, and the token is passed to the owner once': (trace) => {
      const { steps, snapshot } = trace;
      const isLoggedIn = steps.at(-1)?.label === 'logged in';
      return (
        snapshot.matches('loggedIn') === steps.some(({ label }) => label === 'logged in') &&
        lastEffects(trace, 'onEvent').length === (isLoggedIn ? 1 : 0)
      );
    },
    'a rejection shows its text; one without a text means a wrong username or password': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'error') return true;
      const message = {
        'code required': null,
        'code required, with another status': null,
        'nearly the text about a code': { text: 'MFA is required here' },
        'wrong code': { text: 'Invalid one-time code' },
        'wrong code, with another status': { text: 'Invalid one-time code' },
        'nearly the text of a wrong code': { text: 'Invalid one-time code given' },
        'wrong password': { text: 'Invalid username or password' },
        'rejected without a text': { id: 'detail.Invalid username or password' },
        'server error': { id: 'failure.rejected' },
        'rejected with an unknown text': { text: 'The account is locked until noon' },
        'no connection': { id: 'failure.unreachable' },
      }[last.label];
      return snapshot.matches('editing') && isEqual(snapshot.context.message, message);
    },
    'a token that does not open the portal shows a message on the page and in a toast': (trace) => {
      const { steps, snapshot } = trace;
      const isUseless = USELESS_TOKENS.includes(steps.at(-1)?.label ?? '');
      const [toast, ...others] = lastEffects(trace, 'notify') as readonly Toast[];
      if (!isUseless) return toast === undefined;
      const message = { id: 'detail.Invalid user or user not authorized to access the application' };
      return (
        others.length === 0 &&
        isEqual(toast, { type: 'error', message, isOnPage: true }) &&
        isEqual(snapshot.context.message, message)
      );
    },
    'the message is cleared by the next attempt': ({ snapshot }) =>
      !snapshot.matches('submitting') || snapshot.context.message === null,
  },
});

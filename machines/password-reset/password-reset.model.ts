import type { CallFailure } from '../../contract/backend.ts';
import { isEqual } from '../is-equal.ts';
import { defineModel, lastEffects, type Trace } from '../model.ts';
import { passwordReset } from './password-reset.ts';

const unreachable: CallFailure = { kind: 'unreachable' };
const rejected = (status: number, detail: string | null): CallFailure => ({ kind: 'rejected', status, detail });
const USED_LINK = 'This link to set password was already used or has expired.';
const usedLink = rejected(400, USED_LINK);

const FORM_STATES = ['editing', 'outcomeUnknown'] as const;
const LOGIN_REQUESTED = { type: 'login.requested' };
const TOKEN = 'a1b2c3';
const STRONG = 'Middag-27';

type ThisTrace = Trace<typeof passwordReset>;
const lastEvent = ({ steps }: ThisTrace) => {
  const last = steps.at(-1);
  return last?.kind === 'event' ? last.event.type : null;
};
const isLastStep = ({ steps }: ThisTrace, ...labels: string[]) => labels.includes(steps.at(-1)?.label ?? '');
/** States in which the user can ask for the log-in. */
const WITH_LOGIN = ['checkingLink', 'linkCheckFailed', 'editing', 'outcomeUnknown', 'probablySaved'] as const;
/** Whether the last step must open the log-in with a password. */
const opensLogin = (trace: ThisTrace) =>
  isLastStep(trace, 'saved') ||
  (lastEvent(trace) === 'login.open' && WITH_LOGIN.some((state) => trace.before?.matches(state)));
/** Replies after which it is not known whether the password is saved. */
const LOST = ['not saved', 'perhaps not saved'];
const hasLostResponse = ({ steps }: ThisTrace) => steps.some(({ label }) => LOST.includes(label));
/** Answers to the check of a link that is not valid. */
const INVALID = ['a used link', 'an expired link', 'an unknown link, without a reason'];
const USED_MEANWHILE = ['used meanwhile', 'used meanwhile, with another status'];

/** The expected values of the two fields, computed from the steps alone. */
function expectedValues({ steps }: ThisTrace) {
  const values = { newPassword: '', repeated: '' };
  for (const step of steps) {
    if (step.kind === 'event' && step.event.type === 'field.changed') values[step.event.field] = step.event.value;
  }
  return values;
}
const isComplete = (trace: ThisTrace) => Object.values(expectedValues(trace)).every((value) => value === STRONG);

export const passwordResetModel = defineModel({
  machine: passwordReset,
  starts: {
    'a link from an e-mail': { input: (ports, spy) => ({ ports, token: TOKEN, onEvent: spy('onEvent') }) },
  },
  events: {
    'field.changed': {
      'a strong password': { field: 'newPassword', value: STRONG },
      'a weak password': { field: 'newPassword', value: 'middag' },
      'the same password again': { field: 'repeated', value: STRONG },
      'a different password': { field: 'repeated', value: 'Middag-28' },
    },
    'field.blurred': {
      'the new password': { field: 'newPassword' },
      'the repeated password': { field: 'repeated' },
    },
    'form.submitted': 'noPayload',
    'link.retry': 'noPayload',
    'login.open': 'noPayload',
  },
  actors: {
    passwordResetLink: {
      done: { 'a valid link': { used: false }, 'a used link': { used: true } },
      error: {
        'an expired link': usedLink,
        'an unknown link, without a reason': rejected(404, null),
        'no connection': unreachable,
        'a server error': rejected(503, null),
        'a rate limit': rejected(429, null),
      },
    },
    lookUpAddress: { done: { 'an address': { ip: '203.0.113.7' } }, error: { 'no address': unreachable } },
    resetPassword: {
      done: { saved: undefined },
      error: {
        'used meanwhile': usedLink,
        'used meanwhile, with another status': rejected(410, USED_LINK),
        'nearly the text of a used link': rejected(400, `${USED_LINK} Really.`),
        'too weak': rejected(400, 'Password does not meet requirements'),
        'not saved': unreachable,
        'perhaps not saved': { kind: 'invalidResponse' },
      },
    },
  },
  identity: ({ form: { values, touched }, ipAddress, wasLost, message }) => [
    values,
    touched,
    ipAddress,
    wasLost,
    message,
  ],
  invariants: {
    'the link is checked first': ({ steps, effects, snapshot }) =>
      steps.length > 0 ||
      (snapshot.matches('checkingLink') && effects.some(({ name }) => name === 'call.passwordResetLink')),
    'a used or rejected link ends the session, shows the reason and opens the log-in': (trace) => {
      const isUsedByUser = isLastStep(trace, ...USED_MEANWHILE) && hasLostResponse(trace);
      const isRejected = isLastStep(trace, ...INVALID, ...USED_MEANWHILE) && !isUsedByUser;
      const isWithoutText = isLastStep(trace, 'a used link', 'an unknown link, without a reason');
      const message = isWithoutText ? { id: `detail.${USED_LINK}` } : { text: USED_LINK };
      const toast = { type: 'error', message };
      const paths = lastEffects(trace, 'browser.go');
      const events = lastEffects(trace, 'onEvent');
      if (!isRejected) return !isEqual(events, [{ type: 'link.rejected' }]) && !paths.includes('/login');
      return (
        trace.snapshot.matches('linkRejected') &&
        isEqual(lastEffects(trace, 'notify'), [toast]) &&
        isEqual(events, [{ type: 'link.rejected' }]) &&
        paths.includes('/login')
      );
    },
    'a link that could not be checked can be checked again': (trace) => {
      if (isLastStep(trace, 'no connection', 'a server error', 'a rate limit'))
        return trace.snapshot.matches('linkCheckFailed');
      const isRetry = lastEvent(trace) === 'link.retry' && trace.before?.matches('linkCheckFailed');
      return !isRetry || lastEffects(trace, 'call.passwordResetLink').length === 1;
    },
    'the form shows only after a valid link': (trace) =>
      !trace.snapshot.matches('editing') || trace.lastAnswer('passwordResetLink')?.used === false,
    'only a strong password that is repeated correctly is submitted': (trace) => {
      const isSubmit =
        lastEvent(trace) === 'form.submitted' &&
        FORM_STATES.some((state) => trace.before?.matches({ [state]: 'ready' }));
      return !isSubmit || trace.snapshot.matches('lookingUpAddress') === isComplete(trace);
    },
    'submitting an invalid form shows its errors': (trace) => {
      const isSubmit =
        lastEvent(trace) === 'form.submitted' &&
        FORM_STATES.some((state) => trace.before?.matches({ [state]: 'ready' }));
      const { newPassword, repeated } = trace.snapshot.context.form.touched;
      return !isSubmit || isComplete(trace) || (newPassword === 'blurred' && repeated === 'blurred');
    },
    'the password is sent with the IP address, or without it if the lookup fails or times out': (trace) => {
      const isSent = isLastStep(trace, 'an address', 'no address', 'after addressTimeout');
      const { newPassword } = expectedValues(trace);
      const hasAddress = trace.lastAnswer('lookUpAddress') !== undefined;
      const request = { token: TOKEN, newPassword, ipAddress: hasAddress ? '203.0.113.7' : '' };
      return isEqual(lastEffects(trace, 'call.resetPassword'), isSent ? [request] : []);
    },
    'a saved password, and the user when it may be saved, opens the log-in with a password; a session ends first': (
      trace,
    ) => {
      const effects = trace.effects.filter(({ step }) => step === trace.steps.length);
      const requestedAt = effects.findIndex(({ name, args }) => name === 'onEvent' && isEqual(args, [LOGIN_REQUESTED]));
      const openedAt = effects.findIndex(({ name, args }) => name === 'browser.go' && args[0] === '/login/email');
      if (!opensLogin(trace)) return requestedAt === -1 && openedAt === -1;
      return (
        requestedAt !== -1 &&
        requestedAt < openedAt &&
        trace.snapshot.matches(isLastStep(trace, 'saved') ? 'saved' : 'loggingIn')
      );
    },
    'after a lost response the user sees that the password may be saved, also when the link is used now': (trace) => {
      const { snapshot } = trace;
      const isUsedByUser = isLastStep(trace, ...USED_MEANWHILE) && hasLostResponse(trace);
      return (
        (!isLastStep(trace, ...LOST) ||
          (snapshot.matches('outcomeUnknown') &&
            isEqual(snapshot.context.message, { id: 'password-reset.outcomeUnknown' }))) &&
        (!isUsedByUser || snapshot.matches('probablySaved'))
      );
    },
    'a failure to save shows a message and can be retried': (trace) => {
      const message = {
        'too weak': { text: 'Password does not meet requirements' },
        'nearly the text of a used link': { text: `${USED_LINK} Really.` },
      }[trace.steps.at(-1)?.label ?? ''];
      const { snapshot } = trace;
      return message === undefined || (snapshot.matches('editing') && isEqual(snapshot.context.message, message));
    },
    'a new password waits two seconds for the address': ({ steps, now }) =>
      steps.at(-1)?.label !== 'after addressTimeout' ||
      now - (steps.findLast((step) => step.kind === 'event' && step.event.type === 'form.submitted')?.now ?? 0) ===
        2000,
    'a link that cannot be checked is explained, until it is checked again': (trace) => {
      const { steps, snapshot } = trace;
      const isChecked = lastEvent(trace) === 'link.retry' && trace.before?.matches('linkCheckFailed');
      if (isChecked) return snapshot.context.message === null;
      return (
        steps.at(-1)?.kind !== 'error' || !snapshot.matches('linkCheckFailed') || snapshot.context.message !== null
      );
    },
  },
});

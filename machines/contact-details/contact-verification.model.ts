import type { CallFailure } from '../../contract/backend.ts';
import { isEqual } from '../is-equal.ts';
import { defineModel, type Trace } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
import {
  AGES,
  DESTINATIONS,
  EMAIL,
  FIRST_STATES,
  MINUTE,
  MOVES,
  PHONES,
  REPLACED,
  verificationStarts,
  verifiedAfterOld,
  verifiedNeither,
} from './contact-verification.fixture.ts';
import { contactVerification } from './contact-verification.ts';

const rejected = (status: number, detail: string | null): CallFailure => ({ kind: 'rejected', status, detail });
type ThisTrace = Trace<typeof contactVerification>;
const effectsOfLastStep = ({ effects, steps }: ThisTrace, name: string) =>
  effects.filter((effect) => effect.name === name && effect.step === steps.length).map(({ args }) => args);
const lastLabel = ({ steps }: ThisTrace) => steps.at(-1)?.label ?? '';
const lastEvent = ({ steps }: ThisTrace) => {
  const last = steps.at(-1);
  return last?.kind === 'event' ? last.event.type : null;
};

/** Rejections that say nothing about the code. */
const NEARLY = ['nearly the text of a wrong code', 'nearly the text of too many attempts'];

/** The expected text in the field; sending a new code empties it. */
const expectedCode = ({ steps }: ThisTrace): string =>
  steps.reduce((code, step) => {
    if (step.label === 'a code') return '';
    return step.kind === 'event' && step.event.type === 'field.changed' ? step.event.value : code;
  }, '');

/** The codes rejected since the last one was sent. */
const rejectedCodes = (trace: ThisTrace): string[] =>
  trace.steps.flatMap((step, index) =>
    step.label.startsWith('a wrong code') && !trace.steps.slice(index).some(({ label }) => label === 'a code')
      ? [expectedCode({ ...trace, steps: trace.steps.slice(0, index) })]
      : [],
  );

/** Whether the user can enter the code, or reads that its half hour is over. */
const showsAgeOfCode = ({ snapshot, device, now }: ThisTrace): boolean => {
  const { sentAt } = JSON.parse(device.sentVerification ?? '{}') as { readonly sentAt?: number };
  return snapshot.matches(now < (sentAt ?? 0) + 30 * MINUTE ? 'entering' : 'expired');
};

export const contactVerificationModel = defineModel({
  machine: contactVerification,
  starts: verificationStarts,
  events: {
    'field.changed': {
      'a code of any length': { field: 'code', value: '1337 4201' },
      'a code with a letter': { field: 'code', value: '13374O' },
    },
    'field.blurred': { 'the field': { field: 'code' } },
    'form.submitted': 'noPayload',
    'code.send': 'noPayload',
    'status.retry': 'noPayload',
  },
  actors: {
    requestVerification: {
      done: { 'a code': { contactInformationId: 9001 } },
      error: { 'no connection': { kind: 'unreachable' }, 'too many requests': rejected(429, 'Too many attempts') },
    },
    verifyContact: {
      done: { accepted: undefined },
      error: {
        'a wrong code': rejected(400, 'Invalid verification code'),
        'a wrong code, with another status': rejected(422, 'Invalid verification code'),
        'nearly the text of a wrong code': rejected(400, 'Invalid verification code given'),
        'too many attempts': rejected(429, 'Too many attempts'),
        'too many attempts, with another status': rejected(400, 'Too many attempts'),
        'nearly the text of too many attempts': rejected(429, 'Too many attempts given'),
        'unreadable answer': { kind: 'invalidResponse' },
        'server error': rejected(500, null),
        'another cardholder': rejected(403, 'The contact detail belongs to another cardholder'),
      },
    },
    cardholderInfo: {
      done: { verified: verifiedAfterOld, 'not verified': verifiedNeither },
      error: { 'no answer': { kind: 'unreachable' } },
    },
    untilExpiry: 'wait',
  },
  identity: ({ form: { values, touched }, rejectedCode, message, sentAt, verification, ports }) => [
    values,
    touched,
    rejectedCode,
    message,
    sentAt === null,
    verification?.kind,
    verification?.next,
    ports.device.read('pendingAction'),
  ],
  invariants: {
    'the first state depends on the address and the device': ({ start, steps, snapshot }) =>
      steps.length > 0 || snapshot.matches(FIRST_STATES[start] as never),
    'the value in a link from elsewhere moves from the address to the history entry': ({ start, steps, effects }) => {
      const moves = effects.filter(({ name, step }) => name === 'browser.go' && step === 0).map(({ args }) => args);
      return steps.length > 0 || isEqual(moves, start in MOVES ? [MOVES[start]] : []);
    },
    'a page whose value takes the place of another says which': ({ start, snapshot }) =>
      snapshot.context.replaced === (start.endsWith('with another registered address') ? REPLACED : null),
    'a code for the detail of the page is sent on request, and only then': (trace) => {
      const canSend = (['codeNotSent', 'entering', 'expired', 'exhausted'] as const).some((state) =>
        trace.before?.matches({ [state]: 'ready' } as never),
      );
      const isRequested = lastEvent(trace) === 'code.send' && canSend;
      const phone = PHONES[trace.start];
      const request = phone
        ? { contactInformationId: 9002, contactInformationTypeId: 2, newValue: phone }
        : { contactInformationId: 9001, contactInformationTypeId: 1, newValue: EMAIL };
      return isEqual(effectsOfLastStep(trace, 'call.requestVerification'), isRequested ? [[request]] : []);
    },
    'a code can be entered for 30 minutes': ({ snapshot, start, steps, now }) => {
      const isResent = steps.some(({ label }) => label === 'a code');
      const age = AGES[start] ?? 0;
      const isExpired = !isResent && now - MODEL_START >= 30 * MINUTE - age;
      return !snapshot.matches('entering') || !isExpired;
    },
    'a code expires after half an hour, and the page says so without another message': ({
      steps,
      now,
      snapshot,
      device,
    }) => {
      if (steps.at(-1)?.label !== 'untilExpiry is over') return true;
      const { sentAt } = JSON.parse(device.sentVerification ?? '{}') as { readonly sentAt?: number };
      return snapshot.matches('expired') && snapshot.context.message === null && now === (sentAt ?? 0) + 30 * MINUTE;
    },
    'after a failed sending, a code that was sent before can still be entered until it expires': (trace) => {
      const { snapshot, device } = trace;
      if (!['no connection', 'too many requests'].includes(lastLabel(trace))) return true;
      const isSent = device.sentVerification !== undefined && trace.snapshot.context.sentAt !== null;
      if (!isSent) return snapshot.matches('codeNotSent');
      return snapshot.matches('entering') || snapshot.matches('expired');
    },
    'the field for the code stays while another code is sent, and shows at no other sending': (trace) => {
      if (lastEvent(trace) !== 'code.send' || !trace.before?.can({ type: 'code.send' })) return true;
      return trace.snapshot.matches(trace.before.matches('entering') ? 'resending' : 'sending');
    },
    'a press that sends something clears the message': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      const isSent = (['sending', 'resending', 'submitting'] as const).some((state) => snapshot.matches(state));
      return !isSent || last?.kind !== 'event' || before?.value === snapshot.value || snapshot.context.message === null;
    },
    'a rejected code stays on the page with its error': (trace) => {
      if (!lastLabel(trace).startsWith('a wrong code')) return true;
      const { rejectedCode, form } = trace.snapshot.context;
      return (
        showsAgeOfCode(trace) &&
        rejectedCode === expectedCode(trace).replaceAll(' ', '') &&
        form.touched.code === 'blurred'
      );
    },
    'submitting an invalid code shows its error': (trace) => {
      const isSubmit = lastEvent(trace) === 'form.submitted' && trace.before?.matches({ entering: 'ready' });
      return !isSubmit || !trace.snapshot.matches('entering') || trace.snapshot.context.form.touched.code === 'blurred';
    },
    'a code that has been changed can be sent at once': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      const isChanged = last?.kind === 'event' && last.event.type === 'field.changed' && before?.matches('entering');
      return !isChanged || snapshot.matches({ entering: 'ready' });
    },
    'only digits that were not rejected before are sent': (trace) => {
      const isSubmit = lastEvent(trace) === 'form.submitted' && trace.before?.matches({ entering: 'ready' });
      const isSent = isSubmit && expectedCode(trace) === '1337 4201' && !rejectedCodes(trace).includes('1337 4201');
      const request = { contactInformationId: trace.start in PHONES ? 9002 : 9001, code: '13374201' };
      return isEqual(effectsOfLastStep(trace, 'call.verifyContact'), isSent ? [[request]] : []);
    },
    'after each code that may have been accepted, and after a retry, the cardholder is read': (trace) => {
      const isRead =
        ['accepted', 'unreadable answer'].includes(lastLabel(trace)) ||
        (lastEvent(trace) === 'status.retry' && trace.before?.matches('outcomeUnknown'));
      return isEqual(effectsOfLastStep(trace, 'call.cardholderInfo'), isRead ? [[{}]] : []);
    },
    'while it is not known whether the value is verified, it can only be read again': (trace) =>
      lastLabel(trace) !== 'no answer' || trace.snapshot.matches('outcomeUnknown'),
    'a verified detail is reported to the owner, shows a toast, and opens the next page': (trace) => {
      const isConfirmed = lastLabel(trace) === 'verified';
      if (!isConfirmed)
        return (
          effectsOfLastStep(trace, 'onEvent').length === 0 &&
          (trace.steps.length === 0 || effectsOfLastStep(trace, 'browser.go').length === 0)
        );
      const destination = DESTINATIONS[trace.start] ?? '/settings';
      const id = trace.start in PHONES ? 'contact-details.phone.verified' : 'contact-details.email.verified';
      return (
        trace.snapshot.matches('verified') &&
        isEqual(effectsOfLastStep(trace, 'onEvent'), [[{ type: 'cardholder.loaded', cardholder: verifiedAfterOld }]]) &&
        isEqual(effectsOfLastStep(trace, 'browser.go'), [[destination, { replace: true }]]) &&
        isEqual(effectsOfLastStep(trace, 'notify'), [[{ type: 'success', message: { id } }]])
      );
    },
    'the code is removed from the device when it is used or exhausted': (trace) =>
      !(lastLabel(trace) === 'verified' || lastLabel(trace).startsWith('too many attempts')) ||
      trace.device.sentVerification === undefined,
    'a sent code is stored on the device': (trace) =>
      lastLabel(trace) !== 'a code' ||
      (trace.snapshot.matches('entering') && JSON.parse(trace.device.sentVerification ?? '{}').sentAt === trace.now),
    'a rejected code can be corrected; an exhausted one must be replaced': (trace) => {
      const { snapshot } = trace;
      if (lastLabel(trace).startsWith('too many attempts')) return snapshot.matches('exhausted');
      const isRetryable = [...NEARLY, 'another cardholder', 'not verified'];
      return !isRetryable.includes(lastLabel(trace)) || showsAgeOfCode(trace);
    },
    'a failure shows a message': (trace) =>
      ![...NEARLY, 'no connection', 'too many requests', 'server error', 'another cardholder', 'not verified'].includes(
        lastLabel(trace),
      ) || trace.snapshot.context.message !== null,
  },
});

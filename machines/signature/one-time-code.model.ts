import type { CallFailure } from '../../contract/backend.ts';
import { defineModel, type Trace } from '../model.ts';
import type { ProofRejection } from '../proof.ts';
import { waited } from '../waited.ts';
import { codeForm, oneTimeCode } from './one-time-code.ts';

const rejected = (status: number, detail: string): CallFailure => ({ kind: 'rejected', status, detail });

const start = (rejection: ProofRejection | null) =>
  ({
    input: (ports, spy) => ({
      ports,
      purpose: 'VIEW_CARD_PIN',
      action: { kind: 'pin', text: 'Visa PIN-koden', path: '/card', referenceCode: 'C-7F3A91' },
      rejection,
      onEvent: spy('onEvent'),
    }),
  }) satisfies Parameters<typeof defineModel<typeof oneTimeCode, 'x'>>[0]['starts']['x'];

type CodeTrace = Trace<typeof oneTimeCode>;
const ownerEvents = ({ effects }: CodeTrace) =>
  effects.filter(({ name }) => name === 'onEvent').map(({ args }) => args[0]);
const codesSent = ({ effects }: CodeTrace) => effects.filter(({ name }) => name === 'call.sendOneTimeCode').length;
const codesRequested = ({ steps }: CodeTrace) =>
  steps.filter((step) => step.kind === 'event' && /^code\.(send|resend)$/.test(step.event.type)).length;

const isAnswer = ({ kind }: CodeTrace['steps'][number]) => kind === 'done' || kind === 'error';

/** Whether a code could not be sent, though the user has a verified e-mail address. */
const isSendFailure = (step: CodeTrace['steps'][number] | undefined) =>
  step?.kind === 'error' && !step.label.startsWith('no verified e-mail');

export const oneTimeCodeModel = defineModel({
  machine: oneTimeCode,
  starts: {
    'a first code': start(null),
    'an invalid code': start('invalidCode'),
    'a code with too many attempts': start('tooManyAttempts'),
    'an old signature': start('staleSignature'),
  },
  events: {
    'field.changed': {
      'six digits, as pasted': { field: 'code', value: '133 742' },
      'too few': { field: 'code', value: '1337' },
    },
    'field.blurred': { 'the code': { field: 'code' } },
    'form.submitted': 'noPayload',
    'code.send': 'noPayload',
    'code.resend': 'noPayload',
    'code.cancel': 'noPayload',
    'email.verify': 'noPayload',
  },
  actors: {
    sendOneTimeCode: {
      done: { 'a code is sent': undefined },
      error: {
        'no connection': { kind: 'unreachable' },
        'no verified e-mail': rejected(409, 'Add and verify your email first'),
        'no verified e-mail, with another status': rejected(403, 'Add and verify your email first'),
        'too many codes': rejected(429, 'Too many attempts'),
        'nearly the text about the e-mail': rejected(409, 'Add and verify your email first here'),
      },
    },
  },
  stopEvents: ['email.verify'],
  identity: ({ form, message }) => [form.values.code, form.touched, message !== null],
  invariants: {
    'a code is sent only when the user asks for it': (trace) => codesSent(trace) <= codesRequested(trace),
    'the owner gets one event: the six digits without spaces, or that the user has cancelled': (trace) => {
      const { snapshot } = trace;
      const entered = [{ type: 'code.entered', code: '133742' }];
      const cancelled = [{ type: 'code.cancelled' }];
      const expected = snapshot.matches('entered') ? entered : snapshot.matches('cancelled') ? cancelled : [];
      return JSON.stringify(ownerEvents(trace)) === JSON.stringify(expected);
    },
    'without a verified e-mail address the user is asked to verify one': ({ steps, snapshot }) =>
      !steps.at(-1)?.label.startsWith('no verified e-mail') || snapshot.matches('emailUnverified'),
    'the action is saved when the user goes to verify the e-mail address': ({ effects, device }) =>
      effects.every(({ name, args }) => name !== 'browser.go' || args[0] === '/edit-email') &&
      effects.some(({ name }) => name === 'browser.go') === (device.pendingAction !== undefined),
    'a failure to send has a message': ({ steps, snapshot }) =>
      steps.at(-1)?.kind !== 'error' ||
      steps.at(-1)?.label.startsWith('no verified e-mail') ||
      snapshot.context.message !== null,
    'after a failure to send the first code, it can be sent again': ({ steps, before, snapshot }) =>
      !isSendFailure(steps.at(-1)) || before?.matches('sending') !== true || snapshot.matches({ idle: 'settled' }),
    'after a failure to send another code, the one that was typed is kept and can be confirmed': (trace) => {
      const { steps, before, snapshot } = trace;
      if (!isSendFailure(steps.at(-1)) || !before?.matches('resending')) return true;
      const { code } = before.context.form.values;
      const isKept = snapshot.matches({ entering: 'settled' }) && snapshot.context.form.values.code === code;
      return isKept && codeForm.isValid(snapshot) === (code === '133 742');
    },
    'soon after a failure to send another code, or when the code is changed, another can be requested': (trace) => {
      const { steps, before, snapshot } = trace;
      const last = steps.at(-1);
      const isChanged = last?.kind === 'event' && last.event.type === 'field.changed';
      return (
        !before?.matches({ entering: 'settled' }) ||
        !(isChanged || last?.kind === 'time') ||
        snapshot.can({ type: 'code.resend' })
      );
    },
    'after an invalid code the same code can be tried again': ({ start, steps, snapshot }) =>
      steps.length > 0 || (start === 'an invalid code' ? snapshot.matches('entering') : snapshot.matches('idle')),
    'a press that asks for a code sends one, without an old message': (trace) => {
      const { steps, before, snapshot, effects } = trace;
      const last = steps.at(-1);
      const isAsked =
        last?.kind === 'event' && /^code\.(send|resend)$/.test(last.event.type) && before?.can(last.event);
      const isSent = effects.some(({ name, step }) => name === 'call.sendOneTimeCode' && step === steps.length);
      return (
        isSent === (isAsked === true) &&
        (!isAsked || (/^(re)?sending$/.test(String(snapshot.value)) && snapshot.context.message === null))
      );
    },
    'a user who cancels is out': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      const isCancelled = last?.kind === 'event' && last.event.type === 'code.cancel' && before?.can(last.event);
      return !isCancelled || snapshot.matches('cancelled');
    },
    'another code can be requested half a minute after the last one': ({ steps, now }) =>
      steps.at(-1)?.label !== 'after resendDelay' || waited(steps.filter(isAnswer), now) === 30_000,
    'after a rejected code another can be requested at once': ({ start, steps, snapshot }) =>
      steps.length > 0 || start !== 'an invalid code' || snapshot.matches({ entering: 'resendable' }),
    'a new code is entered into an empty field': ({ steps, snapshot }) =>
      steps.at(-1)?.label !== 'a code is sent' || snapshot.context.form.values.code === '',
    'a changed code clears the message': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      const isChanged = last?.kind === 'event' && last.event.type === 'field.changed' && before?.matches('entering');
      return !isChanged || snapshot.context.message === null;
    },
    'too few digits are reported when the user submits them': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      const isSubmit = last?.kind === 'event' && last.event.type === 'form.submitted' && before?.matches('entering');
      return !isSubmit || snapshot.matches('entered') || snapshot.context.form.touched.code === 'blurred';
    },
    'too few digits are reported when the user leaves the field': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      const isLeft = last?.kind === 'event' && last.event.type === 'field.blurred' && before?.matches('entering');
      const { values, touched } = snapshot.context.form;
      return !isLeft || values.code === '' || touched.code === 'blurred';
    },
    'another code can be requested after the delay': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      if (last?.label === 'a code is sent') return snapshot.matches({ entering: 'sent' });
      return last?.kind !== 'time' || before?.matches('idle') === true || snapshot.matches({ entering: 'resendable' });
    },
    'too few digits are an error when the field is blurred': ({ snapshot: { context } }) =>
      context.form.touched.code !== 'blurred' ||
      (codeForm.errorOf(context, 'code') === null) === (context.form.values.code === '133 742'),
  },
});

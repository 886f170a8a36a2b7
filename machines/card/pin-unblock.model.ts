import type { CallFailure } from '../../contract/backend.ts';
import { viewPin } from '../../contract/pin.ts';
import { defineModel, type Trace } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
import { unfinishedAction } from '../pending-action.ts';
import { pinUnblock } from './pin-unblock.ts';

const rejected = (status: number, detail: string): CallFailure => ({ kind: 'rejected', status, detail });
const unreachable: CallFailure = { kind: 'unreachable' };
const REFERENCE_CODE = 'C-7F3A91';
const pendingAction = (referenceCode: string, kind = 'unblock') =>
  JSON.stringify({
    kind,
    text: 'Lås upp PIN-koden',
    path: '/card',
    referenceCode,
    savedAt: MODEL_START - 60_000,
  });

const start = (device: { readonly pendingAction?: string } = {}) =>
  ({ device, input: (ports) => ({ ports, referenceCode: REFERENCE_CODE }) }) satisfies Parameters<
    typeof defineModel<typeof pinUnblock, 'x'>
  >[0]['starts']['x'];

type UnblockTrace = Trace<typeof pinUnblock>;
const effectCount = ({ effects }: UnblockTrace, name: string) =>
  effects.filter((effect) => effect.name === name).length;
const labelCount = ({ steps }: UnblockTrace, label: string) => steps.filter((step) => step.label === label).length;
const isReplyOf = (step: UnblockTrace['steps'][number] | undefined, actor: string) =>
  (step?.kind === 'done' || step?.kind === 'error') && step.actor === actor;
/** Whether the attempts are read again after a reset. */
const isAfterReset = ({ steps }: UnblockTrace) =>
  isReplyOf(
    steps.slice(0, -1).findLast((step) => 'actor' in step),
    'resetPinAttempts',
  );
const isPress = (step: UnblockTrace['steps'][number] | undefined, type: string) =>
  step?.kind === 'event' && step.event.type === type;
const isRetry = (step: UnblockTrace['steps'][number] | undefined) => isPress(step, 'status.retry');
const isProofRejection = (step: UnblockTrace['steps'][number] | undefined) =>
  /^(a wrong code|an old signature)/.test(step?.label ?? '');
const wasChecking = ({ before }: UnblockTrace) => before?.matches('checkingOutcome') === true;

export const pinUnblockModel = defineModel({
  machine: pinUnblock,
  starts: {
    'no pending action': start(),
    'a pending action: unblock the PIN': start({ pendingAction: pendingAction(REFERENCE_CODE) }),
    'a pending action of another card': start({ pendingAction: pendingAction('C-0B12D4') }),
    'another pending action of the card': start({ pendingAction: pendingAction(REFERENCE_CODE, 'physical-card') }),
  },
  events: {
    'status.retry': 'noPayload',
    'pin.unblock': { 'in Swedish': { text: 'Lås upp PIN-koden' } },
    'signature.given': {
      'a code': { proof: { signingMethod: 'OTP', credential: '133742' } },
      'a BankID signature': { proof: { signingMethod: 'BANKID', credential: 'o-1', userVisibleData: 'TMOlcw==' } },
    },
    'signature.cancelled': 'noPayload',
  },
  actors: {
    pinAttempts: {
      done: {
        blocked: { counter: 3, max: 3 },
        'blocked, after more attempts than are allowed': { counter: 4, max: 3 },
        'not blocked': { counter: 2, max: 3 },
      },
      error: {
        'no PIN': rejected(409, 'PIN is not available for new or terminated cards'),
        'no such card': rejected(404, 'The card does not exist'),
        'the backend is down': rejected(500, 'Internal error'),
        'no connection': unreachable,
      },
    },
    viewPin: {
      done: { 'the code was right': viewPin.response.parse(viewPin.example.response) },
      error: {
        'a wrong code': rejected(400, 'Invalid one-time code'),
        'a wrong code, with another status': rejected(403, 'Invalid one-time code'),
        'nearly the text of a wrong code': rejected(400, 'Invalid one-time code given'),
        'the answer was lost': unreachable,
      },
    },
    resetPinAttempts: {
      done: { reset: undefined },
      error: {
        'an old signature': rejected(400, 'Signature is missing or already used'),
        'nearly the text of an old signature': rejected(400, 'Signature is missing or already used here'),
        rejected: rejected(409, 'Unable to reset PIN for this card'),
        'the answer was lost': unreachable,
      },
    },
    signature: 'machine',
  },
  externalEvents: ['signature.given'],
  equivalentFaults: {
    "'resetting' resetPinAttempts fails, if isProofRejected: leaves out the 1. action clearProof":
      'The proof is cleared when the reset starts.',
  },
  identity: ({ ports, referenceCode, rejection, message, proof, isLate }) => [
    unfinishedAction(ports, referenceCode)?.kind,
    rejection,
    message !== null,
    proof?.signingMethod,
    isLate,
  ],
  invariants: {
    'the reset is requested at most once for each proof': (trace) =>
      effectCount(trace, 'call.resetPinAttempts') <=
      labelCount(trace, 'a code') + labelCount(trace, 'a BankID signature'),
    'a code is verified before the reset is requested': (trace) =>
      effectCount(trace, 'call.resetPinAttempts') <=
      labelCount(trace, 'the code was right') + labelCount(trace, 'a BankID signature'),
    'success is reported only if the PIN was read as not blocked': (trace) =>
      effectCount(trace, 'notify') === 0 || labelCount(trace, 'not blocked') > 0,
    'success is reported as soon as the PIN is read as not blocked after a reset': (trace) =>
      !(wasChecking(trace) && trace.steps.at(-1)?.label === 'not blocked') ||
      trace.effects.some(({ name, step }) => name === 'notify' && step === trace.steps.length),
    'the page shows what the last reading says; a failed one is no information about the PIN': (trace) => {
      const { start, steps, snapshot } = trace;
      const last = steps.at(-1);
      if (!isReplyOf(last, 'pinAttempts')) return true;
      if (last?.label === 'not blocked') return snapshot.matches('usable');
      if (last?.label.startsWith('blocked')) {
        return snapshot.matches(
          start === 'a pending action: unblock the PIN' && !isAfterReset(trace) ? 'signing' : 'blocked',
        );
      }
      if (last?.label === 'no PIN' && !isAfterReset(trace)) return snapshot.matches('noPin');
      return snapshot.matches('loadFailed') && snapshot.context.message !== null;
    },
    'a blocked PIN is unblocked after a signature; without it, it stays blocked': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      if (before?.matches('blocked') && isPress(last, 'pin.unblock')) {
        const { text, message, rejection } = snapshot.context;
        return snapshot.matches('signing') && text === 'Lås upp PIN-koden' && message === null && rejection === null;
      }
      return !(before?.matches('signing') && isPress(last, 'signature.cancelled')) || snapshot.matches('blocked');
    },
    'a code that could not be checked leaves the PIN blocked, with a message': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'error' || last.actor !== 'viewPin' || last.label.startsWith('a wrong code')) return true;
      return snapshot.matches('blocked') && snapshot.context.message !== null;
    },
    'a BankID signature needs no code': (trace) => effectCount(trace, 'call.viewPin') <= labelCount(trace, 'a code'),
    'a right code is used at once': (trace) =>
      trace.steps.at(-1)?.label !== 'the code was right' || trace.snapshot.matches('resetting'),
    'a rejected proof has a reason': ({ steps, snapshot }) =>
      !isProofRejection(steps.at(-1)) || snapshot.context.rejection !== null,
    'a retry and a success leave no message': ({ snapshot }) =>
      !(snapshot.matches('loading') || snapshot.matches('usable')) || snapshot.context.message === null,
    'a failed reset says why if the PIN is still blocked': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'error' || last.actor !== 'resetPinAttempts' || last.label === 'an old signature') return true;
      return snapshot.context.message !== null;
    },
    'after every answer to the reset the PIN is read again': ({ steps, snapshot }) =>
      !/^(reset|rejected|nearly the text of an old signature)$/.test(steps.at(-1)?.label ?? '') ||
      snapshot.value === 'checkingOutcome',
    'a reset that did not work has a message': (trace) =>
      !(wasChecking(trace) && trace.snapshot.matches('blocked')) || trace.snapshot.context.message !== null,
    'the proof is cleared when it has been used': ({ snapshot }) =>
      snapshot.matches('verifyingCode') || snapshot.context.proof === null,
    'the page opens when the status of the PIN is read, or after 400 ms': ({ steps, snapshot, now }) =>
      snapshot.matches({ loading: 'opening' }) === steps.every(({ kind }) => kind === 'event') &&
      (steps.at(-1)?.kind !== 'time' || now - MODEL_START === 400),
    'a status that is read after 400 ms, or again, is late': ({ steps, effects, snapshot }) => {
      const first = steps.findIndex(({ kind }) => kind !== 'event');
      const isReadAgain = effects.some(
        ({ name, step }) => name === 'call.pinAttempts' && step > 0 && isRetry(steps[step - 1]),
      );
      return snapshot.context.isLate === (steps[first]?.kind === 'time' || isReadAgain);
    },
    'after a rejected proof the user signs again': ({ steps, snapshot }) =>
      !isProofRejection(steps.at(-1)) || snapshot.value === 'signing',
  },
});

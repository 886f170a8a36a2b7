import type { CallFailure } from '../../contract/backend.ts';
import { choosePin } from '../../contract/pin.ts';
import { defineModel, type Trace } from '../model.ts';
import { pinChoice } from './pin-choice.ts';

const response = choosePin.response.parse(choosePin.example.response);
const unreachable: CallFailure = { kind: 'unreachable' };
const rejected: CallFailure = { kind: 'rejected', status: 409, detail: 'Error when changing PIN' };
const TEXT = 'Jag beställer ett fysiskt kort';

const begin = (amount: number) =>
  ({
    input: (ports, spy) => ({
      ports,
      referenceCode: 'C-7F3A91',
      fee: { amount, currency: 'SEK' },
      onEvent: spy('onEvent'),
    }),
  }) satisfies Parameters<typeof defineModel<typeof pinChoice, 'x'>>[0]['starts']['x'];

type PinChoiceTrace = Trace<typeof pinChoice>;
const count = ({ effects }: PinChoiceTrace, name: RegExp) => effects.filter((effect) => name.test(effect.name)).length;
const eventCount = ({ steps }: PinChoiceTrace, type: string) =>
  steps.filter((step) => step.kind === 'event' && step.event.type === type).length;
const labelCount = ({ steps }: PinChoiceTrace, label: string) => steps.filter((step) => step.label === label).length;
/** The type of the event of the last step; empty if it was none. */
const lastType = ({ steps }: Pick<PinChoiceTrace, 'steps'>) => {
  const last = steps.at(-1);
  return last?.kind === 'event' ? last.event.type : '';
};
const timeOf = (steps: PinChoiceTrace['steps'], type: string) =>
  steps.findLast((step) => step.kind === 'event' && step.event.type === type)?.now;

export const pinChoiceModel = defineModel({
  machine: pinChoice,
  starts: { 'no PIN, no fee': begin(0), 'no PIN, fee': begin(0.01) },
  events: {
    'fee.toggle': 'noPayload',
    'pin.choose': { 'in Swedish': { text: TEXT } },
    'pin.generate': { 'in Swedish': { text: TEXT } },
    'pin.close': 'noPayload',
    'status.retry': 'noPayload',
    'frame.loaded': 'noPayload',
    'frame.failed': 'noPayload',
    'pin.saved': 'noPayload',
    'pin.unsaved': 'noPayload',
    'pin.rejected': 'noPayload',
    'pin.validated': { valid: { isValid: true }, invalid: { isValid: false } },
    'page.hidden': 'noPayload',
  },
  actors: {
    choosePin: {
      done: {
        'a page of the vault': response,
        'a page of another host': { ...response, pinFrameURL: 'https://vault.example.evil.test/choose-pin' },
      },
      error: { 'the card has a PIN': rejected, 'the response was lost': unreachable },
    },
    setRandomPin: {
      done: { generated: undefined },
      error: { 'the card has a PIN': rejected, 'the response was lost': unreachable },
    },
    pinStatus: {
      done: { 'there is a PIN': { pinSet: true }, 'there is no PIN': { pinSet: false } },
      error: { 'no connection': unreachable },
    },
    pinFrame: 'listener',
    pageVisibility: 'listener',
  },
  identity: ({ fee, isApproved, isInvalid, message }) => [fee, isApproved, isInvalid, message],
  invariants: {
    'each GET that changes something is sent once per request of the user': (trace) =>
      count(trace, /^call\.choosePin$/) <= eventCount(trace, 'pin.choose') &&
      count(trace, /^call\.setRandomPin$/) <= eventCount(trace, 'pin.generate'),
    'no call is sent before the fee is approved': (trace) =>
      trace.start === 'no PIN, no fee' ||
      eventCount(trace, 'fee.toggle') > 0 ||
      count(trace, /^call\.(choosePin|setRandomPin)$/) === 0,
    'the owner is notified once, when the vault or the backend confirms the PIN': (trace) =>
      count(trace, /^onEvent$/) === (trace.snapshot.matches('chosen') ? 1 : 0) &&
      trace.snapshot.matches('chosen') ===
        (eventCount(trace, 'pin.saved') > 0 && trace.before?.matches('framing') === true
          ? true
          : labelCount(trace, 'there is a PIN') > 0 || trace.before?.matches('chosen') === true),
    'only a page of the vault is response, and only while its state is active': ({ snapshot }) =>
      snapshot.context.page?.address === (snapshot.matches('framing') ? response.pinFrameURL : undefined),
    'after the frame closes the PIN status is loaded': ({ before, snapshot }) =>
      !before?.matches('framing') ||
      snapshot.matches('framing') ||
      snapshot.matches('checkingOutcome') ||
      snapshot.matches('chosen'),
    'the validation by the vault is shown': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event' || !before?.matches('framing')) return true;
      if (last.event.type === 'pin.validated') return snapshot.context.isInvalid === (last.label === 'invalid');
      return last.event.type !== 'pin.rejected' || snapshot.context.isInvalid;
    },
    'the frame closes when its time is up, with a message': ({ steps, before, snapshot }) =>
      steps.at(-1)?.kind !== 'time' ||
      before?.matches('choosing') ||
      (snapshot.matches('checkingOutcome') && snapshot.context.message !== null),
    'a failure shows the reason': ({ steps, snapshot }) =>
      steps.at(-1)?.kind !== 'error' || snapshot.context.message !== null,
    'the checkbox approves a fee and takes the approval back; without a fee there is nothing to approve': (trace) => {
      const { before, snapshot } = trace;
      if (!before?.matches('choosing') || lastType(trace) !== 'fee.toggle') return true;
      return snapshot.context.isApproved === (trace.start === 'no PIN, fee' && !before.context.isApproved);
    },
    'a frame that is closed, hidden, failed or not saved is removed, and only the user who closed it gets no message': (
      trace,
    ) => {
      const type = lastType(trace);
      if (!trace.before?.matches('framing') || !/^(pin\.(unsaved|close)|frame\.failed|page\.hidden)$/.test(type))
        return true;
      const { snapshot } = trace;
      return snapshot.matches('checkingOutcome') && (snapshot.context.message === null) === (type === 'pin.close');
    },
    'an address that is not of the vault, and a generated PIN that cannot be read, are explained': ({
      steps,
      snapshot,
    }) => {
      const label = steps.at(-1)?.label ?? '';
      return !['a page of another host', 'generated'].includes(label) || snapshot.context.message !== null;
    },
    'after each request the PIN status is loaded, unless the frame opens or its address is not of the vault': (
      trace,
    ) => {
      const last = trace.steps.at(-1);
      const isAnswer = last?.kind === 'error' || last?.kind === 'done';
      if (!isAnswer || last.actor === 'pinStatus' || last.label.startsWith('a page of')) return true;
      return trace.snapshot.matches('checkingOutcome');
    },
    'the message goes while the PIN status is loaded again': (trace) =>
      lastType(trace) !== 'status.retry' ||
      !trace.before?.matches('outcomeUnknown') ||
      trace.snapshot.context.message === null,
    'the PIN is on the screen for one minute': ({ steps, now }) =>
      steps.at(-1)?.label !== 'after exposure' || now - (timeOf(steps, 'frame.loaded') ?? 0) === 60_000,
    'a page of the vault that does not load is given up after 15 seconds': ({ steps, now }) =>
      steps.at(-1)?.label !== 'after frameTimeout' ||
      now - (steps.findLast(({ label }) => label === 'a page of the vault')?.now ?? 0) === 15_000,
  },
});

import type { CallFailure } from '../../contract/backend.ts';
import type { Kronor } from '../../contract/money.ts';
import { choosePin } from '../../contract/pin.ts';
import { defineModel, type Trace } from '../model.ts';
import { pinChoice } from './pin-choice.ts';

const opened = choosePin.response.parse(choosePin.example.response);
const unreachable: CallFailure = { kind: 'unreachable' };
const refused: CallFailure = { kind: 'rejected', status: 409, detail: 'Error when changing PIN' };
const TEXT = 'Jag beställer ett fysiskt kort';

const begin = (fee: number) =>
  ({
    input: (ports, spy) => ({ ports, referenceCode: 'C-7F3A91', fee: fee as Kronor, onEvent: spy('onEvent') }),
  }) satisfies Parameters<typeof defineModel<typeof pinChoice, 'x'>>[0]['starts']['x'];

type Seen = Trace<typeof pinChoice>;
const count = ({ effects }: Seen, name: RegExp) => effects.filter((effect) => name.test(effect.name)).length;
const asked = ({ steps }: Seen, type: string) =>
  steps.filter((step) => step.kind === 'event' && step.event.type === type).length;
const labelled = ({ steps }: Seen, label: string) => steps.filter((step) => step.label === label).length;

export const pinChoiceModel = defineModel({
  machine: pinChoice,
  starts: { 'a card without a PIN': begin(0), 'a card without a PIN, for a fee': begin(49) },
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
    'pin.validated': { 'a PIN': { isValid: true }, 'no PIN': { isValid: false } },
    'page.hidden': 'noPayload',
  },
  actors: {
    choosePin: {
      done: {
        'the page of the vault': opened,
        'a page of somebody else’s': { ...opened, pinFrameURL: 'https://vault.example.evil.test/choose-pin' },
      },
      error: { 'it has one already': refused, 'the answer was lost': unreachable },
    },
    setRandomPin: {
      done: { 'it is drawn': undefined },
      error: { 'it has one already': refused, 'the answer was lost': unreachable },
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
    'each call that changes something is made once a wish, for it is a GET': (trace) =>
      count(trace, /^call\.choosePin$/) <= asked(trace, 'pin.choose') &&
      count(trace, /^call\.setRandomPin$/) <= asked(trace, 'pin.generate'),
    'nothing is asked of the vault before the fee is approved': (trace) =>
      trace.start === 'a card without a PIN' ||
      asked(trace, 'fee.toggle') > 0 ||
      count(trace, /^call\.(choosePin|setRandomPin)$/) === 0,
    'a PIN is told of once, when the vault, the draw or the reading has told of it': (trace) =>
      count(trace, /^onEvent$/) === (trace.snapshot.matches('chosen') ? 1 : 0) &&
      trace.snapshot.matches('chosen') ===
        (asked(trace, 'pin.saved') > 0 && trace.before?.matches('framing') === true
          ? true
          : labelled(trace, 'it is drawn') > 0 ||
            labelled(trace, 'there is a PIN') > 0 ||
            trace.before?.matches('chosen') === true),
    'only a page of the vault is opened, and only while its state is active': ({ snapshot }) =>
      snapshot.context.page?.address === (snapshot.matches('framing') ? opened.pinFrameURL : undefined),
    'however the frame was left, the card is asked whether it has a PIN': ({ before, snapshot }) =>
      !before?.matches('framing') ||
      snapshot.matches('framing') ||
      snapshot.matches('verifying') ||
      snapshot.matches('chosen'),
    'what the vault says of the PIN shows': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event' || !before?.matches('framing')) return true;
      if (last.event.type === 'pin.validated') return snapshot.context.isInvalid === (last.label === 'no PIN');
      return last.event.type !== 'pin.rejected' || snapshot.context.isInvalid;
    },
    'it closes after a minute, and sooner when it does not come': ({ steps, snapshot }) =>
      steps.at(-1)?.kind !== 'time' || (snapshot.matches('verifying') && snapshot.context.message !== null),
    'what failed says why': ({ steps, snapshot }) =>
      steps.at(-1)?.kind !== 'error' || snapshot.context.message !== null,
  },
});

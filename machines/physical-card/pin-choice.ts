import { assign, setup } from 'xstate';
import type { ResponseOf } from '../../contract/call.ts';
import type { Fee } from '../../contract/money.ts';
import { choosePin, pinStatus, setRandomPin } from '../../contract/pin.ts';
import { callActor, callInput, errorParams, type MachineTypes, toMessage } from '../call-actor.ts';
import { failureMessage, type Message } from '../message.ts';
import { type PageHidden, pageVisibility } from '../page-visibility.ts';
import type { VaultPage, VaultPorts } from '../ports.ts';
import { exposureDelays, exposureStates } from '../secret-exposure.ts';
import { settleDelays, settled } from '../settling.ts';
import { frameInput, type PinFrameEvent, pinFrame } from '../vault-frame.ts';
import { type FeeContext, type FeeEvent, hasFee, isFeeSettled } from './fee-approval.ts';

interface Input {
  readonly ports: VaultPorts;
  readonly referenceCode: string;
  readonly fee: Fee;
  /** Called when the card has a PIN; `text` is what the user will sign. */
  readonly onEvent: (event: { readonly type: 'pin.chosen'; readonly text: string }) => void;
}

interface Context extends Input, FeeContext {
  readonly text: string;
  /** Whether the vault says that the entered PIN is invalid. */
  readonly isInvalid: boolean;
  readonly message: Message | null;
  /** The page of the vault, while it is open. */
  readonly page: VaultPage | null;
}

type Event =
  | PinFrameEvent
  | PageHidden
  | FeeEvent
  /** Enter a PIN in the frame. `text` is what the user will sign, in the language of the page. */
  | { readonly type: 'pin.choose'; readonly text: string }
  /** Let the backend generate a random PIN. */
  | { readonly type: 'pin.generate'; readonly text: string }
  | { readonly type: 'pin.close' }
  | { readonly type: 'status.retry' };

const actors = {
  choosePin: callActor(choosePin),
  setRandomPin: callActor(setRandomPin),
  pinStatus: callActor(pinStatus),
  pinFrame,
  pageVisibility,
};

type ChoosePinResponse = ResponseOf<typeof choosePin>;

const pinChoiceSetup = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  delays: { ...settleDelays, ...exposureDelays },
  guards: {
    hasFee,
    isFeeSettled,
    isTrusted: ({ context }, { pinFrameURL }: ChoosePinResponse) => context.ports.frames.isAllowed(pinFrameURL),
    isSet: (_, { pinSet }: ResponseOf<typeof pinStatus>) => pinSet,
  },
  actions: {
    toggleApproval: assign(({ context }) => ({ isApproved: !context.isApproved })),
    startChoice: assign((_, { text }: { text: string }) => ({ text, message: null, isInvalid: false })),
    setPage: assign((_, { pinFrameURL }: ChoosePinResponse) => ({ page: { address: pinFrameURL } })),
    clearPage: assign({ page: null }),
    setValidity: assign((_, { isValid }: { isValid: boolean }) => ({ isInvalid: !isValid })),
    markInvalid: assign({ isInvalid: true }),
    setMessage: assign(toMessage(failureMessage)),
    /** Shown only if the card has no PIN although the backend has accepted the request. */
    setNotDone: assign({ message: { id: 'failure.notDone' } }),
    clearMessage: assign({ message: null }),
    setUntrustedMessage: assign({ message: { id: 'card.secret.untrusted' } as const }),
    setNotShownMessage: assign({ message: { id: 'physical-card.pin.notShown' } as const }),
    setNotSavedMessage: assign({ message: { id: 'detail.Error when changing PIN' } as const }),
    setHiddenMessage: assign({ message: { id: 'physical-card.pin.hidden' } as const }),
    notifyOwner: ({ context }) => context.onEvent({ type: 'pin.chosen', text: context.text }),
  },
});

const initialContext = (input: Input): Context => ({
  ...input,
  isApproved: false,
  text: '',
  isInvalid: false,
  message: null,
  page: null,
});

const setMessage = { type: 'setMessage', params: errorParams } as const;

const choosing = pinChoiceSetup.createStateConfig({
  description: 'The card has no PIN. The user must approve the fee before a PIN can be chosen.',
  initial: 'ready',
  on: {
    'fee.toggle': { guard: 'hasFee', actions: 'toggleApproval' },
  },
  states: {
    ready: {
      on: {
        'pin.choose': {
          guard: 'isFeeSettled',
          target: '#pin-choice.opening',
          actions: { type: 'startChoice', params: ({ event }) => event },
        },
        'pin.generate': {
          guard: 'isFeeSettled',
          target: '#pin-choice.generating',
          actions: { type: 'startChoice', params: ({ event }) => event },
        },
      },
    },
    settled: settled('ready'),
  },
});

const opening = pinChoiceSetup.createStateConfig({
  description: 'Requests the page of the vault once: this GET changes something.',
  invoke: {
    id: 'choosePin',
    src: 'choosePin',
    input: ({ context }) => callInput(context, { referenceCode: context.referenceCode, scope: 'SET_PIN' as const }),
    onDone: [
      {
        guard: { type: 'isTrusted', params: ({ event }) => event.output },
        target: 'framing',
        actions: { type: 'setPage', params: ({ event }) => event.output },
      },
      {
        target: 'choosing.settled',
        actions: 'setUntrustedMessage',
        description: 'The address does not belong to the vault, so no frame is shown.',
      },
    ],
    onError: { target: 'checkingOutcome', actions: setMessage },
  },
});

const framing = pinChoiceSetup.createStateConfig({
  description: 'Shows the page of the vault in a frame. Leaving this state removes the frame.',
  invoke: [
    { id: 'pinFrame', src: 'pinFrame', input: ({ context }) => frameInput(context) },
    { id: 'pageVisibility', src: 'pageVisibility', input: ({ context }) => context.ports },
  ],
  exit: 'clearPage',
  initial: 'loading',
  on: {
    'pin.saved': { target: 'chosen', actions: 'notifyOwner' },
    'pin.unsaved': { target: 'checkingOutcome', actions: 'setNotSavedMessage' },
    'pin.rejected': { actions: 'markInvalid', description: 'The PIN is invalid. The user can correct it.' },
    'pin.validated': { actions: { type: 'setValidity', params: ({ event }) => event } },
    'frame.failed': { target: 'checkingOutcome', actions: 'setNotShownMessage' },
    'page.hidden': {
      target: 'checkingOutcome',
      actions: 'setHiddenMessage',
      description: 'The frame is removed when the tab loses visibility.',
    },
    'pin.close': 'checkingOutcome',
  },
  states: exposureStates(
    { 'frame.loaded': 'shown' },
    { target: '#pin-choice.checkingOutcome', actions: 'setHiddenMessage' },
    { target: '#pin-choice.checkingOutcome', actions: 'setNotShownMessage' },
  ),
});

/**
 * Sets the PIN of a card that has none (§4 physical card order): entered on a page of the vault or generated. When the
 * page of the vault closes for any reason, the machine loads whether the card has a PIN.
 */
export const pinChoice = pinChoiceSetup.createMachine({
  id: 'pin-choice',
  description: 'The user enters a PIN in a frame of the vault or gets a random one.',
  meta: { section: '§2 /choose-pin', page: '/choose-pin' },
  context: ({ input }) => initialContext(input),
  initial: 'choosing',
  states: {
    choosing,
    opening,
    framing,
    generating: {
      description:
        'Requests a random PIN once: this GET changes something. An answer alone does not prove that the PIN is set.',
      invoke: {
        id: 'setRandomPin',
        src: 'setRandomPin',
        input: ({ context }) => callInput(context, { referenceCode: context.referenceCode }),
        onDone: { target: 'checkingOutcome', actions: 'setNotDone' },
        onError: { target: 'checkingOutcome', actions: setMessage },
      },
    },
    checkingOutcome: {
      description: 'Loads whether the card has a PIN now.',
      invoke: {
        id: 'pinStatus',
        src: 'pinStatus',
        input: ({ context }) => callInput(context, { referenceCode: context.referenceCode }),
        onDone: [
          {
            guard: { type: 'isSet', params: ({ event }) => event.output },
            target: 'chosen',
            actions: 'notifyOwner',
          },
          { target: 'choosing.settled' },
        ],
        onError: { target: 'outcomeUnknown', actions: setMessage },
      },
    },
    outcomeUnknown: {
      description: 'It is not known whether the card has a PIN. The user can check again but not choose.',
      on: { 'status.retry': { target: 'checkingOutcome', actions: 'clearMessage' } },
    },
    chosen: { description: 'The card has a PIN; the owner continues with the next step.' },
  },
});

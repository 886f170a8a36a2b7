import { assign, setup } from 'xstate';
import type { ResponseOf } from '../../contract/call.ts';
import type { Fee } from '../../contract/money.ts';
import { choosePin, pinStatus, setRandomPin } from '../../contract/pin.ts';
import { callActor, type MachineTypes, toMessage } from '../call-actor.ts';
import { failureMessage, type Message } from '../message.ts';
import { type PageHidden, pageVisibility } from '../page-visibility.ts';
import type { VaultPage, VaultPorts } from '../ports.ts';
import { exposureDelays } from '../secret-exposure.ts';
import { settleDelays } from '../settling.ts';
import { type PinFrameEvent, pinFrame } from '../vault-frame.ts';
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

export const pinChoiceSetup = setup({
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
    setFailure: assign(toMessage(failureMessage)),
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

export const initialContext = (input: Input): Context => ({
  ...input,
  isApproved: false,
  text: '',
  isInvalid: false,
  message: null,
  page: null,
});

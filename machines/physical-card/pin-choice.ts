import { callInput, errorParams } from '../call-actor.ts';
import { exposureStates } from '../secret-exposure.ts';
import { settled } from '../settling.ts';
import { frameInput } from '../vault-frame.ts';
import { initialContext, pinChoiceSetup } from './pin-choice.setup.ts';

const setFailure = { type: 'setFailure', params: errorParams } as const;

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
    onError: { target: 'checkingOutcome', actions: setFailure },
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
        onError: { target: 'checkingOutcome', actions: setFailure },
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
        onError: { target: 'outcomeUnknown', actions: setFailure },
      },
    },
    outcomeUnknown: {
      description: 'It is not known whether the card has a PIN. The user can check again but not choose.',
      on: { 'status.retry': { target: 'checkingOutcome', actions: 'clearMessage' } },
    },
    chosen: { description: 'The card has a PIN; the owner continues with the next step.' },
  },
});

import { callInput, errorParams } from '../call-actor.ts';
import { exposureStates } from '../secret-exposure.ts';
import { frameInput } from '../vault-frame.ts';
import { initialContext, pinChoiceSetup } from './pin-choice.setup.ts';

const setFailure = { type: 'setFailure', params: errorParams } as const;

const choosing = pinChoiceSetup.createStateConfig({
  description: 'The card has no PIN yet; nothing is asked of the vault before the fee is approved.',
  on: {
    'fee.toggle': { guard: 'hasFee', actions: 'toggleApproval' },
    'pin.choose': {
      guard: 'isFeeSettled',
      target: 'opening',
      actions: { type: 'begin', params: ({ event }) => event },
    },
    'pin.generate': {
      guard: 'isFeeSettled',
      target: 'drawing',
      actions: { type: 'begin', params: ({ event }) => event },
    },
  },
});

const opening = pinChoiceSetup.createStateConfig({
  description: 'A page of the vault is asked for, once: the call changes something although it is a GET.',
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
        target: 'choosing',
        actions: 'sayUntrusted',
        description: 'The address is none of the vault’s: no frame shows.',
      },
    ],
    onError: { target: 'verifying', actions: setFailure },
  },
});

const framing = pinChoiceSetup.createStateConfig({
  description: 'A frame of the vault stands in the page; leaving this state removes it.',
  invoke: [
    { id: 'pinFrame', src: 'pinFrame', input: ({ context }) => frameInput(context) },
    { id: 'pageVisibility', src: 'pageVisibility', input: ({ context }) => context.ports },
  ],
  exit: 'clearPage',
  initial: 'loading',
  on: {
    'pin.saved': { target: 'chosen', actions: 'notifyOwner' },
    'pin.unsaved': { target: 'verifying', actions: 'sayNotSaved' },
    'pin.rejected': { actions: 'reject', description: 'What was to be saved is no PIN; it can be corrected.' },
    'pin.validated': { actions: { type: 'judge', params: ({ event }) => event } },
    'frame.failed': { target: 'verifying', actions: 'sayNotShown' },
    'page.hidden': {
      target: 'verifying',
      actions: 'sayHidden',
      description: 'Who looks elsewhere leaves nothing on the screen.',
    },
    'pin.close': 'verifying',
  },
  states: exposureStates(
    { target: '#pin-choice.verifying', actions: 'sayHidden' },
    { target: '#pin-choice.verifying', actions: 'sayNotShown' },
  ),
});

/**
 * The PIN of a card that has none (§4 physical card order): chosen on a page of the vault, or drawn by chance. However
 * the page of the vault was left, whether the card has a PIN is read, not guessed.
 */
export const pinChoice = pinChoiceSetup.createMachine({
  id: 'pin-choice',
  description: 'The choice of a PIN, in a frame of the vault or by chance.',
  meta: { section: '§2 /choose-pin' },
  context: ({ input }) => initialContext(input),
  initial: 'choosing',
  states: {
    choosing,
    opening,
    framing,
    drawing: {
      description: 'Asked for once: the call changes something although it is a GET.',
      invoke: {
        id: 'setRandomPin',
        src: 'setRandomPin',
        input: ({ context }) => callInput(context, { referenceCode: context.referenceCode }),
        onDone: { target: 'chosen', actions: 'notifyOwner' },
        onError: { target: 'verifying', actions: setFailure },
      },
    },
    verifying: {
      description: 'Whether the card has a PIN by now is read back.',
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
          { target: 'choosing' },
        ],
        onError: { target: 'unknown', actions: setFailure },
      },
    },
    unknown: {
      description: 'Nobody knows whether the card has a PIN; nothing is offered before it is read.',
      on: { 'status.retry': { target: 'verifying', actions: 'clearMessage' } },
    },
    chosen: { description: 'The card has a PIN; the owner goes on.' },
  },
});

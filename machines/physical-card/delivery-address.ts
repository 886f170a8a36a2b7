import { assign, setup } from 'xstate';
import { failureOf } from '../../contract/backend.ts';
import type { ResponseOf } from '../../contract/call.ts';
import type { Fee } from '../../contract/money.ts';
import { enrichCardholder, saveAddress } from '../../contract/physical-card.ts';
import { callActor, callInput, type ErrorParams, errorParams, type MachineTypes, toMessage } from '../call-actor.ts';
import { defineForm, type FormEvent, type FormState, formStates } from '../form.ts';
import { isLost } from '../lost-response.ts';
import { failureMessage, type Message } from '../message.ts';
import type { Ports } from '../ports.ts';
import { settleDelays, settled } from '../settling.ts';
import { type Delivery, deliveryRules, isDeliverable, isRegistered, saveRequest, toDelivery } from './delivery.ts';
import { type FeeContext, type FeeEvent, hasFee, isFeeSettled } from './fee-approval.ts';

type OwnerEvent =
  /** The backend has the new address as registered. */
  | { readonly type: 'address.saved'; readonly delivery: Delivery }
  /** `text` is what the user will sign. */
  | { readonly type: 'address.confirmed'; readonly delivery: Delivery; readonly text: string };

interface Input {
  readonly ports: Ports;
  /** The registered address; its lines are empty if there is none. */
  readonly delivery: Delivery;
  /** Whether the card has a PIN: then this is the last step, and the fee is approved here. */
  readonly hasPin: boolean;
  readonly fee: Fee;
  /** Whether the fee was approved before a signature that was cancelled or failed. */
  readonly isApproved: boolean;
  /** Why the previous order failed. */
  readonly message: Message | null;
  readonly onEvent: (event: OwnerEvent) => void;
}

interface Context extends Input, FeeContext {
  /** Whether the backend may have another address than `delivery`, or must get it before a PIN is chosen. */
  readonly needsSaving: boolean;
  readonly text: string;
  readonly form: FormState<Delivery>;
}

type Event =
  | FormEvent<Delivery>
  | FeeEvent
  /** `text` is what the user will sign, in the language of the page. */
  | { readonly type: 'address.confirm'; readonly text: string }
  | { readonly type: 'address.edit' }
  /** Discard the changes. */
  | { readonly type: 'edit.cancel' };

const EMPTY: Delivery = { addressLine1: '', addressLine2: '', postalCode: '', city: '', country: '' };

/** The fields of an address (§5). */
export const deliveryForm = defineForm<Delivery, Context>(EMPTY, ({ form }) => deliveryRules(form.values));

const actors = { saveAddress: callActor(saveAddress), enrichCardholder: callActor(enrichCardholder) };

type ReadParams = ResponseOf<typeof enrichCardholder>;

const deliveryAddressSetup = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  delays: settleDelays,
  guards: {
    isDeliverable: ({ context }) => isDeliverable(context.delivery),
    isValid: deliveryForm.isValid,
    hasFee,
    isFeeSettled,
    isFormRegistered: ({ context }, { address }: ReadParams) => isRegistered(address, context.form.values),
    isDeliveryRegistered: ({ context }, { address }: ReadParams) => isRegistered(address, context.delivery),
    isResponseLost: (_, { error }: ErrorParams) => isLost(failureOf(error)),
    needsSaving: ({ context }) => context.needsSaving,
  },
  actions: {
    changeField: assign(deliveryForm.changed),
    blurField: assign(deliveryForm.blurred),
    showErrors: assign(deliveryForm.allTouched),
    toggleApproval: assign(({ context }) => ({ isApproved: !context.isApproved })),
    setText: assign((_, { text }: { text: string }) => ({ text })),
    startEditing: assign(({ context }) => ({ form: deliveryForm.initialState(context.delivery), message: null })),
    requireSaving: assign({ needsSaving: true }),
    setDelivery: assign(({ context }) => ({ delivery: toDelivery(context.form.values), needsSaving: false })),
    setMessage: assign(toMessage(failureMessage)),
    /** Shown only if the backend has another address although it has accepted the new one. */
    setNotDone: assign({ message: { id: 'failure.notDone' } }),
    clearMessage: assign({ message: null }),
    notifySaved: ({ context: { onEvent, delivery } }) => onEvent({ type: 'address.saved', delivery }),
    notifyOwner: ({ context: { onEvent, delivery, text } }) => onEvent({ type: 'address.confirmed', delivery, text }),
  },
});

const setMessage = { type: 'setMessage', params: errorParams } as const;

/** The delivery address (§4 physical card order): the user edits it if needed, and confirms it. */
export const deliveryAddress = deliveryAddressSetup.createMachine({
  id: 'delivery-address',
  description: 'The user checks, edits and confirms the delivery address.',
  meta: { section: '§4 Physical card order', page: '/physical-card-address' },
  context: ({ input }) => ({
    ...input,
    needsSaving: !input.hasPin,
    text: '',
    form: deliveryForm.initialState(input.delivery),
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isDeliverable', target: 'confirming' },
        { target: 'editing', description: 'The registered address is missing or incomplete.' },
      ],
    },
    confirming: {
      description: 'The address is shown. The user can confirm or edit it.',
      initial: 'ready',
      on: {
        'address.edit': { target: 'editing.settled', actions: 'startEditing' },
        'fee.toggle': { guard: 'hasFee', actions: 'toggleApproval' },
      },
      states: {
        ready: {
          on: {
            'address.confirm': {
              guard: 'isFeeSettled',
              target: '#delivery-address.confirmRequested',
              actions: ['clearMessage', { type: 'setText', params: ({ event }) => event }],
            },
          },
        },
        settled: settled('ready'),
      },
    },
    confirmRequested: {
      always: [
        {
          guard: 'needsSaving',
          target: 'savingUnchanged',
          description:
            'No PIN is chosen yet, or a changed address may have been saved although the form was cancelled.',
        },
        { target: 'confirmed', actions: 'notifyOwner' },
      ],
    },
    savingUnchanged: {
      description: 'The address is saved as it is shown. It is read again only after a lost response.',
      invoke: {
        id: 'saveAddress',
        src: 'saveAddress',
        input: ({ context }) => callInput(context, saveRequest(context.delivery)),
        onDone: { target: 'confirmed', actions: 'notifyOwner' },
        onError: [
          {
            guard: { type: 'isResponseLost', params: errorParams },
            target: 'checkingUnchangedOutcome',
            actions: setMessage,
            description: 'The address may have been saved.',
          },
          { target: 'confirming.settled', actions: setMessage },
        ],
      },
    },
    checkingUnchangedOutcome: {
      description: 'Reads the registered address: it may be the one that is shown, although there was no response.',
      invoke: {
        id: 'enrichCardholder',
        src: 'enrichCardholder',
        input: ({ context }) => callInput(context, {}),
        onDone: [
          {
            guard: { type: 'isDeliveryRegistered', params: ({ event }) => event.output },
            target: 'confirmed',
            actions: 'notifyOwner',
          },
          { target: 'confirming.settled', description: 'The user can confirm the address again.' },
        ],
        onError: { target: 'confirming.settled', actions: setMessage },
      },
    },
    editing: {
      ...formStates(
        { target: '#delivery-address.saving', actions: 'clearMessage' },
        { on: { 'edit.cancel': { guard: 'isDeliverable', target: 'confirming.settled', actions: 'clearMessage' } } },
      ),
      description: 'The address form is open. The previous address applies until the new one is saved.',
    },
    saving: {
      invoke: {
        id: 'saveAddress',
        src: 'saveAddress',
        input: ({ context }) => callInput(context, saveRequest(context.form.values)),
        onDone: { target: 'checkingOutcome', actions: 'setNotDone' },
        onError: [
          {
            guard: { type: 'isResponseLost', params: errorParams },
            target: 'checkingOutcome',
            actions: setMessage,
            description: 'The address may have been saved.',
          },
          { target: 'editing.settled', actions: setMessage },
        ],
      },
    },
    checkingOutcome: {
      description: 'Reads the registered address: an answer alone does not prove that the new one is saved.',
      entry: 'requireSaving',
      invoke: {
        id: 'enrichCardholder',
        src: 'enrichCardholder',
        input: ({ context }) => callInput(context, {}),
        onDone: [
          {
            guard: { type: 'isFormRegistered', params: ({ event }) => event.output },
            target: 'confirming.settled',
            actions: ['setDelivery', 'clearMessage', 'notifySaved'],
          },
          { target: 'editing.settled', description: 'The form keeps its values, so that the user can try again.' },
        ],
        onError: {
          target: 'editing.settled',
          actions: setMessage,
          description: 'The user can save again: the same address twice does no harm.',
        },
      },
    },
    confirmed: { description: 'The owner continues with the next step.' },
  },
});

import { assign, setup } from 'xstate';
import type { Kronor } from '../../contract/money.ts';
import { saveAddress } from '../../contract/physical-card.ts';
import { callActor, callInput, errorParams, type Named, toMessage } from '../call-actor.ts';
import { type FormEvent, type FormState, form } from '../form.ts';
import type { Message } from '../message.ts';
import type { Ports } from '../ports.ts';
import { DELIVERY_RULES, type Delivery, isDeliverable, savingRequest, tidied } from './delivery.ts';
import { type FeeContext, type FeeEvent, hasFee, isAgreed } from './fee.ts';
import { orderFailure } from './refusals.ts';

interface Confirmed {
  readonly delivery: Delivery;
  /** What the person is going to sign. */
  readonly text: string;
}

interface Input {
  readonly ports: Ports;
  /** Where the card would be sent as things stand; may be no address at all. */
  readonly delivery: Delivery;
  readonly country: string | null;
  /** Whether a PIN is chosen: then the order is all that is left, and its fee is approved here. */
  readonly hasPin: boolean;
  readonly fee: Kronor;
  /** Why the last order did not come about. */
  readonly message: Message | null;
  readonly tell: (news: { readonly type: 'address.confirmed' } & Confirmed) => void;
}

interface Context extends Input, FeeContext {
  /** The backend has what stands in `delivery`, because it was saved here. */
  readonly isSaved: boolean;
  readonly text: string;
  readonly form: FormState<Delivery>;
}

type Event =
  | FormEvent<Delivery>
  | FeeEvent
  /** It is right; the text is what the person is going to sign, in the language of the page. */
  | { readonly type: 'address.confirm'; readonly text: string }
  | { readonly type: 'address.edit' }
  /** Leave it as it was. */
  | { readonly type: 'address.keep' };

const EMPTY: Delivery = { addressLine1: '', addressLine2: '', postalCode: '', city: '' };

/** The fields of an address (§5). */
export const deliveryForm = form<Delivery, Context>(EMPTY, () => DELIVERY_RULES);

const actors = { saveAddress: callActor(saveAddress) };

const addressSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    isDeliverable: ({ context }) => isDeliverable(context.delivery),
    isValid: deliveryForm.isValid,
    hasFee,
    isAgreed,
    isKept: ({ context }) => context.hasPin || context.isSaved,
  },
  actions: {
    toggleApproval: assign(({ context }) => ({ isApproved: !context.isApproved })),
    noteText: assign((_, { text }: { text: string }) => ({ text })),
    beginForm: assign(({ context }) => ({ form: deliveryForm.start(context.delivery), message: null })),
    keepDelivery: assign(({ context }) => ({ delivery: tidied(context.form.values), isSaved: true })),
    setFailure: assign(toMessage(orderFailure)),
    clearMessage: assign({ message: null }),
    tellConfirmed: ({ context: { tell, delivery, text } }) => tell({ type: 'address.confirmed', delivery, text }),
  },
});

/** Where the card is sent (§4 physical card order): fetched, corrected and saved if need be, and confirmed. */
export const deliveryAddress = addressSetup.createMachine({
  id: 'delivery-address',
  description: 'The address that the card is sent to, until it is confirmed.',
  meta: { section: '§4 Physical card order' },
  context: ({ input }) => ({
    ...input,
    isApproved: false,
    isSaved: false,
    text: '',
    form: deliveryForm.start(input.delivery),
  }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'isDeliverable', target: 'confirming' },
        { target: 'editing', description: 'None is registered, or none that a card could be sent to.' },
      ],
    },
    confirming: {
      description: 'The address is shown, to be confirmed or changed.',
      on: {
        'address.edit': { target: 'editing', actions: 'beginForm' },
        'fee.toggle': { guard: 'hasFee', actions: 'toggleApproval' },
        'address.confirm': {
          guard: 'isAgreed',
          target: 'settling',
          actions: ['clearMessage', { type: 'noteText', params: ({ event }) => event }],
        },
      },
    },
    settling: {
      always: [
        { guard: 'isKept', target: 'confirmed', actions: 'tellConfirmed' },
        { target: 'keeping', description: 'Before a PIN is chosen the address is saved: what comes may take a while.' },
      ],
    },
    keeping: {
      description: 'The address that was fetched is saved as it is.',
      invoke: {
        id: 'saveAddress',
        src: 'saveAddress',
        input: ({ context }) => callInput(context, savingRequest(context.delivery, context.country)),
        onDone: { target: 'confirmed', actions: 'tellConfirmed' },
        onError: { target: 'confirming', actions: { type: 'setFailure', params: errorParams } },
      },
    },
    editing: {
      description: 'The address is written; what stood there is kept until another is saved.',
      on: {
        'field.changed': { actions: assign(deliveryForm.changed) },
        'field.blurred': { actions: assign(deliveryForm.left) },
        'form.submitted': [
          { guard: 'isValid', target: 'saving', actions: 'clearMessage' },
          { actions: assign(deliveryForm.revealed), description: 'What is wrong shows at the fields.' },
        ],
        'address.keep': { guard: 'isDeliverable', target: 'confirming', actions: 'clearMessage' },
      },
    },
    saving: {
      invoke: {
        id: 'saveAddress',
        src: 'saveAddress',
        input: ({ context }) => callInput(context, savingRequest(context.form.values, context.country)),
        onDone: { target: 'confirming', actions: 'keepDelivery' },
        onError: {
          target: 'editing',
          actions: { type: 'setFailure', params: errorParams },
          description: 'What was written is still there, to be saved again.',
        },
      },
    },
    confirmed: { description: 'The owner goes on with it.' },
  },
});

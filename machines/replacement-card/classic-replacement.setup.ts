import { assign, setup } from 'xstate';
import { failureOf } from '../../contract/backend.ts';
import type { RequestOf } from '../../contract/call.ts';
import { accountCards, type Card } from '../../contract/card.ts';
import { type Fee, NO_FEE, toOre } from '../../contract/money.ts';
import { physicalCardEligibility } from '../../contract/physical-card.ts';
import { replaceCard, replacementFee } from '../../contract/replacement-card.ts';
import { callActor, type ErrorParams, type MachineTypes, toMessage } from '../call-actor.ts';
import { isInTransit } from '../card-delivery.ts';
import { cleanWord } from '../clean-text.ts';
import { defineForm, type FormEvent, type FormState } from '../form.ts';
import { failureMessage, type Message } from '../message.ts';
import { anyChoice, mustBeChecked, textWhere } from '../rules.ts';
import { settleDelays } from '../settling.ts';
import { isReplacedBy } from './card-history.ts';
import { isFeeChanged } from './rejections.ts';
import { type ReplacementInput, requireCard } from './replacement-input.ts';

const EMPTY = { reason: '', approved: false };

export interface FieldParams {
  readonly field: keyof typeof EMPTY;
}

interface Context extends ReplacementInput {
  readonly card: Card | null;
  /** The day of the last order of a physical card, `yyyy-mm-dd`; null if there is none. */
  readonly lastOrder: string | null;
  /** The fee of the new card. */
  readonly fee: Fee;
  readonly form: FormState<typeof EMPTY>;
  readonly message: Message | null;
}

type Event =
  | FormEvent<typeof EMPTY>
  /** The user orders a card although one may be in the post. */
  | { readonly type: 'order.anyway' }
  | { readonly type: 'status.retry' };

/** Reasons for a replacement (§3). They are not sent to the backend. */
export const REASONS = ['lost', 'damaged'] as const;

const reason = textWhere(cleanWord, [
  (value) => REASONS.some((option) => option === value),
  'replacement-card.reason.missing',
]);

/** The reason, and the approval of the fee if there is one (§5). */
export const replacementForm = defineForm(EMPTY, ({ fee }: Context) => ({
  reason,
  approved: fee.amount > 0 ? mustBeChecked('replacement-card.fee.missing') : anyChoice,
}));

const actors = {
  accountCards: callActor(accountCards),
  physicalCardEligibility: callActor(physicalCardEligibility),
  replacementFee: callActor(replacementFee),
  replaceCard: callActor(replaceCard),
};

interface CardParams {
  readonly card: Card | null;
}
interface OrderParams {
  readonly lastOrderDate: string | null;
}

/** The card, as the calls about it name it. Throws before it is loaded. */
export const cardReference = (context: Context) => ({ referenceCode: requireCard(context).referenceCode });

const clientIdOf = ({ clientId }: Context, { cardOrder }: Card) =>
  cardOrder?.cardHolder.branch.clientPackage.client.id ?? clientId;

/** The client (the employer) that sets the fee, as the call of the fee names it. */
export const clientParams = (context: Context) => ({
  clientId: clientIdOf(context, requireCard(context)) ?? 0,
});

/** The request of the order, with the approved fee in öre. */
export const orderRequest = (context: Context): RequestOf<typeof replaceCard> => ({
  ...cardReference(context),
  feeAmount: toOre(context.fee.amount),
  changedAmount: false,
});

export const classicReplacementSetup = setup({
  types: {} as MachineTypes<ReplacementInput, Context, Event, typeof actors>,
  actors,
  delays: settleDelays,
  guards: {
    hasCard: (_, { card }: CardParams) => card !== null,
    hasClient: ({ context }, { card }: CardParams) => card !== null && clientIdOf(context, card) !== null,
    isInTransit: ({ context: { card, ports } }, { lastOrderDate }: OrderParams) =>
      isInTransit(card, lastOrderDate, ports.clock.now()),
    isShown: ({ context }, { field }: FieldParams) => field !== 'approved' || context.fee.amount > 0,
    isValid: replacementForm.isValid,
    isFeeInvalid: (_, { error }: ErrorParams) => failureOf(error).kind === 'invalidResponse',
    isFeeChanged: (_, { error }: ErrorParams) => isFeeChanged(failureOf(error)),
    isReplaced: ({ context }, { card }: CardParams) => isReplacedBy(context.card, card),
  },
  actions: {
    setCard: assign((_, { card }: CardParams) => ({ card })),
    notifyOwner: ({ context }) => context.onEvent({ type: 'card.read', card: requireCard(context) }),
    setLastOrder: assign((_, { lastOrderDate }: OrderParams) => ({ lastOrder: lastOrderDate })),
    /** Keeps the reason but clears the approval, which was given for another fee. */
    setFee: assign(({ context: { form: previous } }, fee: Fee) => ({
      fee,
      form: replacementForm.initialState({ reason: previous.values.reason }),
    })),
    changeField: assign(replacementForm.changed),
    blurField: assign(replacementForm.blurred),
    showErrors: assign(replacementForm.allTouched),
    setMessage: assign(toMessage(failureMessage)),
    setInvalid: assign({ message: failureMessage({ kind: 'invalidResponse' }) }),
    /** Shown only if the cards do not confirm what the backend has answered. */
    setNotDone: assign({ message: { id: 'failure.notDone' } }),
    clearMessage: assign({ message: null }),
    showSuccessToast: ({ context }) =>
      context.ports.notify({ type: 'success', message: { id: 'replacement-card.ordered' } }),
  },
});

export const initialContext = (input: ReplacementInput): Context => ({
  ...input,
  card: null,
  lastOrder: null,
  fee: NO_FEE,
  form: replacementForm.initialState(),
  message: null,
});

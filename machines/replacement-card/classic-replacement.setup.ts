import { assign, setup } from 'xstate';
import * as z from 'zod/mini';
import { failureOf } from '../../contract/backend.ts';
import type { RequestOf } from '../../contract/call.ts';
import { accountCards, type Card } from '../../contract/card.ts';
import { type Kronor, oreOf } from '../../contract/money.ts';
import { physicalCardEligibility } from '../../contract/physical-card.ts';
import { replaceCard, replacementFee } from '../../contract/replacement.ts';
import { callActor, type Named, toMessage } from '../call-actor.ts';
import { type FormEvent, type FormState, form } from '../form.ts';
import type { Message, MessageId } from '../message.ts';
import type { Ports } from '../ports.ts';
import { ticked } from '../rules.ts';
import { isOtherFee, replacementFailure } from './refusals.ts';
import { isOnItsWay, isOrderedOn, isSucceeded } from './standing.ts';

const EMPTY = { reason: '', approved: false };

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
  /** Hears which card is the current one after a replacement. */
  readonly tell: (card: Card) => void;
}

interface Context extends Input {
  readonly card: Card | null;
  /** The day on which plastic was ordered last, `yyyy-mm-dd`; null when it never was. */
  readonly lastOrder: string | null;
  /** What the new card costs, kronor. */
  readonly fee: Kronor;
  readonly form: FormState<typeof EMPTY>;
  readonly message: Message | null;
}

type Event =
  | FormEvent<typeof EMPTY>
  /** Another card is wanted although one may be on its way. */
  | { readonly type: 'order.anyway' }
  | { readonly type: 'status.retry' };

/** Why a card is replaced (§3); the backend is not told. */
export const REASONS = ['lost', 'damaged'] as const;

const reason = z
  .string()
  .check(z.refine((value) => REASONS.some((one) => one === value), 'replacement.reason.missing' satisfies MessageId));

/** Why a new card is wanted, and the consent to its fee where there is one (§5). */
export const replacementForm = form(EMPTY, ({ fee }: Context) => ({
  reason,
  approved: fee > 0 ? ticked('replacement.fee.missing') : z.boolean(),
}));

const actors = {
  accountCards: callActor(accountCards),
  physicalCardEligibility: callActor(physicalCardEligibility),
  replacementFee: callActor(replacementFee),
  replaceCard: callActor(replaceCard),
};

interface Failed {
  readonly error: unknown;
}
interface Found {
  readonly card: Card | null;
}
interface Ordered {
  readonly lastOrderDate: string | null;
}

/** The card that a state has made sure of. */
function known({ card }: Context): Card {
  if (card === null) throw new Error('the card is replaced before it is known');
  return card;
}

export const referenceOf = (context: Context) => ({ referenceCode: known(context).referenceCode });

export const clientOf = (context: Context) => ({
  clientId: known(context).cardOrder.cardHolder.branch.clientPackage.client.id,
});

/** The order, with the fee that was shown and approved. */
export const orderOf = (context: Context): RequestOf<typeof replaceCard> => ({
  ...referenceOf(context),
  feeAmount: oreOf(context.fee),
  changedAmount: false,
});

export const classicReplacementSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    hasCard: (_, { card }: Found) => card !== null,
    isOrderedToday: ({ context: { ports } }, { lastOrderDate }: Ordered) =>
      isOrderedOn(lastOrderDate, ports.clock.now()),
    isOnItsWay: ({ context: { card, ports } }, { lastOrderDate }: Ordered) =>
      isOnItsWay(card, lastOrderDate, ports.clock.now()),
    isAsked: ({ context }, { field }: { field: keyof typeof EMPTY }) => field !== 'approved' || context.fee > 0,
    isValid: replacementForm.isValid,
    isOtherFee: (_, { error }: Failed) => isOtherFee(failureOf(error)),
    isSucceeded: ({ context }, { card }: Found) => isSucceeded(context.card, card),
  },
  actions: {
    keepCard: assign((_, { card }: Found) => ({ card })),
    tellCard: ({ context }) => context.tell(known(context)),
    keepLastOrder: assign((_, { lastOrderDate }: Ordered) => ({ lastOrder: lastOrderDate })),
    /** The reason stays; what was approved was another fee. */
    keepFee: assign(({ context: { form: before } }, { amount }: { amount: Kronor }) => ({
      fee: amount,
      form: replacementForm.start({ reason: before.values.reason }),
    })),
    reveal: assign(replacementForm.revealed),
    setFailure: assign(toMessage(replacementFailure)),
    clearMessage: assign({ message: null }),
    thank: ({ context }) => context.ports.notify({ type: 'success', message: { id: 'replacement.thanks' } }),
  },
});

export const startingContext = (input: Input): Context => ({
  ...input,
  card: null,
  lastOrder: null,
  fee: 0 as Kronor,
  form: replacementForm.start(),
  message: null,
});

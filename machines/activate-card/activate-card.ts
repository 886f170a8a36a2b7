import { assign, setup } from 'xstate';
import { failureOf } from '../../contract/backend.ts';
import { accountCards, activateCard as activateCardCall, type Card } from '../../contract/card.ts';
import { foundCard } from '../account-choice.ts';
import { callActor, callInput, type ErrorParams, errorParams, type MachineTypes, toMessage } from '../call-actor.ts';
import { defineForm, type FormEvent, type FormState, formStates } from '../form.ts';
import { loadCards } from '../load-card.ts';
import { isLost } from '../lost-response.ts';
import { failureMessage, type Message } from '../message.ts';
import type { Ports } from '../ports.ts';
import { cardId } from '../rules.ts';
import { settleDelays } from '../settling.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
}

interface Fields extends Record<string, string> {
  readonly cardId: string;
}

interface Context extends Input {
  readonly form: FormState<Fields>;
  /** Whether an active card shows that it was activated here. */
  readonly isConclusive: boolean;
  readonly message: Message | null;
}

type Event =
  | FormEvent<Fields>
  /** Read the cards again. */
  | { readonly type: 'status.retry' };

const actors = { accountCards: callActor(accountCards), activateCard: callActor(activateCardCall) };

/** The form of the card ID: 8 digits on older cards, 9 on newer ones (§5). */
export const activateCardForm = defineForm<Fields, Context>({ cardId: '' }, () => ({ cardId }));

interface CardParams {
  readonly card: Card | null;
}

const isActive = ({ card }: CardParams) => card?.status === 'ACTIVE';

const setMessage = { type: 'setMessage', params: errorParams } as const;
const failed = { target: 'entering.settled', actions: setMessage } as const;

/**
 * Activates a card that the user has received by post (§4 card, decision 12). An answer alone does not prove it, so the
 * cards are read afterwards: a new card is blocked until it is activated. They are also read before, because after a lost
 * response a card that was active already says nothing.
 */
export const activateCard = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  delays: settleDelays,
  guards: {
    isValid: activateCardForm.isValid,
    isResponseLost: (_, { error }: ErrorParams) => isLost(failureOf(error)),
    isActivated: ({ context }, params: CardParams) => context.isConclusive && isActive(params),
  },
  actions: {
    setStatusBefore: assign((_, params: CardParams) => ({ isConclusive: !isActive(params) })),
    /** The message is shown only if the card is not active. */
    setAccepted: assign({ isConclusive: true, message: { id: 'activate-card.stillBlocked' } as const }),
    setMessage: assign(toMessage(failureMessage)),
    clearMessage: assign({ message: null }),
    changeField: assign(activateCardForm.changed),
    blurField: assign(activateCardForm.blurred),
    showErrors: assign(activateCardForm.allTouched),
  },
}).createMachine({
  id: 'activate-card',
  description: 'Activates a new card by the card ID in its letter.',
  meta: { section: '§4 Card', page: '/activate-card' },
  context: ({ input }) => ({ ...input, form: activateCardForm.initialState(), isConclusive: false, message: null }),
  initial: 'entering',
  states: {
    entering: {
      ...formStates(
        { target: '#activate-card.comparing', actions: 'clearMessage' },
        { on: { 'field.changed': { target: '.ready', actions: ['changeField', 'clearMessage'] } } },
      ),
      description: 'The user enters the card ID. The message says why the last one was rejected.',
    },
    comparing: {
      description: 'The card is read before the change.',
      invoke: {
        ...loadCards,
        onDone: { target: 'submitting', actions: { type: 'setStatusBefore', params: foundCard } },
        onError: { ...failed, description: 'Nothing is sent.' },
      },
    },
    submitting: {
      invoke: {
        id: 'activateCard',
        src: 'activateCard',
        input: ({ context }) => callInput(context, activateCardForm.cleanValues(context)),
        onDone: { target: 'checkingOutcome', actions: 'setAccepted' },
        onError: [
          {
            guard: { type: 'isResponseLost', params: errorParams },
            target: 'checkingOutcome',
            actions: setMessage,
            description: 'The card may have been activated.',
          },
          failed,
        ],
      },
    },
    checkingOutcome: {
      description: 'Reads whether the card can be used.',
      invoke: {
        ...loadCards,
        onDone: [
          { guard: { type: 'isActivated', params: foundCard }, target: 'activated' },
          {
            target: 'entering.settled',
            description:
              'The card is blocked, or it was active before and the response was lost. The user can try again.',
          },
        ],
        onError: 'outcomeUnknown',
      },
    },
    outcomeUnknown: {
      description: 'It is not known whether the card is activated. The user can check again but not send the card ID.',
      on: { 'status.retry': 'checkingOutcome' },
    },
    activated: {},
  },
});

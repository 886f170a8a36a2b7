import { assign, setup } from 'xstate';
import { failureOf } from '../../contract/backend.ts';
import { activateCard } from '../../contract/card.ts';
import { callActor, callInput, errorParams, type Named } from '../call-actor.ts';
import { cardFailureMessage } from '../card/refusals.ts';
import { type FormEvent, type FormState, defineForm } from '../form.ts';
import type { Message } from '../message.ts';
import type { Ports } from '../ports.ts';
import { cardId, withoutSpaces } from '../rules.ts';

interface Input {
  readonly ports: Ports;
}

interface Letter extends Record<string, string> {
  readonly cardId: string;
}

interface Context extends Input {
  readonly form: FormState<Letter>;
  readonly message: Message | null;
}

const actors = { activateCard: callActor(activateCard) };

/** The field of the card ID: 8 digits on older cards, 9 on newer (§5). */
export const activateCardForm = form<Letter, Context>({ cardId: '' }, () => ({ cardId }));

/** Activates a card that has come by post (§4 card, decision 12). */
export const activation = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as FormEvent<Letter>,
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: { isValid: activateCardForm.isValid },
  actions: {
    sayFailure: assign((_, { error }: { error: unknown }) => ({ message: cardFailureMessage(failureOf(error)) })),
    clearMessage: assign({ message: null }),
  },
}).createMachine({
  id: 'activation',
  description: 'A new card, from the number on its letter until it can be used.',
  meta: { section: '§4 Card' },
  context: ({ input }) => ({ ...input, form: activateCardForm.initialState(), message: null }),
  initial: 'entering',
  states: {
    entering: {
      description: 'The card ID is entered; why the last one was refused stands above it.',
      on: {
        'field.changed': { actions: [assign(activateCardForm.changed), 'clearMessage'] },
        'field.blurred': { actions: assign(activateCardForm.blurred) },
        'form.submitted': { guard: 'isValid', target: 'activating', actions: 'clearMessage' },
      },
    },
    activating: {
      invoke: {
        id: 'activateCard',
        src: 'activateCard',
        input: ({ context }) => callInput(context, { cardId: withoutSpaces(context.form.values.cardId) }),
        onDone: 'activated',
        onError: {
          target: 'entering',
          actions: { type: 'sayFailure', params: errorParams },
        },
      },
    },
    activated: { description: 'The card can be used.' },
  },
});

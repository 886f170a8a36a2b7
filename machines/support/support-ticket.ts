import { assign, setup } from 'xstate';
import * as z from 'zod/mini';
import type { CallFailure } from '../../contract/backend.ts';
import type { RequestOf } from '../../contract/call.ts';
import { createTicket } from '../../contract/support.ts';
import { callActor, callInput, errorParams, type Named, toFailure } from '../call-actor.ts';
import { type FormEvent, type FormState, defineForm } from '../form.ts';
import type { MessageId } from '../message.ts';
import type { Ports } from '../ports.ts';
import { email, anyText, phone, type Rule, mustBeChecked } from '../rules.ts';

const EMPTY = { message: '', email: '', phone: '', organisationNumber: '', agreed: false };

interface Input {
  readonly ports: Ports;
}

interface Context extends Input {
  readonly form: FormState<typeof EMPTY>;
  /** Why the last attempt failed, until the next one. */
  readonly failure: CallFailure | null;
}

type Event =
  | FormEvent<typeof EMPTY>
  /** Something else is to be asked. */
  | { readonly type: 'ticket.restart' };

const satisfying = (holds: (value: string) => boolean, id: MessageId): Rule => z.string().check(z.refine(holds, id));

/** §5: at least 10 characters; the contract takes no more than 5,000. */
const message: Rule = z.string().check(
  z.refine((value) => value.trim().length >= 10, 'support.ticket.rule.short' satisfies MessageId),
  z.maxLength(5000, 'support.ticket.rule.long' satisfies MessageId),
);
/** §5: XXXXXX-XXXX, where somebody gives it (decision 24). */
const organisationNumber = satisfying((value) => /^(\d{6}-\d{4})?$/.test(value.trim()), 'support.ticket.rule.organisation');
const missing = satisfying(() => false, 'support.ticket.rule.contact');

const isBlank = (value: string) => value.trim() === '';

/** A question to support (§5): a message, at least one contact detail, and terms and privacy agreed to. */
export const ticketForm = defineForm(EMPTY, ({ form: { values } }: Context) => {
  const isUnreachable = isBlank(values.email) && isBlank(values.phone);
  const writtenEmail = isBlank(values.email) ? anyText : email;
  return {
    message,
    email: isUnreachable ? missing : writtenEmail,
    phone: isBlank(values.phone) ? anyText : phone,
    organisationNumber,
    agreed: mustBeChecked('support.ticket.rule.agreed'),
  };
});

const requestOf = ({ form: { values } }: Context): RequestOf<typeof createTicket> => {
  const [mail, number, organisation] = [values.email, values.phone, values.organisationNumber].map((one) => one.trim());
  return {
    message: values.message.trim(),
    ...(mail && { email: mail }),
    ...(number && { phone: number }),
    ...(organisation && { organisationNumber: organisation }),
    agreed: true,
  };
};

const actors = { createTicket: callActor(createTicket) };

/** The ticket form of /support (§2, §5, decision 13). What was written stays until it has been sent. */
export const supportTicket = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: { isValid: ticketForm.isValid },
  actions: {
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
    beginAnew: assign(({ context: { form: before } }) => ({
      form: ticketForm.initialState({ email: before.values.email, phone: before.values.phone }),
    })),
  },
}).createMachine({
  id: 'support-ticket',
  description: 'A question to support, from the first word until it has been sent.',
  meta: { section: '§2 /support' },
  context: ({ input }) => ({ ...input, form: ticketForm.initialState(), failure: null }),
  initial: 'writing',
  states: {
    writing: {
      on: {
        'field.changed': { actions: assign(ticketForm.changed) },
        'field.blurred': { actions: assign(ticketForm.blurred) },
        'form.submitted': [
          { guard: 'isValid', target: 'sending', actions: 'clearFailure' },
          { actions: assign(ticketForm.allTouched), description: 'Everything that is wrong shows.' },
        ],
      },
    },
    sending: {
      invoke: {
        id: 'createTicket',
        src: 'createTicket',
        input: ({ context }) => callInput(context, requestOf(context)),
        onDone: 'sent',
        onError: {
          target: 'writing',
          actions: { type: 'setFailure', params: errorParams },
          description: 'What was written is still there, to be sent again.',
        },
      },
    },
    sent: {
      description: 'Support has the question.',
      on: { 'ticket.restart': { target: 'writing', actions: 'beginAnew' } },
    },
  },
});

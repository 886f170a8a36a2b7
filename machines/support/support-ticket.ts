import { assign, fromCallback, setup } from 'xstate';
import * as z from 'zod/mini';
import type { CallFailure } from '../../contract/backend.ts';
import type { RequestOf, ResponseOf } from '../../contract/call.ts';
import { OrganisationNumber } from '../../contract/identity-numbers.ts';
import { createTicket } from '../../contract/support.ts';
import { callActor, callInput, errorParams, type MachineTypes, toFailure } from '../call-actor.ts';
import { cleanLine, cleanLines, cleanOrganisationNumber } from '../clean-text.ts';
import { readDraft } from '../draft.ts';
import { defineForm, type FormEvent, type FormState, formStates } from '../form.ts';
import { isEqual } from '../is-equal.ts';
import type { Ports } from '../ports.ts';
import { anyText, email, mustBeChecked, phone, textWhere } from '../rules.ts';
import { settleDelays } from '../settling.ts';
import { readQuestion } from './purchase-question.ts';

const EMPTY = { message: '', email: '', phone: '', organisationNumber: '', agreed: false };

interface Contacts {
  readonly email: string;
  readonly phone: string;
}

interface Input {
  readonly ports: Ports;
  /** Reports the contact details of the cardholder as soon as they are known. Returns a function that stops it. */
  readonly watchContacts: (listener: (contacts: Contacts) => void) => () => void;
}

interface Attempt {
  readonly request: RequestOf<typeof createTicket>;
  readonly idempotencyKey: string;
}

interface Context extends Input {
  readonly form: FormState<typeof EMPTY>;
  /** The ticket that was sent last, until it is received: if it is sent again unchanged, it has the same key. */
  readonly attempt: Attempt | null;
  /** What the support calls the ticket that was sent; null if the backend does not say. */
  readonly reference: string | null;
  /** Why the last attempt failed; cleared by the next attempt. */
  readonly failure: CallFailure | null;
}

/** The contact details of the logged-in cardholder are known. */
interface ContactsKnown {
  readonly type: 'contacts.known';
  readonly contacts: Contacts;
}

type Event =
  | FormEvent<typeof EMPTY>
  | ContactsKnown
  /** Starts another ticket after one was sent. */
  | { readonly type: 'ticket.restart' };

const isBlank = (value: string) => cleanLine(value) === '';

/** At least 10 characters (§5); the contract allows at most 5,000. */
const message = textWhere(
  cleanLines,
  [(value) => value.length >= 10, 'support.ticket.rule.short'],
  [(value) => value.length <= 5000, 'support.ticket.rule.long'],
);
/** XXXXXX-XXXX or empty (§5, decision 24). */
const organisationNumber = textWhere(cleanOrganisationNumber, [
  (value) => value === '' || z.safeParse(OrganisationNumber, value).success,
  'support.ticket.rule.organisation',
]);
const missingContact = textWhere(cleanLine, [() => false, 'support.ticket.rule.contact']);

/** A support ticket (§5): a message, at least one contact detail, and the agreement to terms and privacy policy. */
export const ticketForm = defineForm(EMPTY, ({ form: { values } }: Context) => {
  const hasNoContact = isBlank(values.email) && isBlank(values.phone);
  const optionalEmail = isBlank(values.email) ? anyText : email;
  return {
    message,
    email: hasNoContact ? missingContact : optionalEmail,
    phone: isBlank(values.phone) ? anyText : phone,
    organisationNumber,
    agreed: mustBeChecked('support.ticket.rule.agreed'),
  };
});

const requestOf = (context: Context): RequestOf<typeof createTicket> => {
  const { message, email, phone, organisationNumber: organisation } = ticketForm.cleanValues(context);
  return {
    message,
    ...(email && { email }),
    ...(phone && { phone }),
    ...(organisation && { organisationNumber: organisation }),
    agreed: true,
  };
};

/** The ticket to send. Throws if there is none. */
function attemptOf({ attempt }: Context): Attempt {
  if (attempt === null) throw new Error('a ticket is sent before it is made');
  return attempt;
}

const actors = {
  createTicket: callActor(createTicket),
  // Sent by the machine itself, so that a browser test can hold the event back.
  knownContacts: fromCallback<ContactsKnown, Pick<Input, 'watchContacts'> & { onEvent(event: ContactsKnown): void }>(
    ({ input: { watchContacts, onEvent } }) =>
      watchContacts((contacts) => onEvent({ type: 'contacts.known', contacts })),
  ),
};

const contactsParams = ({ event: { contacts } }: { event: ContactsKnown }) => ({ contacts });

/** The ticket form of /support (§2, §5, decision 13). It keeps its values until the ticket is sent. */
export const supportTicket = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  delays: settleDelays,
  guards: { isValid: ticketForm.isValid },
  actions: {
    changeField: assign(ticketForm.changed),
    blurField: assign(ticketForm.blurred),
    showErrors: assign(ticketForm.allTouched),
    forgetDraft: ({ context }) => context.ports.device.forget('draft'),
    setAttempt: assign(({ context }) => {
      const request = requestOf(context);
      if (isEqual(request, context.attempt?.request)) return {};
      return { attempt: { request, idempotencyKey: context.ports.randomKey() } };
    }),
    setReference: assign((_, { reference }: ResponseOf<typeof createTicket>) => ({ reference, attempt: null })),
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
    fillContacts: assign(({ context: { form } }, { contacts }: Pick<ContactsKnown, 'contacts'>) => ({
      form: {
        ...form,
        values: {
          ...form.values,
          email: form.values.email || contacts.email,
          phone: form.values.phone || contacts.phone,
        },
      },
    })),
    resetForm: assign(({ context: { form } }) => ({
      form: ticketForm.initialState({ email: form.values.email, phone: form.values.phone }),
    })),
  },
}).createMachine({
  id: 'support-ticket',
  description: 'The user writes a support ticket and sends it.',
  meta: { section: '§2 /support', page: '/support' },
  context: ({ input }) => ({
    ...input,
    form: ticketForm.restoredState({
      ...readQuestion(input.ports),
      ...readDraft(input.ports, 'support-ticket'),
    }),
    attempt: null,
    reference: null,
    failure: null,
  }),
  entry: 'forgetDraft',
  invoke: {
    id: 'knownContacts',
    src: 'knownContacts',
    input: ({ context: { watchContacts }, self }) => ({ watchContacts, onEvent: (event) => self.send(event) }),
  },
  initial: 'editing',
  states: {
    editing: formStates(
      { target: '#support-ticket.submitting', actions: ['clearFailure', 'setAttempt'] },
      {
        on: {
          'contacts.known': {
            actions: { type: 'fillContacts', params: contactsParams },
            description: 'An empty field gets the contact detail of the cardholder.',
          },
        },
      },
    ),
    submitting: {
      invoke: {
        id: 'createTicket',
        src: 'createTicket',
        input: ({ context }) => {
          const { request, idempotencyKey } = attemptOf(context);
          return { ...callInput(context, request), idempotencyKey };
        },
        onDone: { target: 'submitted', actions: { type: 'setReference', params: ({ event }) => event.output } },
        onError: {
          target: 'editing.settled',
          actions: { type: 'setFailure', params: errorParams },
          description: 'The form keeps its values for another attempt. The ticket may have been received.',
        },
      },
    },
    submitted: {
      on: {
        'ticket.restart': {
          target: 'editing.settled',
          actions: 'resetForm',
          description: 'Another ticket, with the same contact details.',
        },
      },
    },
  },
});

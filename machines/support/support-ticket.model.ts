import { isEqual } from '../is-equal.ts';
import { defineModel, lastEffects, type Trace } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
import { supportTicket } from './support-ticket.ts';

type ThisTrace = Trace<typeof supportTicket>;

const EMPTY = { message: '', email: '', phone: '', organisationNumber: '', agreed: false };

/** Reports nothing: the path sends what it would report. */
const watchContacts = () => () => undefined;

/** The contact details of the cardholder. */
const CONTACTS = { email: 'anna.lindqvist@example.se', phone: '0701740600' };

/** What was typed before a reload. */
const DRAFT = { ...EMPTY, message: 'Mitt kort har inte kommit.', phone: '0701740605' };

/** The question that the page of the transactions writes. */
const QUESTION = 'Jag känner inte igen ett köp på 105,00 kr.';

/** All tickets that were sent, with their keys. */
const attempts = ({ effects }: ThisTrace) => {
  const keys = effects.filter(({ name }) => name === 'idempotencyKey').map(({ args }) => args[0]);
  const requests = effects.filter(({ name }) => name === 'call.createTicket');
  return requests.map(({ args, step }, index) => ({ request: args[0], step, key: keys[index] }));
};

export const supportTicketModel = defineModel({
  machine: supportTicket,
  starts: {
    'an empty form': { input: (ports) => ({ ports, watchContacts }) },
    'a question about a purchase': {
      input: (ports) => ({ ports, watchContacts }),
      pageState: { question: QUESTION },
    },
    'a form after a reload': {
      input: (ports) => ({ ports, watchContacts }),
      device: { draft: JSON.stringify({ form: 'support-ticket', values: DRAFT, savedAt: MODEL_START }) },
    },
  },
  events: {
    'field.changed': {
      'a message of ten characters': { field: 'message', value: 'Kort borta' },
      'a message of nine characters': { field: 'message', value: 'Kort bort' },
      address: { field: 'email', value: 'anna@example.se' },
      'an incomplete address': { field: 'email', value: 'anna' },
      'a phone number': { field: 'phone', value: '0701740605' },
      'an organisation number': { field: 'organisationNumber', value: '556036-0793' },
      agreed: { field: 'agreed', value: true },
    },
    'field.blurred': { message: { field: 'message' } },
    'form.submitted': 'noPayload',
    'ticket.restart': 'noPayload',
    'contacts.known': { 'with an address': { contacts: CONTACTS } },
  },
  actors: {
    knownContacts: 'listener',
    createTicket: {
      done: { received: { reference: 'F-100042' }, 'received without a reference': { reference: null } },
      error: {
        'server error': { kind: 'rejected', status: 500, detail: null },
        'no connection': { kind: 'unreachable' },
      },
    },
  },
  identity: ({ form: { values }, attempt, reference, failure }) => [
    { ...values, organisationNumber: undefined },
    attempt?.request,
    reference,
    failure !== null,
  ],
  invariants: {
    'the confirmation has the reference of the ticket that was sent': ({ snapshot, lastAnswer }) =>
      !snapshot.matches('submitted') || snapshot.context.reference === lastAnswer('createTicket')?.reference,
    'a ticket is sent only on submit, complete and as the form shows it': (trace) => {
      const { snapshot, steps } = trace;
      const step = steps.at(-1);
      const isSubmit = step?.kind === 'event' && step.event.type === 'form.submitted';
      return (lastEffects(trace, 'call.createTicket') as (typeof EMPTY)[]).every((sent) => {
        const isComplete = sent.message.length >= 10 && Boolean(sent.email ?? sent.phone) && sent.agreed;
        return isSubmit && isComplete && isEqual({ ...EMPTY, ...sent }, snapshot.context.form.values);
      });
    },
    'a ticket that is sent again has the same key exactly if it is the same and was not received': (trace) => {
      const [attempt, previous] = attempts(trace).toReversed();
      if (attempt === undefined || previous === undefined || attempt.step < trace.steps.length) return true;
      const isReceived = trace.steps.slice(previous.step, attempt.step).some(({ kind }) => kind === 'done');
      const isSame = !isReceived && isEqual(attempt.request, previous.request);
      return isSame === (attempt.key === previous.key);
    },
    'a form opens with the draft or the question about a purchase': ({ start, steps, snapshot }) => {
      if (steps.length > 0) return true;
      const messages: Readonly<Record<string, string>> = {
        'a form after a reload': DRAFT.message,
        'a question about a purchase': QUESTION,
      };
      return snapshot.context.form.values.message === (messages[start] ?? '');
    },
    'what was typed stays until the ticket is sent; known contacts fill only empty fields': ({
      steps,
      before,
      snapshot,
    }) => {
      const step = steps.at(-1);
      const earlier = before?.context.form.values;
      if (earlier === undefined || (step?.kind === 'event' && step.event.type === 'field.changed')) return true;
      const { email, phone } = earlier;
      const isFilled = step?.label === 'with an address' && before?.matches('editing');
      const contacts = isFilled ? { email: email || CONTACTS.email, phone: phone || CONTACTS.phone } : { email, phone };
      const isNew = before?.matches('submitted') && snapshot.matches('editing');
      return isEqual(snapshot.context.form.values, { ...(isNew ? EMPTY : earlier), ...contacts });
    },
    'a draft is deleted as soon as it is restored': ({ device }) => device.draft === undefined,
    'the confirmation shows after the ticket is sent, until the user restarts': ({ steps, snapshot }) => {
      const last = steps.findLastIndex(({ kind }) => kind === 'done');
      const isRestarted = steps
        .slice(last + 1)
        .some((step) => step.kind === 'event' && step.event.type === 'ticket.restart');
      return snapshot.matches('submitted') === (last >= 0 && !isRestarted);
    },
    'a ticket that could not be sent says why': ({ steps, snapshot }) => {
      const step = steps.at(-1);
      return step?.kind !== 'error' || isEqual(snapshot.context.failure, step.failure);
    },
  },
});

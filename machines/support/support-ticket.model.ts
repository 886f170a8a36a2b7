import { isEqual } from '../is-equal.ts';
import { defineModel, type Trace } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
import { supportTicket } from './support-ticket.ts';

type ThisTrace = Trace<typeof supportTicket>;

const EMPTY = { message: '', email: '', phone: '', organisationNumber: '', agreed: false };

const isComplete = ({ message, email, phone, agreed }: typeof EMPTY) =>
  message.length >= 10 && /^$|@/.test(email) && (email !== '' || phone !== '') && agreed;

/** Reports nothing: the path sends what it would report. */
const watchContacts = () => () => undefined;

/** The contact details of the cardholder. */
const CONTACTS = { email: 'anna.lindqvist@example.se', phone: '0701740600' };

/** What was typed before a reload. */
const DRAFT = { ...EMPTY, message: 'Mitt kort har inte kommit.', phone: '0701740605' };

/** The question that the page of the transactions writes. */
const QUESTION = 'Jag känner inte igen ett köp på 105,00 kr.';

const FIRST_VALUES: Readonly<Record<string, typeof EMPTY>> = {
  'a form after a reload': DRAFT,
  'a question about a purchase': { ...EMPTY, message: QUESTION },
};

/** The expected form values, computed from the start and the steps alone. */
function expectedValues({ start, steps }: ThisTrace) {
  let values = FIRST_VALUES[start] ?? EMPTY;
  let isSubmitting = false;
  let isSubmitted = false;
  for (const step of steps) {
    if (step.kind === 'done' || step.kind === 'error') isSubmitting = false;
    if (step.kind === 'done') isSubmitted = true;
    if (step.kind !== 'event') continue;
    const { event } = step;
    if (event.type === 'ticket.restart' && isSubmitted) {
      values = { ...EMPTY, email: values.email, phone: values.phone };
      isSubmitted = false;
    }
    if (event.type === 'contacts.known' && !isSubmitting && !isSubmitted)
      values = { ...values, email: values.email || CONTACTS.email, phone: values.phone || CONTACTS.phone };
    if (event.type === 'field.changed' && !isSubmitting && !isSubmitted) {
      values = { ...values, [event.field]: event.value };
    }
    if (event.type === 'form.submitted' && isComplete(values) && !isSubmitted) isSubmitting = true;
  }
  return values;
}

const sentRequests = ({ effects, steps }: ThisTrace) =>
  effects.filter(({ name, step }) => name === 'call.createTicket' && step === steps.length).map(({ args }) => args[0]);

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
    'a complete ticket is sent on submit, as typed': (trace) => {
      const values = expectedValues(trace);
      const requests = sentRequests(trace);
      const last = trace.steps.at(-1);
      const isSubmit = last?.kind === 'event' && last.event.type === 'form.submitted';
      if (!isSubmit || !trace.before?.matches({ editing: 'ready' }) || !isComplete(values))
        return requests.length === 0;
      const { message, email, phone, organisationNumber } = values;
      const sent = {
        message,
        ...(email && { email }),
        ...(phone && { phone }),
        ...(organisationNumber && { organisationNumber }),
        agreed: true,
      };
      return JSON.stringify(requests) === JSON.stringify([sent]);
    },
    'a ticket that is sent again has the same key exactly if it is the same and was not received': (trace) => {
      const [attempt, previous] = attempts(trace).toReversed();
      if (attempt === undefined || previous === undefined || attempt.step < trace.steps.length) return true;
      const isReceived = trace.steps.slice(previous.step, attempt.step).some(({ kind }) => kind === 'done');
      const isSame = !isReceived && isEqual(attempt.request, previous.request);
      return isSame === (attempt.key === previous.key);
    },
    'the form keeps its values until the ticket is sent': (trace) =>
      JSON.stringify(trace.snapshot.context.form.values) === JSON.stringify(expectedValues(trace)),
    'a draft is deleted as soon as it is restored': ({ device }) => device.draft === undefined,
    'the confirmation shows after the ticket is sent, until the user restarts': ({ steps, snapshot }) => {
      const last = steps.findLastIndex(({ kind }) => kind === 'done');
      const isRestarted = steps
        .slice(last + 1)
        .some((step) => step.kind === 'event' && step.event.type === 'ticket.restart');
      return snapshot.matches('submitted') === (last >= 0 && !isRestarted);
    },
    'a failure is kept until the next attempt': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind === 'error') return snapshot.context.failure?.kind === last.failure.kind;
      return !snapshot.matches('submitting') || snapshot.context.failure === null;
    },
  },
});

import { defineModel, type Trace } from '../model.ts';
import { supportTicket } from './support-ticket.ts';

type Seen = Trace<typeof supportTicket>;

const BLANK = { message: '', email: '', phone: '', organisationNumber: '', agreed: false };

/** What stands in the form, as the start and the steps alone tell it. */
function written({ steps }: Seen) {
  let values = BLANK;
  let isSending = false;
  for (const step of steps) {
    if (step.kind === 'done' || step.kind === 'error') isSending = false;
    if (step.kind !== 'event') continue;
    const { event } = step;
    if (event.type === 'ticket.restart') values = { ...BLANK, email: values.email, phone: values.phone };
    if (event.type === 'field.changed' && !isSending) values = { ...values, [event.field]: event.value };
    if (event.type === 'form.submitted' && isComplete(values)) isSending = true;
  }
  return values;
}

const isComplete = ({ message, email, phone, agreed }: typeof BLANK) =>
  message.length >= 10 && /^$|@/.test(email) && (email !== '' || phone !== '') && agreed;

const sent = ({ effects, steps }: Seen) =>
  effects.filter(({ name, step }) => name === 'call.createTicket' && step === steps.length).map(({ args }) => args[0]);

export const supportTicketModel = defineModel({
  machine: supportTicket,
  starts: {
    'an empty form': { input: (ports) => ({ ports }) },
  },
  events: {
    'field.changed': {
      message: { field: 'message', value: 'Min påfyllning kom inte.' },
      address: { field: 'email', value: 'anna@example.se' },
      'half an address': { field: 'email', value: 'anna' },
      agreed: { field: 'agreed', value: true },
    },
    'field.blurred': { message: { field: 'message' } },
    'form.submitted': 'noPayload',
    'ticket.restart': 'noPayload',
  },
  actors: {
    createTicket: {
      done: { received: undefined },
      error: { refused: { kind: 'rejected', status: 500, detail: null }, unreachable: { kind: 'unreachable' } },
    },
  },
  identity: ({ form: { values }, failure }) => [values, failure !== null],
  invariants: {
    'what is sent is what was written, and complete': (trace) => {
      const values = written(trace);
      const calls = sent(trace);
      const isSubmitted = trace.steps.at(-1)?.kind === 'event' && trace.steps.at(-1)?.label === 'noPayload';
      if (!isSubmitted || !trace.before?.matches('writing') || !isComplete(values)) return calls.length === 0;
      const { message, email } = values;
      return (
        calls.length === 1 &&
        JSON.stringify(calls[0]) === JSON.stringify({ message, ...(email && { email }), agreed: true })
      );
    },
    'nothing that was written is lost before it has been sent': (trace) =>
      JSON.stringify(trace.snapshot.context.form.values) === JSON.stringify(written(trace)),
    'sent means that support has received it, and nothing new was begun': ({ steps, snapshot }) => {
      const last = steps.findLastIndex(({ kind }) => kind === 'done');
      const isBegun = steps.slice(last + 1).some((step) => step.kind === 'event' && step.event.type === 'ticket.restart');
      return snapshot.matches('sent') === (last >= 0 && !isBegun);
    },
    'a failure is known until the next attempt': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind === 'error') return snapshot.context.failure?.kind === last.failure.kind;
      return !snapshot.matches('sending') || snapshot.context.failure === null;
    },
  },
});

import type { CallFailure } from '../../contract/backend.ts';
import { defineModel, MODEL_START, type Trace } from '../model.ts';
import { contactChange } from './contact-change.ts';

const refused = (status: number, detail: string | null): CallFailure => ({ kind: 'rejected', status, detail });

const EMAIL = 'anna.ny@example.se';
const PHONE = '070-123 45 67';

type Seen = Trace<typeof contactChange>;

/** A value as it should be sent; null when it should not. */
const good = (start: string, value: string): string | null => {
  if (start === 'another e-mail address') return value.trim() === EMAIL ? EMAIL : null;
  return value === PHONE ? '0701234567' : null;
};

/** What stands in the field; it cannot be changed while a code is asked for. */
function written({ start, steps }: Pick<Seen, 'start' | 'steps'>): string {
  let [value, isOnItsWay] = ['', false];
  for (const step of steps) {
    if (step.kind !== 'event') isOnItsWay = false;
    else if (step.event.type === 'field.changed') value = isOnItsWay ? value : step.event.value;
    else if (step.event.type === 'form.submitted') isOnItsWay = good(start, value) !== null;
  }
  return value;
}
const due = (trace: Seen): string | null => good(trace.start, written(trace));
const now = ({ effects, steps }: Seen, name: string) =>
  effects.filter((effect) => effect.name === name && effect.step === steps.length).map(({ args }) => args[0]);
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export const contactChangeModel = defineModel({
  machine: contactChange,
  starts: {
    'another e-mail address': {
      input: (ports) => ({
        ports,
        kind: 'email',
        cardholderId: 501,
        current: { id: 9001, value: 'anna@example.se', isVerified: true },
        next: null,
      }),
    },
    'a first phone number, asked for by another page': {
      input: (ports) => ({ ports, kind: 'phone', cardholderId: 501, current: null, next: '/card' }),
    },
  },
  events: {
    'field.changed': {
      'another e-mail address': { field: 'value', value: `${EMAIL} ` },
      'the same e-mail address': { field: 'value', value: ' anna@example.se' },
      'half an e-mail address': { field: 'value', value: 'anna@' },
      'a phone number': { field: 'value', value: PHONE },
    },
    'field.blurred': { 'the field': { field: 'value' } },
    'form.submitted': 'bare',
  },
  actors: {
    requestVerification: {
      done: { 'a code': { contactInformationId: 9001 } },
      error: {
        'no connection': { kind: 'unreachable' },
        'too many codes': refused(429, 'Too many attempts'),
        'a server that is down': refused(500, null),
      },
    },
  },
  identity: ({ form: { values, visited }, message }) => [values, visited, message],
  invariants: {
    'a code is asked for when another value that makes sense was submitted, and never else': (trace) => {
      const last = trace.steps.at(-1);
      const isSubmitted =
        last?.kind === 'event' && last.event.type === 'form.submitted' && trace.before?.matches('editing');
      const isEmail = trace.start === 'another e-mail address';
      const wanted = isSubmitted
        ? [
            {
              contactInformationId: isEmail ? 9001 : null,
              contactInformationTypeId: isEmail ? 1 : 2,
              newValue: due(trace),
            },
          ].filter(({ newValue }) => newValue !== null)
        : [];
      return same(now(trace, 'call.requestVerification'), wanted);
    },
    'whoever has been sent a code is led to where it is entered, which the address tells all about': (trace) => {
      const isSent = trace.steps.at(-1)?.label === 'a code';
      const [address, ...more] = now(trace, 'browser.go');
      if (!isSent) return address === undefined;
      const query = new URLSearchParams(String(address).replace('/verification-code?', ''));
      const isEmail = trace.start === 'another e-mail address';
      return (
        more.length === 0 &&
        trace.snapshot.matches('requested') &&
        same(
          [...query],
          [
            ['contactInformationId', '9001'],
            ['value', due(trace)],
            ['contactInformationType', isEmail ? '1' : '2'],
            ...(isEmail ? [] : [['next', '/card']]),
          ],
        )
      );
    },
    'the device remembers a code exactly when one was sent': ({ device, steps }) => {
      const isSent = steps.some(({ label }) => label === 'a code');
      if (!isSent) return device.sentVerification === undefined;
      const { cardholderId, sentAt } = JSON.parse(device.sentVerification ?? '{}');
      return cardholderId === 501 && sentAt === MODEL_START;
    },
    'why no code was sent is said, and it can be asked for again': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      return last?.kind !== 'error' || (snapshot.matches('editing') && snapshot.context.message !== null);
    },
  },
});

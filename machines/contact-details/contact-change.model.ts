import type { CallFailure } from '../../contract/backend.ts';
import { isEqual } from '../is-equal.ts';
import { defineModel, lastEffects, type Trace } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
import { contactChange } from './contact-change.ts';

const rejected = (status: number, detail: string | null): CallFailure => ({ kind: 'rejected', status, detail });

const EMAIL = 'anna.ny@example.se';
const PHONE = '070-123 45 67';

type ThisTrace = Trace<typeof contactChange>;

const PHONE_START = 'a first phone number, with a next page';
const RELOADED = 'an e-mail address after a reload';

/** The normalized value of a valid text; null for an invalid one. */
const validValue = (start: string, value: string): string | null => {
  if (start !== PHONE_START) return value.trim() === EMAIL ? EMAIL : null;
  return value === PHONE ? '0701234567' : null;
};

/** The expected text in the field, computed from the steps alone. It is read-only during the request. */
function expectedText({ start, steps }: Pick<ThisTrace, 'start' | 'steps'>): string {
  let [value, isRequesting] = [start === RELOADED ? 'anna.ny@' : '', false];
  for (const step of steps) {
    if (step.kind === 'error') isRequesting = false;
    if (step.kind !== 'event') continue;
    if (step.event.type === 'field.changed') value = isRequesting ? value : step.event.value;
    else if (step.event.type === 'form.submitted') isRequesting = validValue(start, value) !== null;
  }
  return value;
}
const expectedValue = (trace: ThisTrace): string | null => validValue(trace.start, expectedText(trace));

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
    [RELOADED]: {
      input: (ports) => ({
        ports,
        kind: 'email',
        cardholderId: 501,
        current: { id: 9001, value: 'anna@example.se', isVerified: true },
        next: null,
      }),
      device: {
        draft: JSON.stringify({ form: 'contact-change', values: { value: 'anna.ny@' }, savedAt: MODEL_START }),
      },
    },
    [PHONE_START]: {
      input: (ports) => ({ ports, kind: 'phone', cardholderId: 501, current: null, next: '/card' }),
    },
  },
  events: {
    'field.changed': {
      'another e-mail address': { field: 'value', value: EMAIL },
      'the same e-mail address': { field: 'value', value: 'Anna@example.se' },
      'an incomplete e-mail address': { field: 'value', value: 'anna@' },
      'a phone number': { field: 'value', value: PHONE },
    },
    'field.blurred': { 'the field': { field: 'value' } },
    'form.submitted': 'noPayload',
  },
  actors: {
    requestVerification: {
      done: { 'a code': { contactInformationId: 9001 } },
      error: {
        'no connection': { kind: 'unreachable' },
        'too many requests': rejected(429, 'Too many attempts'),
        'server error': rejected(500, null),
      },
    },
  },
  identity: ({ form: { values, touched }, message, kind }) => [values, touched, message, kind],
  invariants: {
    'a code is requested on submit, only if the value is valid and new': (trace) => {
      const last = trace.steps.at(-1);
      const isSubmit =
        last?.kind === 'event' && last.event.type === 'form.submitted' && trace.before?.matches({ editing: 'ready' });
      const isEmail = trace.start !== PHONE_START;
      const requests = isSubmit
        ? [
            {
              contactInformationId: isEmail ? 9001 : null,
              contactInformationTypeId: isEmail ? 1 : 2,
              newValue: expectedValue(trace),
            },
          ].filter(({ newValue }) => newValue !== null)
        : [];
      return isEqual(lastEffects(trace, 'call.requestVerification'), requests);
    },
    'after the request the page to enter the code opens; its history entry has the value': (trace) => {
      const isSent = trace.steps.at(-1)?.label === 'a code';
      const moves = trace.effects.filter(({ name, step }) => name === 'browser.go' && step === trace.steps.length);
      if (!isSent) return moves.length === 0;
      const [address, options] = moves[0]?.args ?? [];
      const query = new URLSearchParams(String(address).replace('/verification-code?', ''));
      const isEmail = trace.start !== PHONE_START;
      return (
        moves.length === 1 &&
        isEqual(options, { state: { value: expectedValue(trace) } }) &&
        trace.snapshot.matches('requested') &&
        isEqual(
          [...query],
          [
            ['contactInformationId', '9001'],
            ['contactInformationType', isEmail ? '1' : '2'],
            ...(isEmail ? [] : [['next', '/card']]),
          ],
        )
      );
    },
    'a draft is deleted as soon as it is restored': ({ device }) => device.draft === undefined,
    'the form shows what was typed': (trace) => trace.snapshot.context.form.values.value === expectedText(trace),
    'a sent code is stored on the device': ({ device, steps }) => {
      const answer = steps.find(({ label }) => label === 'a code');
      if (answer === undefined) return device.sentVerification === undefined;
      const { cardholderId, sentAt } = JSON.parse(device.sentVerification ?? '{}');
      return cardholderId === 501 && sentAt === answer.now;
    },
    'a failure shows a message and can be retried': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      return last?.kind !== 'error' || (snapshot.matches('editing') && snapshot.context.message !== null);
    },
  },
});

import type { CallFailure } from '../../contract/backend.ts';
import { defineModel, MODEL_START, type Spy, type Trace } from '../model.ts';
import type { Ports } from '../ports.ts';
import { contactVerification } from './contact-verification.ts';

const refused = (status: number, detail: string | null): CallFailure => ({ kind: 'rejected', status, detail });
const MINUTE = 60_000;

const QUERY = 'contactInformationId=9001&value=anna.ny%40example.se&contactInformationType=1';
const at = (query: string) => ({
  input: (ports: Ports, spy: Spy) => ({
    ports,
    cardholderId: 501,
    address: `/verification-code${query}`,
    tell: spy('tell'),
  }),
});
const kept = (minutesAgo: number, differs: object = {}) => ({
  sentVerification: JSON.stringify({
    cardholderId: 501,
    contactInformationId: 9001,
    kind: 'email',
    value: 'anna.ny@example.se',
    next: null,
    sentAt: MODEL_START - minutesAgo * MINUTE,
    ...differs,
  }),
});

/** Something that was to be signed for and waits for a verified e-mail. */
const waiting = (path: string) => ({
  errand: JSON.stringify({ errand: 'pin', text: 'Visa PIN-koden', path, leftAt: MODEL_START - MINUTE }),
});

type Seen = Trace<typeof contactVerification>;
const now = ({ effects, steps }: Seen, name: string) =>
  effects.filter((effect) => effect.name === name && effect.step === steps.length).map(({ args }) => args);
const lastLabel = ({ steps }: Seen) => steps.at(-1)?.label ?? '';
const lastEvent = ({ steps }: Seen) => {
  const last = steps.at(-1);
  return last?.kind === 'event' ? last.event.type : null;
};
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What stands in the field: a new code empties it. */
const written = ({ steps }: Seen): string =>
  steps.reduce((code, step) => {
    if (step.label === 'a code') return '';
    return step.kind === 'event' && step.event.type === 'field.changed' ? step.event.value : code;
  }, '');

/** The codes that were refused since the last one was sent. */
const refusedCodes = (trace: Seen): string[] =>
  trace.steps.flatMap((step, index) =>
    step.label === 'another code' && !trace.steps.slice(index).some(({ label }) => label === 'a code')
      ? [written({ ...trace, steps: trace.steps.slice(0, index) })]
      : [],
  );

/** How old the code is at the start, minutes. */
const AGES: Readonly<Record<string, number>> = { 'back after closing the page': 29, 'back too late': 31 };

/** Where each start ends; the settings unless told. */
const PLACES: Readonly<Record<string, string>> = { 'just sent': '/card', 'for an errand': '/physical-card-welcome' };

/** Where each start leads: by what the address asks for and what the device keeps. */
const ARRIVALS: Readonly<Record<string, string>> = {
  'just sent': 'entering',
  'for an errand': 'entering',
  'an errand that leads to another site': 'entering',
  'back after closing the page': 'entering',
  'back too late': 'expired',
  'an unverified detail': 'unsent',
  'nothing to confirm': 'subjectless',
  'an address that makes no sense': 'subjectless',
  'a code of somebody else': 'subjectless',
};

export const contactVerificationModel = defineModel({
  machine: contactVerification,
  starts: {
    'just sent': {
      ...at(`?${QUERY}&next=%2Fcard`),
      device: { ...kept(0), ...waiting('/physical-card-welcome') },
    },
    'for an errand': { ...at(`?${QUERY}`), device: { ...kept(0), ...waiting('/physical-card-welcome') } },
    'an errand that leads to another site': {
      ...at(`?${QUERY}`),
      device: { ...kept(0), ...waiting('//elsewhere.example') },
    },
    'back after closing the page': { ...at(''), device: kept(29) },
    'back too late': { ...at(`?${QUERY}`), device: kept(31) },
    'an unverified detail': {
      ...at('?contactInformationId=9002&value=070-123%2045%2067&contactInformationType=2'),
      device: { ...kept(1), ...waiting('/physical-card-welcome') },
    },
    'nothing to confirm': at(''),
    'an address that makes no sense': {
      ...at('?contactInformationId=9001&value=anna&contactInformationType=3'),
      device: { sentVerification: '{' },
    },
    'a code of somebody else': { ...at(''), device: kept(1, { cardholderId: 502 }) },
  },
  events: {
    'field.changed': {
      'a whole code': { field: 'code', value: '133 742' },
      'half a code': { field: 'code', value: '133' },
    },
    'field.blurred': { 'the field': { field: 'code' } },
    'form.submitted': 'bare',
    'code.send': 'bare',
  },
  actors: {
    requestVerification: {
      done: { 'a code': { contactInformationId: 9001 } },
      error: { 'no connection': { kind: 'unreachable' }, 'too many codes': refused(429, 'Too many attempts') },
    },
    verifyContact: {
      done: { confirmed: undefined },
      error: {
        'another code': refused(400, 'Invalid verification code'),
        'too many tries': refused(429, 'Too many attempts'),
        'no answer': refused(500, null),
      },
    },
    untilExpiry: 'waits',
  },
  identity: ({ form: { values, visited }, wrongCode, message, sentAt }) => [
    values,
    visited,
    wrongCode,
    message,
    sentAt === null,
  ],
  invariants: {
    'the page begins where the person has come': ({ start, steps, snapshot }) =>
      steps.length > 0 || snapshot.matches(ARRIVALS[start] as never),
    'a code is sent when the person asks for one, and never else': (trace) => {
      const isOffered = ['unsent', 'entering', 'expired', 'exhausted'].some((state) => trace.before?.value === state);
      const isAsked = lastEvent(trace) === 'code.send' && isOffered;
      return now(trace, 'call.requestVerification').length === (isAsked ? 1 : 0);
    },
    'a code is taken for thirty minutes and no longer': ({ snapshot, start, steps, now }) => {
      const isFresh = steps.some(({ label }) => label === 'a code');
      const age = AGES[start] ?? 0;
      const isOver = !isFresh && now - MODEL_START >= (30 - age) * MINUTE;
      return !snapshot.matches('entering') || !isOver;
    },
    'a whole code that was not refused before is confirmed, nothing else is': (trace) => {
      const isSubmitted = lastEvent(trace) === 'form.submitted' && trace.before?.matches('entering');
      const isDue = isSubmitted && written(trace) === '133 742' && !refusedCodes(trace).includes('133 742');
      const request = { contactInformationId: trace.start === 'an unverified detail' ? 9002 : 9001, code: '133742' };
      return same(now(trace, 'call.verifyContact'), isDue ? [[request]] : []);
    },
    'a confirmed detail is told to its owner and to the person, who goes on to where they came from': (trace) => {
      const isConfirmed = lastLabel(trace) === 'confirmed';
      if (!isConfirmed) return now(trace, 'tell').length === 0 && now(trace, 'browser.go').length === 0;
      const place = PLACES[trace.start] ?? '/settings';
      const id = trace.start === 'an unverified detail' ? 'contact.phone.verified' : 'contact.email.verified';
      return (
        trace.snapshot.matches('verified') &&
        same(now(trace, 'tell'), [[{ type: 'cardholder.changed' }]]) &&
        same(now(trace, 'browser.go'), [[place, { replace: true }]]) &&
        same(now(trace, 'notify'), [[{ type: 'success', message: { id } }]])
      );
    },
    'the device forgets a code that is used up': (trace) =>
      !['confirmed', 'too many tries'].includes(lastLabel(trace)) || trace.device.sentVerification === undefined,
    'a code that was sent is remembered': (trace) =>
      lastLabel(trace) !== 'a code' ||
      (trace.snapshot.matches('entering') && JSON.parse(trace.device.sentVerification ?? '{}').sentAt === trace.now),
    'a code that was refused can be mended, and one that is dead must be replaced': (trace) => {
      const { snapshot } = trace;
      if (lastLabel(trace) === 'too many tries') return snapshot.matches('exhausted');
      const isOpen = snapshot.matches('entering') || snapshot.matches('expired');
      return !['another code', 'no answer'].includes(lastLabel(trace)) || isOpen;
    },
    'what failed is said': (trace) =>
      !['no connection', 'too many codes', 'no answer'].includes(lastLabel(trace)) ||
      trace.snapshot.context.message !== null,
  },
});

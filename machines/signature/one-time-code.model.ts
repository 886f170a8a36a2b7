import type { CallFailure } from '../../contract/backend.ts';
import { defineModel, type Trace } from '../model.ts';
import type { ProofVerdict } from '../proof.ts';
import { codeForm, oneTimeCode } from './one-time-code.ts';

const refused = (status: number, detail: string): CallFailure => ({ kind: 'rejected', status, detail });

const begin = (verdict: ProofVerdict | null) =>
  ({
    input: (ports, spy) => ({
      ports,
      purpose: 'VIEW_CARD_PIN',
      errand: { errand: 'pin', text: 'Visa PIN-koden', path: '/card' },
      verdict,
      tell: spy('tell'),
    }),
  }) satisfies Parameters<typeof defineModel<typeof oneTimeCode, 'x'>>[0]['starts']['x'];

type Seen = Trace<typeof oneTimeCode>;
const told = ({ effects }: Seen) => effects.filter(({ name }) => name === 'tell').map(({ args }) => args[0]);
const sent = ({ effects }: Seen) => effects.filter(({ name }) => name === 'call.sendOneTimeCode').length;
const asked = ({ steps }: Seen) =>
  steps.filter((step) => step.kind === 'event' && /^code\.(send|resend)$/.test(step.event.type)).length;

export const oneTimeCodeModel = defineModel({
  machine: oneTimeCode,
  starts: {
    'a first code': begin(null),
    'a code that was wrong': begin('wrong'),
    'a code that was tried too often': begin('dead'),
  },
  events: {
    'field.changed': {
      'six digits, as pasted': { field: 'code', value: '133 742' },
      'too few': { field: 'code', value: '1337' },
    },
    'field.blurred': { 'the code': { field: 'code' } },
    'form.submitted': 'bare',
    'code.send': 'bare',
    'code.resend': 'bare',
    'code.leave': 'bare',
    'email.verify': 'bare',
  },
  actors: {
    sendOneTimeCode: {
      done: { 'a code is on its way': undefined },
      error: {
        'no connection': { kind: 'unreachable' },
        'no verified e-mail': refused(409, 'Add and verify your email first'),
        'too many codes': refused(429, 'Too many attempts'),
      },
    },
  },
  last: ['email.verify'],
  identity: ({ form, message }) => [form.values.code, form.visited, message !== null],
  invariants: {
    'a code is sent as often as the person asks, never on its own': (trace) => sent(trace) <= asked(trace),
    'the digits are told once, without the spaces, and only when there are six': (trace) =>
      told(trace).filter((code) => code !== null).length === (trace.snapshot.matches('entered') ? 1 : 0) &&
      told(trace).every((code) => code === null || code === '133742'),
    'without a verified e-mail it stops and says where to go': ({ steps, snapshot }) =>
      steps.at(-1)?.label !== 'no verified e-mail' || snapshot.matches('unverified'),
    'who goes to verify the e-mail can come back to the errand': ({ effects, device }) =>
      effects.every(({ name, args }) => name !== 'browser.go' || args[0] === '/edit-email') &&
      effects.some(({ name }) => name === 'browser.go') === (device.errand !== undefined),
    'a failure to send is told': ({ steps, snapshot }) =>
      !/^(no connection|too many codes)$/.test(steps.at(-1)?.label ?? '') ||
      (snapshot.matches('offered') && snapshot.context.message !== null),
    'a wrong code can be entered again at once, a dead one cannot': ({ start, steps, snapshot }) =>
      steps.length > 0 ||
      (start === 'a code that was wrong' ? snapshot.matches('entering') : snapshot.matches('offered')),
    'another code can be asked for when the first should have come': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      if (last?.label === 'a code is on its way') return snapshot.matches({ entering: 'fresh' });
      return last?.kind !== 'time' || snapshot.matches({ entering: 'late' });
    },
    'too few digits are told when the field is left': ({ snapshot: { context } }) =>
      context.form.visited.code !== 'left' ||
      (codeForm.errorOf(context, 'code') === null) === (context.form.values.code === '133 742'),
  },
});

import type { CallFailure } from '../../contract/backend.ts';
import { defineModel, type Trace } from '../model.ts';
import { passwordReset } from './password-reset.ts';

const unreachable: CallFailure = { kind: 'unreachable' };
const refused = (status: number, detail: string | null): CallFailure => ({ kind: 'rejected', status, detail });
const used = refused(400, 'This link to set password was already used or has expired.');

const TOKEN = 'a1b2c3';
const STRONG = 'Middag-27';

type Seen = Trace<typeof passwordReset>;
const lastEvent = ({ steps }: Seen) => {
  const last = steps.at(-1);
  return last?.kind === 'event' ? last.event.type : null;
};
const now = ({ effects, steps }: Seen, name: string) =>
  effects.filter((effect) => effect.name === name && effect.step === steps.length).map(({ args }) => args[0]);
const isAnswer = ({ steps }: Seen, ...labels: string[]) => labels.includes(steps.at(-1)?.label ?? '');

/** What stands in the two fields, as the steps alone tell it. */
function written({ steps }: Seen) {
  const values = { newPassword: '', repeated: '' };
  for (const step of steps) {
    if (step.kind === 'event' && step.event.type === 'field.changed') values[step.event.field] = step.event.value;
  }
  return values;
}
const isGood = (trace: Seen) => Object.values(written(trace)).every((value) => value === STRONG);

export const passwordResetModel = defineModel({
  machine: passwordReset,
  starts: { 'a link from an e-mail': { input: (ports, spy) => ({ ports, token: TOKEN, onEvent: spy('tell') }) } },
  events: {
    'field.changed': {
      'a strong password': { field: 'newPassword', value: STRONG },
      'a weak password': { field: 'newPassword', value: 'middag' },
      'the same again': { field: 'repeated', value: STRONG },
      'something else': { field: 'repeated', value: 'Middag-28' },
    },
    'field.blurred': { 'the new password': { field: 'newPassword' }, 'the repeated one': { field: 'repeated' } },
    'form.submitted': 'noPayload',
    'link.retry': 'noPayload',
  },
  actors: {
    passwordResetLink: {
      done: { 'a good link': { used: false, token: TOKEN }, 'a used link': { used: true, token: TOKEN } },
      error: { 'an old link': used, 'no connection': unreachable },
    },
    lookUpAddress: { done: { 'an address': { ip: '203.0.113.7' } }, error: { 'no address': unreachable } },
    resetPassword: {
      done: { changed: undefined },
      error: {
        'used meanwhile': used,
        'too weak': refused(400, 'Password does not meet requirements'),
        'not saved': unreachable,
      },
    },
  },
  identity: ({ form: { values }, ipAddress, message }) => [values, ipAddress, message],
  invariants: {
    'the link is checked before anything else': ({ steps, effects, snapshot }) =>
      steps.length > 0 ||
      (snapshot.matches('checking') && effects.some(({ name }) => name === 'call.passwordResetLink')),
    'a link that is used or refused logs out, says so, and leads to the log-in': (trace) => {
      const isRefused = isAnswer(trace, 'a used link', 'an old link', 'used meanwhile');
      const text = { type: 'error', message: { id: 'password-reset.rejected.usedLink' } };
      if (!isRefused) return now(trace, 'tell').length === 0 && !now(trace, 'browser.go').includes('/login');
      return (
        trace.snapshot.matches('rejected') &&
        JSON.stringify(now(trace, 'notify')) === JSON.stringify([text]) &&
        JSON.stringify(now(trace, 'tell')) === JSON.stringify([{ type: 'link.rejected' }]) &&
        now(trace, 'browser.go').includes('/login')
      );
    },
    'a link that could not be checked can be checked again': (trace) => {
      if (isAnswer(trace, 'no connection')) return trace.snapshot.matches('unchecked');
      const isAgain = lastEvent(trace) === 'link.retry' && trace.before?.matches('unchecked');
      return !isAgain || now(trace, 'call.passwordResetLink').length === 1;
    },
    'only a good link lets a password be written': (trace) =>
      !trace.snapshot.matches('filling') || trace.lastAnswer('passwordResetLink')?.used === false,
    'a password that is strong and repeated is taken when it is submitted, no other is': (trace) => {
      const isSubmitted = lastEvent(trace) === 'form.submitted' && trace.before?.matches('filling');
      return !isSubmitted || trace.snapshot.matches('lookingUp') === isGood(trace);
    },
    'it is sent with the address, or without one when that is not told in time': (trace) => {
      const isDue = isAnswer(trace, 'an address', 'no address', 'after patience');
      const { newPassword } = written(trace);
      const isKnown = trace.lastAnswer('lookUpAddress') !== undefined;
      const request = { token: TOKEN, newPassword, ipAddress: isKnown ? '203.0.113.7' : '' };
      return JSON.stringify(now(trace, 'call.resetPassword')) === JSON.stringify(isDue ? [request] : []);
    },
    'a changed password is told, and leads to the log-in with it': (trace) => {
      const isChanged = isAnswer(trace, 'changed');
      if (now(trace, 'browser.go').includes('/login/email') !== isChanged) return false;
      return !isChanged || (trace.snapshot.matches('changed') && now(trace, 'notify').length === 1);
    },
    'a password that was not set can be sent again, and why is said': (trace) => {
      const said = { 'too weak': 'rule.password', 'not saved': 'failure.unreachable' }[trace.steps.at(-1)?.label ?? ''];
      const { message } = trace.snapshot.context;
      return (
        said === undefined ||
        (trace.snapshot.matches('filling') && JSON.stringify(message) === JSON.stringify({ id: said }))
      );
    },
  },
});

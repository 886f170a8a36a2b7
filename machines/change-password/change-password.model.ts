import type { CallFailure } from '../../contract/backend.ts';
import { defineModel, type Trace } from '../model.ts';
import { passwordChange } from './change-password.ts';

const refused = (status: number, detail: string | null): CallFailure => ({ kind: 'rejected', status, detail });

const OLD = 'Lunch-2026';
const NEW = 'Middag-27';

type Seen = Trace<typeof passwordChange>;
type Values = { oldPassword: string; newPassword: string; repeated: string };

const isGood = ({ oldPassword, newPassword, repeated }: Values, wrong: readonly string[]) =>
  oldPassword !== '' && !wrong.includes(oldPassword) && newPassword === NEW && repeated === NEW;

/** What stands in the fields and which old password was last refused, as the steps alone tell it. */
function written({ steps }: Pick<Seen, 'steps'>) {
  let values: Values = { oldPassword: '', newPassword: '', repeated: '' };
  let wrong: string[] = [];
  let isOnItsWay = false;
  for (const step of steps) {
    if (step.kind === 'event') {
      if (isOnItsWay) continue;
      if (step.event.type === 'field.changed') values = { ...values, [step.event.field]: step.event.value };
      if (step.event.type === 'form.submitted') isOnItsWay = isGood(values, wrong);
      continue;
    }
    isOnItsWay = false;
    if (step.label === 'changed') [values, wrong] = [{ oldPassword: '', newPassword: '', repeated: '' }, []];
    if (step.label === 'another old password') wrong = [values.oldPassword];
  }
  return { values, wrong };
}
const now = ({ effects, steps }: Seen, name: string) =>
  effects.filter((effect) => effect.name === name && effect.step === steps.length).map(({ args }) => args[0]);
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export const passwordChangeModel = defineModel({
  machine: passwordChange,
  starts: { 'an empty form': { input: (ports) => ({ ports }) } },
  events: {
    'field.changed': {
      'the old password': { field: 'oldPassword', value: OLD },
      'a new password': { field: 'newPassword', value: NEW },
      'a weak password': { field: 'newPassword', value: 'middag' },
      'the same again': { field: 'repeated', value: NEW },
      'something else': { field: 'repeated', value: 'Middag-28' },
    },
    'field.blurred': {
      'the old one': { field: 'oldPassword' },
      'the new one': { field: 'newPassword' },
      'the repeated one': { field: 'repeated' },
    },
    'form.submitted': 'bare',
  },
  actors: {
    changePassword: {
      done: { changed: { success: true }, 'not changed': { success: false } },
      error: {
        'another old password': refused(400, 'Incorrect password'),
        'too weak': refused(400, 'Password does not meet requirements'),
        'too many tries': refused(429, 'Too many attempts'),
        'no connection': { kind: 'unreachable' },
      },
    },
  },
  identity: ({ form: { values }, wrongPassword, message }) => [values, wrongPassword, message],
  invariants: {
    'passwords are sent when they are whole, strong, equal and not known to be wrong, and never else': (trace) => {
      const last = trace.steps.at(-1);
      const isSubmitted =
        last?.kind === 'event' && last.event.type === 'form.submitted' && trace.before?.matches('editing');
      const { values, wrong } = written({ steps: trace.steps.slice(0, -1) });
      const isDue = isSubmitted && isGood(values, wrong);
      const wanted = isDue ? [{ currentPassword: values.oldPassword, newPassword: values.newPassword }] : [];
      return same(now(trace, 'call.changePassword'), wanted);
    },
    'a changed password is told, and leaves nothing in the fields': (trace) => {
      const isChanged = trace.steps.at(-1)?.label === 'changed';
      if (now(trace, 'notify').length !== (isChanged ? 1 : 0)) return false;
      return !isChanged || Object.values(trace.snapshot.context.form.values).join('') === '';
    },
    'a password that was not changed stays in the fields, and why is said': (trace) => {
      const last = trace.steps.at(-1);
      if (last?.kind !== 'error' && last?.label !== 'not changed') return true;
      const { form, message, wrongPassword } = trace.snapshot.context;
      const isSaid = last.label === 'another old password' ? wrongPassword === OLD : message !== null;
      return isSaid && trace.snapshot.matches('editing') && form.values.newPassword === NEW;
    },
    'what stands in the fields is what was written': ({ steps, snapshot }) =>
      same(snapshot.context.form.values, written({ steps }).values),
  },
});

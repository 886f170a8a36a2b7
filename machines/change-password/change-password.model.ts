import type { CallFailure } from '../../contract/backend.ts';
import { isEqual } from '../is-equal.ts';
import { defineModel, lastEffects, type Trace } from '../model.ts';
import { tokenOf } from '../token.fixture.ts';
import { changePassword } from './change-password.ts';

const rejected = (status: number, detail: string | null): CallFailure => ({ kind: 'rejected', status, detail });

const FORM_STATES = ['editing', 'outcomeUnknown'] as const;
const FIELDS = ['oldPassword', 'newPassword', 'repeated'] as const;
const OLD = 'Lunch-2026';
const NEW = 'Middag-27';

type ThisTrace = Trace<typeof changePassword, 'a log-in with a password' | 'a log-in with BankID'>;
type Values = { oldPassword: string; newPassword: string; repeated: string };

/** It is not known whether the backend changed the password. */
const isLostResponse = (label: string) => label === 'no connection' || label === 'an unreadable answer';
const isWrongOld = (label: string) => label.startsWith('wrong old password') || label === 'not changed';

const EMPTY: Values = { oldPassword: '', newPassword: '', repeated: '' };

const isComplete = ({ oldPassword, newPassword, repeated }: Values, rejectedPasswords: readonly string[]) =>
  oldPassword !== '' && !rejectedPasswords.includes(oldPassword) && newPassword === NEW && repeated === NEW;

/** The expected field values and rejected old password, computed from the steps alone. */
function expectedForm({ start, steps }: Pick<ThisTrace, 'start' | 'steps'>) {
  let isOpen = start !== 'a log-in with BankID';
  let values = EMPTY;
  let rejectedPasswords: string[] = [];
  let isSaving = false;
  let isLost = false;
  for (const step of steps) {
    if (step.kind === 'event') {
      if (isSaving) continue;
      if (step.event.type === 'form.open') isOpen = true;
      if (!isOpen) continue;
      if (step.event.type === 'field.changed') values = { ...values, [step.event.field]: step.event.value };
      if (step.event.type === 'form.submitted') isSaving = isComplete(values, rejectedPasswords);
      continue;
    }
    isSaving = false;
    if (step.label === 'changed') [values, rejectedPasswords, isLost] = [EMPTY, [], false];
    if (isLostResponse(step.label)) isLost = true;
    if (isWrongOld(step.label) && !isLost) rejectedPasswords = [values.oldPassword];
  }
  return { isOpen, values, rejectedPasswords, isLost };
}

const start = (authenticationMethod: string) =>
  ({
    device: { token: tokenOf({ authenticationMethod }) },
    input: (ports, spy) => ({ ports, onEvent: spy('onEvent') }),
  }) satisfies Parameters<typeof defineModel<typeof changePassword, 'x'>>[0]['starts']['x'];

export const changePasswordModel = defineModel({
  machine: changePassword,
  starts: {
    'a log-in with a password': start('PASSWORD'),
    'a log-in with BankID': start('BANKID'),
  },
  events: {
    'form.open': 'noPayload',
    'field.changed': {
      'the old password': { field: 'oldPassword', value: OLD },
      'a new password': { field: 'newPassword', value: NEW },
      'a weak password': { field: 'newPassword', value: 'middag' },
      'the same password again': { field: 'repeated', value: NEW },
      'a different password': { field: 'repeated', value: 'Middag-28' },
    },
    'field.blurred': {
      'the old password': { field: 'oldPassword' },
      'the new password': { field: 'newPassword' },
      'the repeated password': { field: 'repeated' },
    },
    'form.submitted': 'noPayload',
    'login.open': 'noPayload',
  },
  actors: {
    changePassword: {
      done: { changed: { success: true }, 'not changed': { success: false } },
      error: {
        'wrong old password': rejected(400, 'Incorrect password'),
        'wrong old password, with another status': rejected(403, 'Incorrect password'),
        'nearly the text of a wrong password': rejected(400, 'Incorrect password given'),
        'too weak': rejected(400, 'Password does not meet requirements'),
        'too many attempts': rejected(429, 'Too many attempts'),
        'no connection': { kind: 'unreachable' },
        'an unreadable answer': { kind: 'invalidResponse' },
        'a server error': rejected(500, 'Internal error'),
      },
    },
  },
  identity: ({ form: { values, touched }, rejectedPassword, wasLost, message }) => [
    values,
    touched,
    rejectedPassword,
    wasLost,
    message,
  ],
  invariants: {
    'the passwords are sent on submit, only if complete, strong, equal and not rejected before': (trace) => {
      const last = trace.steps.at(-1);
      const isSubmit =
        last?.kind === 'event' &&
        last.event.type === 'form.submitted' &&
        FORM_STATES.some((state) => trace.before?.matches({ [state]: 'ready' }));
      const { values, rejectedPasswords } = expectedForm({ start: trace.start, steps: trace.steps.slice(0, -1) });
      const isSent = isSubmit && isComplete(values, rejectedPasswords);
      const requests = isSent ? [{ currentPassword: values.oldPassword, newPassword: values.newPassword }] : [];
      return isEqual(lastEffects(trace, 'call.changePassword'), requests);
    },
    'submitting an invalid form shows its errors': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      const isSubmit =
        last?.kind === 'event' &&
        last.event.type === 'form.submitted' &&
        FORM_STATES.some((state) => before?.matches({ [state]: 'ready' }));
      const { touched } = snapshot.context.form;
      return !isSubmit || snapshot.matches('saving') || FIELDS.every((field) => touched[field] === 'blurred');
    },
    'the session ends and the log-in with a password opens when the user asks for it after a lost response': (
      trace,
    ) => {
      const last = trace.steps.at(-1);
      const isAsked =
        last?.kind === 'event' && last.event.type === 'login.open' && trace.before?.matches('outcomeUnknown') === true;
      const effects = trace.effects.filter(({ step }) => step === trace.steps.length);
      const wanted = effects.filter(({ name }) => name === 'onEvent' || name === 'browser.go');
      const expected = [
        ['onEvent', { type: 'login.requested' }],
        ['browser.go', '/login/email', { replace: true }],
      ];
      return isEqual(
        wanted.map(({ name, args }) => [name, ...args]),
        isAsked ? expected : [],
      );
    },
    'the form is closed only after a log-in without a password, until the user opens it': (trace) =>
      trace.snapshot.matches('closed') === !expectedForm(trace).isOpen,
    'a changed password empties the form': ({ steps, snapshot }) =>
      steps.at(-1)?.label !== 'changed' || Object.values(snapshot.context.form.values).join('') === '',
    'a failed change keeps the passwords in the form and shows the reason': (trace) => {
      const last = trace.steps.at(-1);
      if (last?.kind !== 'error' && last?.label !== 'not changed') return true;
      const { form, message, rejectedPassword } = trace.snapshot.context;
      const { isLost } = expectedForm(trace);
      const isAtField = rejectedPassword === OLD && form.touched.oldPassword === 'blurred';
      const hasReason = isWrongOld(last.label) && !isLost ? isAtField : message !== null;
      return hasReason && !trace.snapshot.matches('saving') && form.values.newPassword === NEW;
    },
    'right after an answer a press of the button is ignored: it can be the rest of a double click': ({
      steps,
      snapshot,
    }) =>
      (steps.at(-1)?.kind !== 'done' && steps.at(-1)?.kind !== 'error') ||
      FORM_STATES.some((state) => snapshot.matches({ [state]: 'settled' })),
    'after a lost response, also a wrong old password means that the password may be changed': (trace) => {
      const last = trace.steps.at(-1);
      if (last?.kind !== 'error' && last?.label !== 'not changed') return true;
      const isUnknown = isLostResponse(last.label) || (isWrongOld(last.label) && expectedForm(trace).isLost);
      const id = isLostResponse(last.label) ? 'change-password.outcomeUnknown' : 'change-password.probablyChanged';
      const { snapshot } = trace;
      return (
        snapshot.matches('outcomeUnknown') === isUnknown && (!isUnknown || isEqual(snapshot.context.message, { id }))
      );
    },
    'the fields have the typed values, until the log-in page opens': (trace) =>
      trace.snapshot.matches('loggingIn') || isEqual(trace.snapshot.context.form.values, expectedForm(trace).values),
  },
});

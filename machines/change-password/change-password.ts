import { assign, setup } from 'xstate';
import { type CallFailure, failureOf } from '../../contract/backend.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { changePassword as changePasswordCall } from '../../contract/change-password.ts';
import { callActor, callInput, errorParams, type Named, toMessage } from '../call-actor.ts';
import { defineForm, type FormEvent, type FormState } from '../form.ts';
import { failureMessage, type Message, type MessageId } from '../message.ts';
import type { Ports } from '../ports.ts';
import { differentFrom, equalTo, newPassword, singleWord } from '../rules.ts';

const EMPTY = { oldPassword: '', newPassword: '', repeated: '' };

interface Input {
  readonly ports: Ports;
}

interface Context extends Input {
  readonly form: FormState<typeof EMPTY>;
  /** The old password that the backend rejected last. */
  readonly rejectedPassword: string;
  /** Why the last attempt failed; cleared by the next attempt. */
  readonly message: Message | null;
}

type Event = FormEvent<typeof EMPTY>;

const asTyped = (value: string) => value;

/** The old password, and the new one twice (§5). A rejected old password is invalid, so it is not sent again. */
export const changePasswordForm = defineForm(EMPTY, ({ form: { values }, rejectedPassword }: Context) => ({
  oldPassword: differentFrom(singleWord, rejectedPassword, 'change-password.incorrect', asTyped),
  newPassword,
  repeated: equalTo(values.newPassword, 'change-password.different'),
}));

const actors = { changePassword: callActor(changePasswordCall) };

/** Rejection texts of the backend (§8) and the messages that replace them. */
const TEXTS: ReadonlyMap<string, MessageId> = new Map([
  ['Password does not meet requirements', 'rule.password'],
  ['Too many attempts', 'change-password.tooMany'],
]);

const isIncorrect = (failure: CallFailure) => failure.kind === 'rejected' && failure.detail === 'Incorrect password';

interface ResponseParams {
  readonly response: ResponseOf<typeof changePasswordCall>;
}

/** Changes the password of the logged-in user, who enters the old one (§2 /settings/user, §5, §8). */
export const changePassword = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    isValid: changePasswordForm.isValid,
    isChanged: (_, { response }: ResponseParams) => response.success,
    isIncorrect: (_, { error }: { error: unknown }) => isIncorrect(failureOf(error)),
  },
  actions: {
    resetForm: assign({ form: changePasswordForm.initialState(), rejectedPassword: '' }),
    setRejectedPassword: assign(({ context }) => ({ rejectedPassword: context.form.values.oldPassword })),
    showErrors: assign(changePasswordForm.allTouched),
    setMessage: assign(toMessage((failure) => failureMessage(failure, TEXTS))),
    setRejectedMessage: assign({ message: { id: 'failure.rejected' } as const }),
    clearMessage: assign({ message: null }),
    notifyChanged: ({ context }) => context.ports.notify({ type: 'success', message: { id: 'change-password.done' } }),
  },
}).createMachine({
  id: 'change-password',
  description: 'The user chooses a new password and confirms it with the old one.',
  meta: { section: '§2 Settings, User' },
  context: ({ input }) => ({
    ...input,
    form: changePasswordForm.initialState(),
    rejectedPassword: '',
    message: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.changed': { actions: assign(changePasswordForm.changed) },
        'field.blurred': { actions: assign(changePasswordForm.blurred) },
        'form.submitted': { guard: 'isValid', target: 'saving', actions: 'clearMessage' },
      },
    },
    saving: {
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => {
          const { oldPassword, newPassword } = context.form.values;
          return callInput(context, { currentPassword: oldPassword, newPassword });
        },
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ event }) => ({ response: event.output }) },
            target: 'editing',
            actions: ['resetForm', 'notifyChanged'],
            description: 'The form is emptied, so that no password stays on the screen.',
          },
          {
            target: 'editing',
            actions: 'setRejectedMessage',
            description: 'The call succeeded, but its response says that the password was not changed.',
          },
        ],
        onError: [
          {
            guard: { type: 'isIncorrect', params: errorParams },
            target: 'editing',
            actions: ['setRejectedPassword', 'showErrors'],
            description: 'The old password is wrong: its field says so and links to the password reset.',
          },
          { target: 'editing', actions: { type: 'setMessage', params: errorParams } },
        ],
      },
    },
  },
});

import { assign, type SnapshotFrom, setup } from 'xstate';
import { type CallFailure, failureOf } from '../../contract/backend.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { changePassword as changePasswordCall } from '../../contract/change-password.ts';
import { callActor, callInput, type ErrorParams, errorParams, type MachineTypes, toMessage } from '../call-actor.ts';
import { defineForm, type FormEvent, type FormState, formStates } from '../form.ts';
import { isLost } from '../lost-response.ts';
import { failureMessage, type Message } from '../message.ts';
import type { Ports } from '../ports.ts';
import { differentFrom, equalTo, newPassword, password } from '../rules.ts';
import { settleDelays } from '../settling.ts';
import { claimsOf } from '../token.ts';

const EMPTY = { oldPassword: '', newPassword: '', repeated: '' };

interface Input {
  readonly ports: Ports;
  /** The user wants to log in with the new password: the owner ends the session. */
  readonly onEvent: (event: { readonly type: 'login.requested' }) => void;
}

interface Context extends Input {
  readonly form: FormState<typeof EMPTY>;
  /** The old password that the backend rejected last. */
  readonly rejectedPassword: string;
  /** The response to an attempt was lost: the password may already be changed. */
  readonly wasLost: boolean;
  /** Why the last attempt failed; cleared by the next attempt. */
  readonly message: Message | null;
}

type Event =
  | FormEvent<typeof EMPTY>
  /** Show the form. */
  | { readonly type: 'form.open' }
  /** Log in with the new password. */
  | { readonly type: 'login.open' };

/** The old password, and the new one twice (§5). A rejected old password is invalid, so it is not sent again. */
export const changePasswordForm = defineForm(EMPTY, ({ form: { values }, rejectedPassword }: Context) => ({
  oldPassword: differentFrom(password, rejectedPassword, 'detail.Incorrect password'),
  newPassword,
  repeated: equalTo(values.newPassword, 'change-password.different'),
}));

const actors = { changePassword: callActor(changePasswordCall) };

const isIncorrect = (failure: CallFailure) => failure.kind === 'rejected' && failure.detail === 'Incorrect password';

interface ResponseParams {
  readonly response: ResponseOf<typeof changePasswordCall>;
}

const changePasswordSetup = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  delays: settleDelays,
  guards: {
    isPasswordLogin: ({ context }) => claimsOf(context.ports.device.read('token'))?.authenticationMethod === 'PASSWORD',
    isValid: changePasswordForm.isValid,
    isChanged: (_, { response }: ResponseParams) => response.success,
    isIncorrect: (_, { error }: ErrorParams) => isIncorrect(failureOf(error)),
    isLost: (_, { error }: ErrorParams) => isLost(failureOf(error)),
    wasLost: ({ context }) => context.wasLost,
  },
  actions: {
    resetForm: assign({ form: changePasswordForm.initialState(), rejectedPassword: '', wasLost: false }),
    setRejectedPassword: assign(({ context }) => ({
      rejectedPassword: changePasswordForm.cleanValues(context).oldPassword,
    })),
    changeField: assign(changePasswordForm.changed),
    blurField: assign(changePasswordForm.blurred),
    showErrors: assign(changePasswordForm.allTouched),
    setMessage: assign(toMessage(failureMessage)),
    setOutcomeUnknown: assign({ wasLost: true, message: { id: 'change-password.outcomeUnknown' } as const }),
    setProbablyChanged: assign({ message: { id: 'change-password.probablyChanged' } as const }),
    clearMessage: assign({ message: null }),
    notifyLoginRequested: ({ context }) => context.onEvent({ type: 'login.requested' }),
    goToLoginPassword: ({ context }) => context.ports.browser.go('/login/email', { replace: true }),
  },
});

/** The transition of a state that offers the log-in. */
const toLogin = { 'login.open': '#change-password.loggingIn' } as const;

/** A state in which the user fills in the form. */
const formState = (description: string, on: Partial<typeof toLogin> = {}) =>
  changePasswordSetup.createStateConfig({
    ...formStates({ target: '#change-password.saving', actions: 'clearMessage' }, { on }),
    description,
  });

/** Changes the password of the logged-in user, who enters the old one (§2 /settings/user, §5, §8). */
export const changePassword = changePasswordSetup.createMachine({
  id: 'change-password',
  description: 'The user chooses a new password and confirms it with the old one.',
  meta: { section: '§2 Settings, User', page: '/settings/user' },
  context: ({ input }) => ({
    ...input,
    form: changePasswordForm.initialState(),
    rejectedPassword: '',
    wasLost: false,
    message: null,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isPasswordLogin', target: 'editing' }, { target: 'closed' }] },
    closed: {
      description: 'The user has logged in without a password, and may not have one.',
      on: { 'form.open': 'editing' },
    },
    editing: formState('The user enters the old password, and the new one twice.'),
    outcomeUnknown: formState(
      'The password may already be changed: the user can log in with the new one, or try again.',
      toLogin,
    ),
    loggingIn: {
      description: 'The session ends, and the log-in page opens.',
      entry: ['notifyLoginRequested', 'goToLoginPassword'],
    },
    saving: {
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => {
          const { oldPassword, newPassword } = changePasswordForm.cleanValues(context);
          return callInput(context, { currentPassword: oldPassword, newPassword });
        },
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ event }) => ({ response: event.output }) },
            target: 'editing.settled',
            actions: 'resetForm',
            description: 'The form is emptied, so that no password stays on the screen.',
          },
          {
            target: 'incorrect',
            description: 'The response says that the password was not changed: the old one is wrong (§8).',
          },
        ],
        onError: [
          {
            guard: { type: 'isIncorrect', params: errorParams },
            target: 'incorrect',
          },
          {
            guard: { type: 'isLost', params: errorParams },
            target: 'outcomeUnknown.settled',
            actions: 'setOutcomeUnknown',
          },
          { target: 'editing.settled', actions: { type: 'setMessage', params: errorParams } },
        ],
      },
    },
    incorrect: {
      always: [
        {
          guard: 'wasLost',
          target: 'outcomeUnknown.settled',
          actions: 'setProbablyChanged',
          description: 'The first attempt has most likely changed the password, so the old one is no longer right.',
        },
        {
          target: 'editing.settled',
          actions: ['setRejectedPassword', 'showErrors'],
          description: 'The old password is wrong: its field says so and links to the password reset.',
        },
      ],
    },
  },
});

/** Whether the old password in its field is the one that the backend has rejected. */
export function isOldPasswordRejected(snapshot: SnapshotFrom<typeof changePassword>): boolean {
  const { form, rejectedPassword } = snapshot.context;
  return rejectedPassword !== '' && form.values.oldPassword === rejectedPassword && !snapshot.matches('saving');
}

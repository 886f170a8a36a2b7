import { assign, setup } from 'xstate';
import { APPLICATION } from '../../contract/login-password.ts';
import { requestPasswordReset } from '../../contract/password-reset.ts';
import { callActor, callInput, errorParams, type MachineTypes, toMessage } from '../call-actor.ts';
import { defineForm, type FormEvent, type FormState, formStates } from '../form.ts';
import { failureMessage, type Message } from '../message.ts';
import type { Ports } from '../ports.ts';
import { emailAddress } from '../rules.ts';
import { settleDelays } from '../settling.ts';

const EMPTY = { email: '' };

interface Input {
  readonly ports: Ports;
  /** The user wants to log in: the owner ends the session, if there is one. */
  readonly onEvent: (event: { readonly type: 'login.requested' }) => void;
}

interface Context extends Input {
  readonly form: FormState<typeof EMPTY>;
  /** Why the last attempt failed; cleared by the next attempt. */
  readonly message: Message | null;
}

export const recoveryForm = defineForm(EMPTY, (_: Context) => ({
  email: emailAddress('password-reset.recovery.invalid'),
}));

type Event =
  | FormEvent<typeof EMPTY>
  /** Try another address. */
  | { readonly type: 'recovery.restart' }
  /** Open the log-in page. */
  | { readonly type: 'login.open' };

const actors = { requestPasswordReset: callActor(requestPasswordReset) };

/** Requests a link to set a new password (§2 /login/email-recover, §5, §8). */
export const passwordRecovery = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  delays: settleDelays,
  guards: { isValid: recoveryForm.isValid },
  actions: {
    changeField: assign(recoveryForm.changed),
    blurField: assign(recoveryForm.blurred),
    showErrors: assign(recoveryForm.allTouched),
    setMessage: assign(toMessage(failureMessage)),
    clearMessage: assign({ message: null }),
    notifyLoginRequested: ({ context }) => context.onEvent({ type: 'login.requested' }),
    goToLoginPassword: ({ context }) => context.ports.browser.go('/login/email', { replace: true }),
  },
}).createMachine({
  id: 'password-recovery',
  description: 'Requests a link to set a new password, without revealing who has an account.',
  meta: { section: '§2 /login/email-recover', page: '/login/email-recover' },
  context: ({ input }) => ({ ...input, form: recoveryForm.initialState(), message: null }),
  initial: 'editing',
  states: {
    editing: {
      ...formStates(
        { target: '#password-recovery.submitting', actions: 'clearMessage' },
        { on: { 'login.open': 'loggingIn' } },
      ),
      description: 'The user enters an e-mail address.',
    },
    submitting: {
      on: { 'login.open': 'loggingIn' },
      invoke: {
        id: 'requestPasswordReset',
        src: 'requestPasswordReset',
        input: ({ context }) => callInput(context, { application: APPLICATION, ...recoveryForm.cleanValues(context) }),
        onDone: {
          target: 'submitted',
          description: 'The response is the same whether the account exists or not.',
        },
        onError: { target: 'editing.settled', actions: { type: 'setMessage', params: errorParams } },
      },
    },
    submitted: {
      description: 'An e-mail is sent if the address belongs to an account.',
      on: {
        'recovery.restart': {
          target: 'editing.settled',
          description: 'The user wants to try another address.',
        },
        'login.open': 'loggingIn',
      },
    },
    loggingIn: {
      description: 'The log-in page opens. A session ends first.',
      entry: ['notifyLoginRequested', 'goToLoginPassword'],
    },
  },
});

import { assign, setup } from 'xstate';
import { failureOf } from '../../contract/backend.ts';
import { APPLICATION } from '../../contract/login-password.ts';
import { requestPasswordReset } from '../../contract/password-reset.ts';
import { callActor, callInput, type Named } from '../call-actor.ts';
import { type FormEvent, type FormState, defineForm } from '../form.ts';
import type { Message } from '../message.ts';
import type { Ports } from '../ports.ts';
import { email } from '../rules.ts';
import { passwordFailureMessage } from './rejections.ts';

const EMPTY = { email: '' };

interface Input {
  readonly ports: Ports;
}

interface Context extends Input {
  readonly form: FormState<typeof EMPTY>;
  /** Why the last attempt failed, until the next one. */
  readonly message: Message | null;
}

export const recoveryForm = defineForm(EMPTY, (_: Context) => ({ email }));

const actors = { requestPasswordReset: callActor(requestPasswordReset) };

/** Long enough to read a sentence about a mail that may or may not come, ms (§9). */
const READING_TIME = 12_000;

/** Asks for a link that sets a new password (§2 /login/email-recover, §5, §8). */
export const passwordRecovery = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as FormEvent<typeof EMPTY> | { readonly type: 'recovery.restart' },
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: { isValid: recoveryForm.isValid },
  actions: {
    sayFailure: assign((_, { error }: { error: unknown }) => ({ message: passwordFailureMessage(failureOf(error)) })),
    clearMessage: assign({ message: null }),
    sayNeutrally: ({ context }) =>
      context.ports.notify({ type: 'info', message: { id: 'password-reset.recovery.sent' }, duration: READING_TIME }),
  },
}).createMachine({
  id: 'password-recovery',
  description: 'Asks for a link that sets a new password, and does not tell who has an account.',
  meta: { section: '§2 /login/email-recover' },
  context: ({ input }) => ({ ...input, form: recoveryForm.initialState(), message: null }),
  initial: 'filling',
  states: {
    filling: {
      description: 'The person writes the address that the link shall go to.',
      on: {
        'field.changed': { actions: assign(recoveryForm.changed) },
        'field.blurred': { actions: assign(recoveryForm.blurred) },
        'form.submitted': [
          { guard: 'isValid', target: 'asking', actions: 'clearMessage' },
          { actions: assign(recoveryForm.allTouched), description: 'Everything that is wrong shows.' },
        ],
      },
    },
    asking: {
      description: 'The backend is asked for a link.',
      invoke: {
        id: 'requestPasswordReset',
        src: 'requestPasswordReset',
        input: ({ context }) =>
          callInput(context, { application: APPLICATION, email: context.form.values.email.trim() }),
        onDone: {
          target: 'asked',
          actions: 'sayNeutrally',
          description: 'The answer is the same whether the account exists.',
        },
        onError: { target: 'filling', actions: { type: 'sayFailure', params: ({ event }) => event } },
      },
    },
    asked: {
      description: 'A mail is on its way, if the address belongs to an account.',
      on: { 'recovery.restart': { target: 'filling', description: 'No mail has come, or the address was another.' } },
    },
  },
});

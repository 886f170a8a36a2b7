import { assign, setup } from 'xstate';
import { failureOf } from '../../contract/backend.ts';
import { APPLICATION, logInWithPassword } from '../../contract/login-password.ts';
import { callActor, callInput, errorParams, type Named, toMessage } from '../call-actor.ts';
import { defineForm, type FormEvent, type FormState, formStates } from '../form.ts';
import { loginFailureMessage, type Message } from '../message.ts';
import type { Ports } from '../ports.ts';
import { anyText, password, singleWord } from '../rules.ts';
import { settleDelays } from '../settling.ts';
import { tokenStatus } from '../token.ts';
import { isCodeRejected, isCodeRequired } from './rejections.ts';

const EMPTY = { username: '', password: '', mfaCode: '' };

interface Input {
  readonly ports: Ports;
  readonly onEvent: (event: { readonly type: 'token.obtained'; readonly token: string }) => void;
}

interface Context extends Input {
  readonly form: FormState<typeof EMPTY>;
  /** The backend requires a code for the current username and password. */
  readonly needsCode: boolean;
  /** How often the backend has required a code; each time for a new code. */
  readonly codeRequests: number;
  /** How many codes the backend has sent for the current username and password; the page says when it is not the first. */
  readonly codesSent: number;
  /** Why the last attempt failed; cleared by the next attempt. */
  readonly message: Message | null;
}

/** Username or e-mail and password (§5), and a code if the backend requires one. */
export const loginForm = defineForm(EMPTY, ({ needsCode }: Context) => ({
  username: singleWord,
  password,
  mfaCode: needsCode ? singleWord : anyText,
}));

const UNAUTHORIZED = { id: 'detail.Invalid user or user not authorized to access the application' } as const;

const actors = { logInWithPassword: callActor(logInWithPassword) };

interface FieldParams {
  readonly field: keyof typeof EMPTY;
}
interface TokenParams {
  readonly token: string;
}
interface ErrorParams {
  readonly error: unknown;
}
const fieldParams = ({ event }: { event: FieldParams }): FieldParams => ({ field: event.field });
const tokenParams = ({ event }: { event: { output: { accessToken: string } } }): TokenParams => ({
  token: event.output.accessToken,
});

const loginSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as FormEvent<typeof EMPTY> | { readonly type: 'code.resend' },
    children: {} as Named<typeof actors>,
  },
  actors,
  delays: settleDelays,
  guards: {
    isValid: loginForm.isValid,
    isCodeNeeded: ({ context }) => context.needsCode,
    isFieldShown: ({ context }, { field }: FieldParams) => field !== 'mfaCode' || context.needsCode,
    isCodeObsolete: ({ context }, { field }: FieldParams) => field !== 'mfaCode' && context.needsCode,
    isTokenValid: ({ context }, { token }: TokenParams) => tokenStatus(token, context.ports.clock.now()) === 'live',
    isCodeRequired: (_, { error }: ErrorParams) => isCodeRequired(failureOf(error)),
    isCodeRejected: (_, { error }: ErrorParams) => isCodeRejected(failureOf(error)),
  },
  actions: {
    changeField: assign(loginForm.changed),
    blurField: assign(loginForm.blurred),
    showErrors: assign(loginForm.allTouched),
    prefetchFirstPage: ({ context }) => context.ports.screens.prefetchFirstPage(),
    requireCode: assign(({ context: { form, codeRequests } }) => ({
      needsCode: true,
      codeRequests: codeRequests + 1,
      form: loginForm.initialState({ ...form.values, mfaCode: '' }),
    })),
    clearCode: assign(({ context: { form } }) => ({ form: { ...form, values: { ...form.values, mfaCode: '' } } })),
    countCode: assign({ codesSent: ({ context }) => context.codesSent + 1 }),
    unrequireCode: assign({ needsCode: false, codesSent: 0 }),
    setMessage: assign(toMessage(loginFailureMessage)),
    setUnauthorized: assign({ message: UNAUTHORIZED }),
    notifyUnauthorized: ({ context }) => context.ports.notify({ type: 'error', message: UNAUTHORIZED, isOnPage: true }),
    clearMessage: assign({ message: null }),
    notifyToken: ({ context }, { token }: TokenParams) => context.onEvent({ type: 'token.obtained', token }),
  },
});

const editing = loginSetup.createStateConfig(
  formStates(
    { target: '#login-password.submitting', actions: 'clearMessage' },
    {
      on: {
        'field.changed': [
          {
            guard: { type: 'isCodeObsolete', params: fieldParams },
            target: '.ready',
            actions: ['changeField', 'clearCode', 'unrequireCode'],
            description: 'The code was sent for another username or password.',
          },
          {
            guard: { type: 'isFieldShown', params: fieldParams },
            target: '.ready',
            actions: 'changeField',
            description: 'The code has no field until the backend requires it.',
          },
        ],
        'field.blurred': { guard: { type: 'isFieldShown', params: fieldParams }, actions: 'blurField' },
      },
      ready: {
        'code.resend': {
          guard: 'isCodeNeeded',
          target: '#login-password.submitting',
          actions: ['clearCode', 'clearMessage'],
          description: 'A request without a code makes the backend send another code.',
        },
      },
    },
  ),
);

const submitting = loginSetup.createStateConfig({
  description: 'The form is read-only during the call.',
  entry: 'prefetchFirstPage',
  invoke: {
    id: 'logInWithPassword',
    src: 'logInWithPassword',
    input: ({ context }) => {
      const { mfaCode, ...credentials } = loginForm.cleanValues(context);
      return callInput(context, { ...credentials, application: APPLICATION, ...(mfaCode && { mfaCode }) });
    },
    onDone: [
      {
        guard: { type: 'isTokenValid', params: tokenParams },
        target: 'loggedIn',
        actions: { type: 'notifyToken', params: tokenParams },
      },
      {
        target: 'editing.settled',
        actions: ['setUnauthorized', 'notifyUnauthorized'],
        description: 'The password was right, but the token is not for the Cardholder application.',
      },
    ],
    onError: [
      {
        guard: { type: 'isCodeRequired', params: errorParams },
        target: 'editing.settled',
        actions: ['requireCode', 'countCode'],
        description: 'The password was right; the backend has sent a code.',
      },
      {
        guard: { type: 'isCodeRejected', params: errorParams },
        target: 'editing.settled',
        actions: ['requireCode', { type: 'setMessage', params: errorParams }],
      },
      { target: 'editing.settled', actions: { type: 'setMessage', params: errorParams } },
    ],
  },
});

/** Logs in with username or e-mail and password (§2 /login/email, §5, §8), and passes the token to its owner. */
export const loginPassword = loginSetup.createMachine({
  id: 'login-password',
  description: 'Logs in with username or e-mail and password, and with a one-time code if the backend requires one.',
  meta: { section: '§2 /login/email', page: '/login/email' },
  context: ({ input }) => ({
    ...input,
    form: loginForm.initialState(),
    needsCode: false,
    codeRequests: 0,
    codesSent: 0,
    message: null,
  }),
  initial: 'editing',
  states: {
    editing,
    submitting,
    loggedIn: { description: 'The session has the token.' },
  },
});

import { assign, setup } from 'xstate';
import { failureOf } from '../../contract/backend.ts';
import { APPLICATION, logInWithPassword } from '../../contract/password.ts';
import { callActor, callInput, errorParams, type Named } from '../call-actor.ts';
import { type FormEvent, type FormState, form } from '../form.ts';
import type { Message } from '../message.ts';
import { isCodeRefused, isCodeWanted, loginFailure } from '../password-reset/refusals.ts';
import type { Ports } from '../ports.ts';
import { free, word } from '../rules.ts';
import { verdictOn } from '../token.ts';

const EMPTY = { username: '', password: '', mfaCode: '' };

interface Input {
  readonly ports: Ports;
  readonly tell: (news: { readonly type: 'token.obtained'; readonly token: string }) => void;
}

interface Context extends Input {
  readonly form: FormState<typeof EMPTY>;
  /** The backend has asked for a code as well, for the name and the password that stand in the form. */
  readonly needsCode: boolean;
  /** How often it has asked; each time for a new code. */
  readonly codesAsked: number;
  /** Why nobody is logged in yet, until the next attempt. */
  readonly message: Message | null;
}

/** Username or e-mail and password (§5); a code only when one was asked for. */
export const loginForm = form(EMPTY, ({ needsCode }: Context) => ({
  username: word,
  password: word,
  mfaCode: needsCode ? word : free,
}));

const actors = { logInWithPassword: callActor(logInWithPassword) };

interface Touched {
  readonly field: keyof typeof EMPTY;
}
const touched = ({ event }: { event: Touched }): Touched => ({ field: event.field });
const given = ({ event }: { event: { output: { accessToken: string } } }) => ({ token: event.output.accessToken });

const loginSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as FormEvent<typeof EMPTY> | { readonly type: 'code.again' },
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    isValid: loginForm.isValid,
    isCodeAsked: ({ context }) => context.needsCode,
    isShown: ({ context }, { field }: Touched) => field !== 'mfaCode' || context.needsCode,
    isOvertaken: ({ context }, { field }: Touched) => field !== 'mfaCode' && context.needsCode,
    isTokenLive: ({ context }, { token }: { token: string }) => verdictOn(token, context.ports.clock.now()) === 'live',
    isCodeWanted: (_, { error }: { error: unknown }) => isCodeWanted(failureOf(error)),
    isCodeRefused: (_, { error }: { error: unknown }) => isCodeRefused(failureOf(error)),
  },
  actions: {
    askForCode: assign(({ context: { form: now, codesAsked } }) => ({
      needsCode: true,
      codesAsked: codesAsked + 1,
      form: loginForm.start({ ...now.values, mfaCode: '' }),
    })),
    emptyCode: assign(({ context: { form: now } }) => ({ form: { ...now, values: { ...now.values, mfaCode: '' } } })),
    withdrawCode: assign({ needsCode: false }),
    sayFailure: assign((_, { error }: { error: unknown }) => ({ message: loginFailure(failureOf(error)) })),
    sayUnauthorized: assign({ message: { id: 'failure.unauthorized' } as const }),
    clearMessage: assign({ message: null }),
    tellToken: ({ context }, { token }: { token: string }) => context.tell({ type: 'token.obtained', token }),
  },
});

const filling = loginSetup.createStateConfig({
  description: 'The person writes who they are; nothing is said of a field before it was filled in and left.',
  on: {
    'field.changed': [
      {
        guard: { type: 'isOvertaken', params: touched },
        actions: [assign(loginForm.changed), 'emptyCode', 'withdrawCode'],
        description: 'The code was asked for another name or password, and may not be needed for this one.',
      },
      {
        guard: { type: 'isShown', params: touched },
        actions: assign(loginForm.changed),
        description: 'A code is taken only once the backend has asked for it.',
      },
    ],
    'field.blurred': { guard: { type: 'isShown', params: touched }, actions: assign(loginForm.left) },
    'form.submitted': [
      { guard: 'isValid', target: 'signingIn', actions: 'clearMessage' },
      { actions: assign(loginForm.revealed), description: 'Everything that is wrong shows.' },
    ],
    'code.again': {
      guard: 'isCodeAsked',
      target: 'signingIn',
      actions: ['emptyCode', 'clearMessage'],
      description: 'No code has come, or it is no longer good: without one the backend sends another.',
    },
  },
});

const signingIn = loginSetup.createStateConfig({
  description: 'The backend judges what was written; nothing of it can be changed meanwhile.',
  invoke: {
    id: 'logInWithPassword',
    src: 'logInWithPassword',
    input: ({ context }) => {
      const { mfaCode, ...who } = context.form.values;
      return callInput(context, { ...who, application: APPLICATION, ...(mfaCode && { mfaCode }) });
    },
    onDone: [
      {
        guard: { type: 'isTokenLive', params: given },
        target: 'admitted',
        actions: { type: 'tellToken', params: given },
      },
      {
        target: 'filling',
        actions: 'sayUnauthorized',
        description: 'The password was right, but no Cardholder application is in the token.',
      },
    ],
    onError: [
      {
        guard: { type: 'isCodeWanted', params: errorParams },
        target: 'filling',
        actions: 'askForCode',
        description: 'The password was right; the code was sent to the person, who enters it as well.',
      },
      {
        guard: { type: 'isCodeRefused', params: errorParams },
        target: 'filling',
        actions: ['askForCode', { type: 'sayFailure', params: errorParams }],
      },
      { target: 'filling', actions: { type: 'sayFailure', params: errorParams } },
    ],
  },
});

/** Logs in with username or e-mail and password (§2 /login/email, §5, §8). Tells the token to its owner. */
export const passwordLogin = loginSetup.createMachine({
  id: 'password-login',
  description: 'A log-in with username or e-mail and password, and with a code when the backend asks for one.',
  meta: { section: '§2 /login/email' },
  context: ({ input }) => ({ ...input, form: loginForm.start(), needsCode: false, codesAsked: 0, message: null }),
  initial: 'filling',
  states: {
    filling,
    signingIn,
    admitted: { description: 'The token is with the session.' },
  },
});

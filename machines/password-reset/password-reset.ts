import { assign, setup } from 'xstate';
import { lookUpAddress } from '../../contract/address-lookup.ts';
import { failureOf } from '../../contract/backend.ts';
import { passwordResetLink, resetPassword } from '../../contract/password-reset.ts';
import { callActor, callInput, errorParams, type Named } from '../call-actor.ts';
import { type FormEvent, type FormState, defineForm } from '../form.ts';
import type { Message } from '../message.ts';
import type { Ports } from '../ports.ts';
import { newPassword, equalTo } from '../rules.ts';
import { isLinkUsed, passwordFailureMessage } from './rejections.ts';

const EMPTY = { newPassword: '', repeated: '' };

interface Input {
  readonly ports: Ports;
  /** What the link carries (§2). */
  readonly token: string;
  /** The link sets no password any more; whoever is logged in here is logged out (§4). */
  readonly onEvent: (news: { readonly type: 'link.rejected' }) => void;
}

interface Context extends Input {
  readonly form: FormState<typeof EMPTY>;
  /** The network address that goes with the new password; empty when it could not be looked up (decision 17). */
  readonly ipAddress: string;
  /** Why the last attempt failed, until the next one. */
  readonly message: Message | null;
}

/** A new password, written twice (§5). */
export const resetForm = defineForm(EMPTY, ({ form: { values } }: Context) => ({
  newPassword,
  repeated: equalTo(values.newPassword, 'password-reset.different'),
}));

const actors = {
  passwordResetLink: callActor(passwordResetLink),
  lookUpAddress: callActor(lookUpAddress),
  resetPassword: callActor(resetPassword),
};

const resetSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as FormEvent<typeof EMPTY> | { readonly type: 'link.retry' },
    children: {} as Named<typeof actors>,
  },
  actors,
  /** Decision 17: how long a third party may take to tell the address, ms. */
  delays: { patience: 2000 },
  guards: {
    /** An empty form is not valid: one that is has been edited (§5). */
    isValid: resetForm.isValid,
    isUsed: (_, { used }: { used: boolean }) => used,
    isRefused: (_, { error }: { error: unknown }) => failureOf(error).kind === 'rejected',
    isLinkUsed: (_, { error }: { error: unknown }) => isLinkUsed(failureOf(error)),
  },
  actions: {
    keepAddress: assign((_, { ip }: { ip: string }) => ({ ipAddress: ip })),
    sayFailure: assign((_, { error }: { error: unknown }) => ({ message: passwordFailureMessage(failureOf(error)) })),
    sayUsed: assign({ message: { id: 'password-reset.rejected.usedLink' } as const }),
    clearMessage: assign({ message: null }),
    complain: ({ context: { ports, message } }) => message && ports.notify({ type: 'error', message }),
    tellRefused: ({ context }) => context.onEvent({ type: 'link.rejected' }),
    goToLogin: ({ context }) => context.ports.browser.go('/login', { replace: true }),
    sayDone: ({ context }) => context.ports.notify({ type: 'success', message: { id: 'password-reset.done' } }),
    goToPassword: ({ context }) => context.ports.browser.go('/login/email', { replace: true }),
  },
});

const sayFailure = { type: 'sayFailure', params: errorParams } as const;

const checking = resetSetup.createStateConfig({
  description: 'The link is checked as soon as it is opened.',
  invoke: {
    id: 'passwordResetLink',
    src: 'passwordResetLink',
    input: ({ context }) => callInput(context, { token: context.token }),
    onDone: [
      {
        guard: { type: 'isUsed', params: ({ event }) => event.output },
        target: 'rejected',
        actions: 'sayUsed',
      },
      { target: 'filling' },
    ],
    onError: [
      { guard: { type: 'isRefused', params: errorParams }, target: 'rejected', actions: sayFailure },
      {
        target: 'unchecked',
        actions: sayFailure,
        description: 'No answer says nothing about the link.',
      },
    ],
  },
});

const filling = resetSetup.createStateConfig({
  description: 'The person writes the new password; it can be sent once it is as it must be.',
  on: {
    'field.changed': { actions: assign(resetForm.changed) },
    'field.blurred': { actions: assign(resetForm.blurred) },
    'form.submitted': { guard: 'isValid', target: 'lookingUp', actions: 'clearMessage' },
  },
});

const lookingUp = resetSetup.createStateConfig({
  description: 'A third party tells the network address, if it can do so quickly; the password is set in any case.',
  invoke: {
    id: 'lookUpAddress',
    src: 'lookUpAddress',
    input: ({ context }) => callInput(context, {}),
    onDone: { target: 'saving', actions: { type: 'keepAddress', params: ({ event }) => event.output } },
    onError: 'saving',
  },
  after: { patience: 'saving' },
});

const saving = resetSetup.createStateConfig({
  description: 'The new password is with the backend.',
  invoke: {
    id: 'resetPassword',
    src: 'resetPassword',
    input: ({ context }) => {
      const { token, ipAddress, form: now } = context;
      return callInput(context, { token, newPassword: now.values.newPassword, ipAddress });
    },
    onDone: 'changed',
    onError: [
      {
        guard: { type: 'isLinkUsed', params: errorParams },
        target: 'rejected',
        actions: sayFailure,
        description: 'Somebody else, or another tab, was faster.',
      },
      { target: 'filling', actions: sayFailure },
    ],
  },
});

/** Sets a new password by a link from an e-mail (§2 /login/reset-password/{token}, §4, §5, §8). */
export const passwordReset = resetSetup.createMachine({
  id: 'password-reset',
  description: 'A new password, set by a link from an e-mail that works once.',
  meta: { section: '§4 Password reset' },
  context: ({ input }) => ({ ...input, form: resetForm.initialState(), ipAddress: '', message: null }),
  initial: 'checking',
  states: {
    checking,
    unchecked: {
      description: 'Whether the link still works is not known.',
      on: { 'link.retry': { target: 'checking', actions: 'clearMessage' } },
    },
    rejected: {
      description: 'The link is used, too old or unknown: the way on is the log-in.',
      entry: ['complain', 'tellRefused', 'goToLogin'],
    },
    filling,
    lookingUp,
    saving,
    changed: {
      description: 'The new password is set; the person logs in with it.',
      entry: ['sayDone', 'goToPassword'],
    },
  },
});

import { assign, setup } from 'xstate';
import { lookUpAddress } from '../../contract/address-lookup.ts';
import { type CallFailure, failureOf } from '../../contract/backend.ts';
import { passwordResetLink, resetPassword } from '../../contract/password-reset.ts';
import { callActor, callInput, errorParams, type MachineTypes, toMessage } from '../call-actor.ts';
import { defineForm, type FormEvent, type FormState, formStates } from '../form.ts';
import { isLost } from '../lost-response.ts';
import { failureMessage, type Message } from '../message.ts';
import type { Ports } from '../ports.ts';
import { equalTo, newPassword } from '../rules.ts';
import { settleDelays } from '../settling.ts';
import { isAboutLink, isLinkUsed } from './rejections.ts';

const LINK_USED: Message = { id: 'detail.This link to set password was already used or has expired.' };

/** Why a link is not valid. A rejection without a reason is about the link as well. */
const linkMessage = (failure: CallFailure): Message =>
  failure.kind === 'rejected' && failure.detail === null ? LINK_USED : failureMessage(failure);

const EMPTY = { newPassword: '', repeated: '' };

interface Input {
  readonly ports: Ports;
  /** The token in the link (§2). */
  readonly token: string;
  /**
   * The link is used, expired or unknown (§4), or the user wants to log in with the new password: the owner ends the
   * session, if there is one.
   */
  readonly onEvent: (event: { readonly type: 'link.rejected' | 'login.requested' }) => void;
}

interface Context extends Input {
  readonly form: FormState<typeof EMPTY>;
  /** The IP address to send with the new password; empty if the lookup failed (decision 17). */
  readonly ipAddress: string;
  /** The response to an attempt was lost: the password may already be saved. */
  readonly wasLost: boolean;
  /** Why the last attempt failed; cleared by the next attempt. */
  readonly message: Message | null;
}

/** The new password, twice (§5). */
export const resetForm = defineForm(EMPTY, ({ form: { values } }: Context) => ({
  newPassword,
  repeated: equalTo(values.newPassword, 'password-reset.different'),
}));

const actors = {
  passwordResetLink: callActor(passwordResetLink),
  lookUpAddress: callActor(lookUpAddress),
  resetPassword: callActor(resetPassword),
};

type Event =
  | FormEvent<typeof EMPTY>
  /** Check the link again. */
  | { readonly type: 'link.retry' }
  /** Open the log-in page. */
  | { readonly type: 'login.open' };

interface ErrorParams {
  readonly error: unknown;
}

const resetSetup = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  /** ms; how long to wait for the IP address from a third party (decision 17). */
  delays: { ...settleDelays, addressTimeout: 2000 },
  guards: {
    isValid: resetForm.isValid,
    isUsed: (_, { used }: { used: boolean }) => used,
    isRejected: (_, { error }: ErrorParams) => isAboutLink(failureOf(error)),
    isLinkUsed: (_, { error }: ErrorParams) => isLinkUsed(failureOf(error)),
    isLost: (_, { error }: ErrorParams) => isLost(failureOf(error)),
    wasLost: ({ context }) => context.wasLost,
  },
  actions: {
    setAddress: assign((_, { ip }: { ip: string }) => ({ ipAddress: ip })),
    setMessage: assign(toMessage(failureMessage)),
    setLinkUsed: assign({ message: LINK_USED }),
    setLinkRejected: assign(toMessage(linkMessage)),
    setOutcomeUnknown: assign({ wasLost: true, message: { id: 'password-reset.outcomeUnknown' } as const }),
    clearMessage: assign({ message: null }),
    changeField: assign(resetForm.changed),
    blurField: assign(resetForm.blurred),
    showErrors: assign(resetForm.allTouched),
    notifyFailure: ({ context: { ports, message } }) => message && ports.notify({ type: 'error', message }),
    notifyLinkRejected: ({ context }) => context.onEvent({ type: 'link.rejected' }),
    notifyLoginRequested: ({ context }) => context.onEvent({ type: 'login.requested' }),
    goToLogin: ({ context }) => context.ports.browser.go('/login', { replace: true }),
    goToLoginPassword: ({ context }) => context.ports.browser.go('/login/email', { replace: true }),
  },
});

const setMessage = { type: 'setMessage', params: errorParams } as const;

/** The transition of a state that offers the log-in. */
const toLogin = { 'login.open': '#password-reset.loggingIn' } as const;

const checkingLink = resetSetup.createStateConfig({
  on: toLogin,
  invoke: {
    id: 'passwordResetLink',
    src: 'passwordResetLink',
    input: ({ context }) => callInput(context, { token: context.token }),
    onDone: [
      {
        guard: { type: 'isUsed', params: ({ event }) => event.output },
        target: 'linkRejected',
        actions: 'setLinkUsed',
      },
      { target: 'editing' },
    ],
    onError: [
      {
        guard: { type: 'isRejected', params: errorParams },
        target: 'linkRejected',
        actions: { type: 'setLinkRejected', params: errorParams },
      },
      {
        target: 'linkCheckFailed',
        actions: setMessage,
        description: 'Without a response, or with an error of the server, it is unknown whether the link is valid.',
      },
    ],
  },
});

/** A state in which the user fills in the form. */
const formState = (description: string) =>
  resetSetup.createStateConfig({
    ...formStates({ target: '#password-reset.lookingUpAddress', actions: 'clearMessage' }, { on: toLogin }),
    description,
  });

const lookingUpAddress = resetSetup.createStateConfig({
  description: 'Looks up the IP address at a third party; without it the password is saved anyway.',
  invoke: {
    id: 'lookUpAddress',
    src: 'lookUpAddress',
    input: ({ context }) => callInput(context, {}),
    onDone: { target: 'saving', actions: { type: 'setAddress', params: ({ event }) => event.output } },
    onError: 'saving',
  },
  after: { addressTimeout: 'saving' },
});

const saving = resetSetup.createStateConfig({
  invoke: {
    id: 'resetPassword',
    src: 'resetPassword',
    input: ({ context }) => {
      const { token, ipAddress } = context;
      return callInput(context, { token, newPassword: resetForm.cleanValues(context).newPassword, ipAddress });
    },
    onDone: 'saved',
    onError: [
      {
        guard: { type: 'isLinkUsed', params: errorParams },
        target: 'linkUsed',
        actions: setMessage,
      },
      {
        guard: { type: 'isLost', params: errorParams },
        target: 'outcomeUnknown.settled',
        actions: 'setOutcomeUnknown',
      },
      { target: 'editing.settled', actions: setMessage },
    ],
  },
});

/** Sets a new password with a link from an e-mail (§2 /login/reset-password/{token}, §4, §5, §8). */
export const passwordReset = resetSetup.createMachine({
  id: 'password-reset',
  description: 'Sets a new password with a link from an e-mail. The link works once.',
  meta: { section: '§4 Password reset', page: '/login/reset-password/unknown' },
  context: ({ input }) => ({ ...input, form: resetForm.initialState(), ipAddress: '', wasLost: false, message: null }),
  initial: 'checkingLink',
  states: {
    checkingLink,
    linkCheckFailed: {
      description: 'It is unknown whether the link is valid; the user can check it again.',
      on: { 'link.retry': { target: 'checkingLink', actions: 'clearMessage' }, ...toLogin },
    },
    linkRejected: {
      description: 'The link is used, expired or unknown; the log-in page opens.',
      entry: ['notifyFailure', 'notifyLinkRejected', 'goToLogin'],
    },
    editing: formState('The user enters the new password twice; it can be submitted when it is valid.'),
    outcomeUnknown: formState('The password may already be saved: the user can log in with it, or try again.'),
    lookingUpAddress,
    saving,
    linkUsed: {
      always: [
        {
          guard: 'wasLost',
          target: 'probablySaved',
          description: 'Most likely the first attempt used the link.',
        },
        { target: 'linkRejected', description: 'The link was used meanwhile, for example in another tab.' },
      ],
    },
    probablySaved: {
      description: 'The user can log in with the new password, or ask for a new link.',
      on: toLogin,
    },
    saved: {
      description: 'The user logs in with the new password. A session ends first: no log-in page opens during it.',
      entry: ['notifyLoginRequested', 'goToLoginPassword'],
    },
    loggingIn: {
      description: 'The log-in page opens. A session ends first.',
      entry: ['notifyLoginRequested', 'goToLoginPassword'],
    },
  },
});

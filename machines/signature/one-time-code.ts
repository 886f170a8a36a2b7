import { assign, setup } from 'xstate';
import { failureOf } from '../../contract/backend.ts';
import { type Purpose, sendOneTimeCode } from '../../contract/signature.ts';
import { callActor, callInput, type ErrorParams, errorParams, type MachineTypes, toMessage } from '../call-actor.ts';
import { defineForm, type FormEvent, type FormState } from '../form.ts';
import { failureMessage, type Message } from '../message.ts';
import { type PendingAction, savePendingAction } from '../pending-action.ts';
import type { Ports } from '../ports.ts';
import { type ProofRejection, rejectionMessage } from '../proof.ts';
import { oneTimeCode as sixDigits } from '../rules.ts';
import { settleDelays, settled } from '../settling.ts';

const NO_VERIFIED_EMAIL = 'Add and verify your email first';

/** The events that `oneTimeCode` sends to its owner. `code`: six digits. */
export type CodeOwnerEvent =
  | { readonly type: 'code.entered'; readonly code: string }
  | { readonly type: 'code.cancelled' };

interface Input {
  readonly ports: Ports;
  readonly purpose: Purpose;
  /** The action that needs the code. It is saved if the user first has to verify an e-mail address. */
  readonly action: Omit<PendingAction, 'savedAt'>;
  /** Why the last code was rejected; null for the first code. */
  readonly rejection: ProofRejection | null;
  readonly onEvent: (event: CodeOwnerEvent) => void;
}

interface Fields extends Record<string, string> {
  readonly code: string;
}

interface Context extends Input {
  readonly form: FormState<Fields>;
  readonly message: Message | null;
}

type Event =
  | FormEvent<Fields>
  | { readonly type: 'code.send' }
  | { readonly type: 'code.resend' }
  | { readonly type: 'code.cancel' }
  /** Go to the page where the e-mail address is verified. */
  | { readonly type: 'email.verify' };

const actors = { sendOneTimeCode: callActor(sendOneTimeCode) };

/** The form of the code (§5). */
export const codeForm = defineForm<Fields, Context>({ code: '' }, () => ({ code: sixDigits }));

const oneTimeCodeSetup = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  /** §9: a code arrives in about 30 s; after that the user can ask for another one. */
  delays: { ...settleDelays, resendDelay: 30_000 },
  guards: {
    isCodeInvalid: ({ context }) => context.rejection === 'invalidCode',
    isValid: codeForm.isValid,
    isUnverified: (_, { error }: ErrorParams) => {
      const failure = failureOf(error);
      return failure.kind === 'rejected' && failure.detail === NO_VERIFIED_EMAIL;
    },
  },
  actions: {
    resetForm: assign({ form: codeForm.initialState() }),
    changeField: assign(codeForm.changed),
    blurField: assign(codeForm.blurred),
    showErrors: assign(codeForm.allTouched),
    setMessage: assign(toMessage(failureMessage)),
    clearMessage: assign({ message: null }),
    notifyCode: ({ context }) => context.onEvent({ type: 'code.entered', code: codeForm.cleanValues(context).code }),
    notifyCancelled: ({ context }) => context.onEvent({ type: 'code.cancelled' }),
    savePendingAction: ({ context }) => savePendingAction(context.ports, context.action),
    forgetPendingAction: ({ context }) => context.ports.device.forget('pendingAction'),
    goToEmail: ({ context }) => context.ports.browser.go('/edit-email'),
  },
});

const setMessage = { type: 'setMessage', params: errorParams } as const;

/** For `invoke`: sends a code. */
const sendCode = {
  id: 'sendOneTimeCode',
  src: 'sendOneTimeCode',
  input: ({ context }: { context: Context }) => callInput(context, { purpose: context.purpose }),
  onDone: { target: 'entering', actions: 'resetForm' },
} as const;

const emailMissing = { guard: { type: 'isUnverified', params: errorParams }, target: 'emailUnverified' } as const;

const cancel = { 'code.cancel': '#one-time-code.cancelled' } as const;

/** A one-time code by e-mail (§4 one-time-code flow, decision 8): six digits, sent when the user asks for them. */
export const oneTimeCode = oneTimeCodeSetup.createMachine({
  id: 'one-time-code',
  description: 'A one-time code by e-mail: the user asks for it and enters the six digits.',
  meta: { section: '§4 One-time-code flow', page: '/card' },
  context: ({ input }) => ({
    ...input,
    form: codeForm.initialState(),
    message: rejectionMessage(input.rejection),
  }),
  initial: 'deciding',
  entry: 'forgetPendingAction',
  states: {
    deciding: {
      always: [
        {
          guard: 'isCodeInvalid',
          target: 'entering.resendable',
          description: 'The code that was sent is still valid.',
        },
        { target: 'idle' },
      ],
    },
    idle: {
      description: 'No code is sent until the user asks for one.',
      initial: 'ready',
      on: cancel,
      states: { ready: { on: { 'code.send': '#one-time-code.sending' } }, settled: settled('ready') },
    },
    sending: {
      entry: 'clearMessage',
      on: cancel,
      invoke: { ...sendCode, onError: [emailMissing, { target: 'idle.settled', actions: setMessage }] },
    },
    resending: {
      entry: 'clearMessage',
      on: cancel,
      invoke: {
        ...sendCode,
        onError: [
          emailMissing,
          {
            target: 'entering.settled',
            actions: setMessage,
            description: 'The code that was sent before is still valid.',
          },
        ],
      },
    },
    entering: {
      description: 'A code was sent; the user enters its six digits.',
      initial: 'sent',
      on: {
        ...cancel,
        'field.changed': { actions: ['changeField', 'clearMessage'] },
        'field.blurred': { actions: 'blurField' },
        'form.submitted': [
          { guard: 'isValid', target: 'entered', actions: 'notifyCode' },
          { actions: 'showErrors', description: 'The form is invalid: its error shows.' },
        ],
      },
      states: {
        sent: { description: 'The e-mail may not have arrived yet.', after: { resendDelay: 'resendable' } },
        resendable: {
          description: 'The user can ask for another code.',
          on: { 'code.resend': '#one-time-code.resending' },
        },
        settled: {
          ...settled('resendable'),
          on: { 'field.changed': { target: 'resendable', actions: ['changeField', 'clearMessage'] } },
        },
      },
    },
    emailUnverified: {
      description: 'The user must add and verify an e-mail address first; the action continues afterwards.',
      on: { ...cancel, 'email.verify': { actions: ['savePendingAction', 'goToEmail'] } },
    },
    entered: { description: 'The owner has the code.' },
    cancelled: { entry: 'notifyCancelled' },
  },
});

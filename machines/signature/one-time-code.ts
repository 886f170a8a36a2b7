import { assign, setup } from 'xstate';
import { failureOf } from '../../contract/backend.ts';
import { type Purpose, sendOneTimeCode } from '../../contract/signature.ts';
import { callActor, callInput, errorParams, type Named } from '../call-actor.ts';
import { type FormEvent, type FormState, form } from '../form.ts';
import { failureMessage, type Message, type MessageId } from '../message.ts';
import { type Errand, leaveErrand } from '../pending-action.ts';
import type { Ports } from '../ports.ts';
import { type ProofVerdict, verdictMessage } from '../proof.ts';
import { oneTimeCode as sixDigits, unspaced } from '../rules.ts';

/** What the backend says of a code that it does not send (§8). */
const TEXTS: ReadonlyMap<string, MessageId> = new Map([['Add and verify your email first', 'code.unverified.title']]);

interface Input {
  readonly ports: Ports;
  readonly purpose: Purpose;
  /** What is to be done with the code, to come back to when the e-mail is verified. */
  readonly errand: Omit<Errand, 'leftAt'>;
  /** What became of the code that was entered last. */
  readonly verdict: ProofVerdict | null;
  /** Hears the digits that were entered, or null when the person left. */
  readonly tell: (code: string | null) => void;
}

interface Code extends Record<string, string> {
  readonly code: string;
}

interface Context extends Input {
  readonly form: FormState<Code>;
  readonly message: Message | null;
}

type Event =
  | FormEvent<Code>
  | { readonly type: 'code.send' }
  | { readonly type: 'code.resend' }
  | { readonly type: 'code.leave' }
  /** Go and verify the e-mail. */
  | { readonly type: 'email.verify' };

const actors = { sendOneTimeCode: callActor(sendOneTimeCode) };

/** The field of the six digits (§5). */
export const codeForm = form<Code, Context>({ code: '' }, () => ({ code: sixDigits }));

const NO_EMAIL = 'Add and verify your email first';

const codeSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  /** §9: a code arrives in about 30 s; then another one may be asked for. */
  delays: { arrival: 30_000 },
  guards: {
    isWrong: ({ context }) => context.verdict === 'wrong',
    isReady: ({ context }) => codeForm.isValid({ context }) && codeForm.isDirty({ context }),
    isUnverified: (_, { error }: { error: unknown }) => {
      const failure = failureOf(error);
      return failure.kind === 'rejected' && failure.detail === NO_EMAIL;
    },
  },
  actions: {
    beginForm: assign({ form: codeForm.start() }),
    sayFailure: assign((_, { error }: { error: unknown }) => ({ message: failureMessage(failureOf(error), TEXTS) })),
    clearMessage: assign({ message: null }),
    tellCode: ({ context }) => context.tell(unspaced(context.form.values.code)),
    tellLeft: ({ context }) => context.tell(null),
    keepErrand: ({ context }) => leaveErrand(context.ports, context.errand),
    forgetErrand: ({ context }) => context.ports.device.forget('errand'),
    goToEmail: ({ context }) => context.ports.browser.go('/edit-email'),
  },
});

const leave = { 'code.leave': { target: '#one-time-code.left', actions: 'tellLeft' } } as const;

/** A one-time code by e-mail (§4 one-time-code flow, decision 8): sent when asked for, six digits, again after 30 s. */
export const oneTimeCode = codeSetup.createMachine({
  id: 'one-time-code',
  description: 'A code by e-mail, from asking for it to the six digits.',
  meta: { section: '§4 One-time-code flow' },
  context: ({ input }) => ({ ...input, form: codeForm.start(), message: verdictMessage(input.verdict) }),
  initial: 'arriving',
  entry: 'forgetErrand',
  states: {
    arriving: {
      always: [
        { guard: 'isWrong', target: 'entering.late', description: 'The code that was sent can be tried again.' },
        { target: 'offered' },
      ],
    },
    offered: { description: 'Nothing is sent until the person asks for it.', on: { ...leave, 'code.send': 'sending' } },
    sending: {
      entry: 'clearMessage',
      on: leave,
      invoke: {
        id: 'sendOneTimeCode',
        src: 'sendOneTimeCode',
        input: ({ context }) => callInput(context, { purpose: context.purpose }),
        onDone: { target: 'entering', actions: 'beginForm' },
        onError: [
          { guard: { type: 'isUnverified', params: errorParams }, target: 'unverified' },
          { target: 'offered', actions: { type: 'sayFailure', params: errorParams } },
        ],
      },
    },
    entering: {
      description: 'A code was sent; its six digits are entered.',
      initial: 'fresh',
      on: {
        ...leave,
        'field.changed': { actions: [assign(codeForm.changed), 'clearMessage'] },
        'field.blurred': { actions: assign(codeForm.left) },
        'form.submitted': { guard: 'isReady', target: 'entered', actions: 'tellCode' },
      },
      states: {
        fresh: { description: 'The code may still be on its way.', after: { arrival: 'late' } },
        late: { description: 'Another code can be asked for.', on: { 'code.resend': '#one-time-code.sending' } },
      },
    },
    unverified: {
      description: 'No code can be sent before an e-mail is added and verified; afterwards it goes on here.',
      on: { ...leave, 'email.verify': { actions: ['keepErrand', 'goToEmail'] } },
    },
    entered: { description: 'The digits are with the owner, who uses them once.' },
    left: { description: 'The person has given it up.' },
  },
});

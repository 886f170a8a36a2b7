import { assign, setup } from 'xstate';
import { failureOf } from '../../contract/backend.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { changePassword } from '../../contract/password.ts';
import { callActor, callInput, type Named } from '../call-actor.ts';
import { type FormEvent, type FormState, form } from '../form.ts';
import { failureMessage, type Message, type MessageId } from '../message.ts';
import type { Ports } from '../ports.ts';
import { newPassword, otherThan, sameAs, word } from '../rules.ts';

const EMPTY = { oldPassword: '', newPassword: '', repeated: '' };

interface Input {
  readonly ports: Ports;
}

interface Context extends Input {
  readonly form: FormState<typeof EMPTY>;
  /** The old password that was last refused. */
  readonly wrongPassword: string;
  /** Why the last attempt failed, until the next one. */
  readonly message: Message | null;
}

type Event = FormEvent<typeof EMPTY>;

const exact = (value: string) => value;

/** The old password, and the new one twice (§5); an old one that was refused is not worth sending again. */
export const passwordForm = form(EMPTY, ({ form: { values }, wrongPassword }: Context) => ({
  oldPassword: otherThan(word, wrongPassword, 'password.change.incorrect', exact),
  newPassword,
  repeated: sameAs(values.newPassword, 'password.change.different'),
}));

const actors = { changePassword: callActor(changePassword) };

/** What the backend says about a change of password (§8), and the messages that say the same. */
const TEXTS: ReadonlyMap<string, MessageId> = new Map([
  ['Password does not meet requirements', 'rule.password'],
  ['Too many attempts', 'password.change.tooMany'],
]);

interface Failed {
  readonly error: unknown;
}

interface Answered {
  readonly answer: ResponseOf<typeof changePassword>;
}

/** A new password for somebody who knows the old one (§2 /settings/user, §5, §8). */
export const passwordChange = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    canChange: passwordForm.isValid,
    isChanged: (_, { answer }: Answered) => answer.success,
    isIncorrect: (_, { error }: Failed) => {
      const failure = failureOf(error);
      return failure.kind === 'rejected' && failure.detail === 'Incorrect password';
    },
  },
  actions: {
    empty: assign({ form: passwordForm.start(), wrongPassword: '' }),
    noteWrong: assign(({ context }) => ({ wrongPassword: context.form.values.oldPassword })),
    reveal: assign(passwordForm.revealed),
    sayFailure: assign((_, { error }: Failed) => ({ message: failureMessage(failureOf(error), TEXTS) })),
    sayRefused: assign({ message: { id: 'failure.rejected' } as const }),
    clearMessage: assign({ message: null }),
    sayChanged: ({ context }) => context.ports.notify({ type: 'success', message: { id: 'password.change.done' } }),
  },
}).createMachine({
  id: 'change-password',
  description: 'A new password is chosen by somebody who knows the old one.',
  meta: { section: '§2 Settings, User' },
  context: ({ input }) => ({ ...input, form: passwordForm.start(), wrongPassword: '', message: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.changed': { actions: assign(passwordForm.changed) },
        'field.blurred': { actions: assign(passwordForm.left) },
        'form.submitted': { guard: 'canChange', target: 'saving', actions: 'clearMessage' },
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
            guard: { type: 'isChanged', params: ({ event }) => ({ answer: event.output }) },
            target: 'editing',
            actions: ['empty', 'sayChanged'],
            description: 'Nothing of the passwords stays on the screen.',
          },
          { target: 'editing', actions: 'sayRefused', description: 'The backend answers that it did not do it.' },
        ],
        onError: [
          {
            guard: { type: 'isIncorrect', params: ({ event }) => event },
            target: 'editing',
            actions: ['noteWrong', 'reveal'],
            description: 'The field of the old password says so, with a way to reset it.',
          },
          { target: 'editing', actions: { type: 'sayFailure', params: ({ event }) => event } },
        ],
      },
    },
  },
});

import { assign, setup } from 'xstate';
import { failureOf } from '../../contract/backend.ts';
import { requestVerification, verifyContact } from '../../contract/contact.ts';
import { callActor, type Named, waitUntil } from '../call-actor.ts';
import { type FormEvent, type FormState, form } from '../form.ts';
import type { Message } from '../message.ts';
import { waitingErrand } from '../pending-action.ts';
import type { Ports } from '../ports.ts';
import { oneTimeCode, otherThan, unspaced } from '../rules.ts';
import { contactFailure, isCodeDead, isCodeWrong } from './refusals.ts';
import { askedFor, CODE_LIFE, isAbout, SETTINGS_PATH, sentCode, toKeep, type Verification } from './verification.ts';

const EMPTY = { code: '' };

interface Input {
  readonly ports: Ports;
  readonly cardholderId: number;
  /** The address of the page, with its query (§2). */
  readonly address: string;
  /** Whoever keeps what is known of the cardholder must read it again. */
  readonly tell: (news: { readonly type: 'cardholder.changed' }) => void;
}

interface Context extends Omit<Input, 'address'> {
  /** What is to be confirmed; null when neither the address nor the device tells. */
  readonly verification: Verification | null;
  /** When the code was sent, ms since 1970; null when none was sent from this device. */
  readonly sentAt: number | null;
  /** The person has asked for a code on this page, and waits at its field. */
  readonly isAsked: boolean;
  readonly form: FormState<typeof EMPTY>;
  /** The last code that was refused. */
  readonly wrongCode: string;
  /** Why the last attempt failed, until the next one. */
  readonly message: Message | null;
}

type Event =
  | FormEvent<typeof EMPTY>
  /** A code is wanted: the first, or another one. */
  | { readonly type: 'code.send' };

/** The code that was sent (§5); one that was refused is not worth sending again. */
export const codeForm = form(EMPTY, ({ wrongCode }: Context) => ({
  code: otherThan(oneTimeCode, wrongCode, 'verification.wrong', unspaced),
}));

const actors = {
  requestVerification: callActor(requestVerification),
  verifyContact: callActor(verifyContact),
  untilExpiry: waitUntil,
};

/** When the code ends, ms since 1970. */
export const expiryOf = ({ sentAt }: Pick<Context, 'sentAt'>): number => (sentAt ?? 0) + CODE_LIFE;

/** What is to be confirmed, in a state that has made sure of it. */
export function subjectOf({ verification }: Context): Verification {
  if (verification === null) throw new Error('a state was entered before it was known what to confirm');
  return verification;
}

/** Where the person was going: as the address says, or back to what waited for a verified e-mail (decision 8). */
function destinationOf(context: Context): string {
  const { next, kind } = subjectOf(context);
  const errand = kind === 'email' ? waitingErrand(context.ports) : null;
  return next ?? errand?.path ?? SETTINGS_PATH;
}

interface Failed {
  readonly error: unknown;
}

export const verificationSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    hasSubject: ({ context }) => context.verification !== null,
    hasCode: ({ context }) => context.sentAt !== null,
    isCurrent: ({ context }) => context.ports.clock.now() < expiryOf(context),
    canConfirm: codeForm.isValid,
    isCodeWrong: (_, { error }: Failed) => isCodeWrong(failureOf(error)),
    isCodeDead: (_, { error }: Failed) => isCodeDead(failureOf(error)),
  },
  actions: {
    keepCode: assign(({ context }) => {
      const { ports, cardholderId } = context;
      const sentAt = ports.clock.now();
      ports.device.write('sentVerification', toKeep(subjectOf(context), cardholderId, sentAt));
      return { sentAt, isAsked: true, form: codeForm.start(), wrongCode: '' };
    }),
    forgetCode: assign(({ context }) => {
      context.ports.device.forget('sentVerification');
      return { sentAt: null };
    }),
    noteWrong: assign(({ context }) => ({ wrongCode: unspaced(context.form.values.code) })),
    reveal: assign(codeForm.revealed),
    sayFailure: assign((_, { error }: Failed) => ({ message: contactFailure(failureOf(error)) })),
    clearMessage: assign({ message: null }),
    tellChanged: ({ context }) => context.tell({ type: 'cardholder.changed' }),
    saySent: ({ context }) => context.ports.notify({ type: 'info', message: { id: 'verification.sent' } }),
    sayVerified: ({ context }) => {
      const id = subjectOf(context).kind === 'email' ? 'contact.email.verified' : 'contact.phone.verified';
      context.ports.notify({ type: 'success', message: { id } });
    },
    goOn: ({ context }) => context.ports.browser.go(destinationOf(context), { replace: true }),
  },
});

/** The address says what is to be confirmed, or else the device does; when the code was sent only the device knows. */
export function startingContext({ ports, cardholderId, address, tell }: Input): Context {
  const asked = askedFor(address);
  const kept = sentCode(ports.device.read('sentVerification'), cardholderId);
  const verification = asked ?? kept;
  const sentAt = kept && verification && isAbout(kept, verification) ? kept.sentAt : null;
  return {
    ports,
    cardholderId,
    tell,
    verification,
    sentAt,
    isAsked: false,
    form: codeForm.start(),
    wrongCode: '',
    message: null,
  };
}

import { assign, setup } from 'xstate';
import { failureOf } from '../../contract/backend.ts';
import { type Cardholder, cardholderInfo } from '../../contract/cardholder.ts';
import { requestVerification, verifyContact } from '../../contract/contact-details.ts';
import { callActor, type MachineTypes, toMessage, waitUntil } from '../call-actor.ts';
import { defineForm, type FormEvent, type FormState } from '../form.ts';
import { isLost } from '../lost-response.ts';
import { failureMessage, type Message } from '../message.ts';
import { readPendingAction } from '../pending-action.ts';
import type { Ports } from '../ports.ts';
import { differentFrom, verificationCode } from '../rules.ts';
import { settleDelays } from '../settling.ts';
import { contactInfosOf } from './contact-detail.ts';
import { comparable, hasVerified } from './contacts.ts';
import { isCodeExhausted, isCodeWrong } from './rejections.ts';
import {
  CODE_LIFETIME,
  isSameVerification,
  type LinkedVerification,
  linkedVerificationIn,
  normalizeValue,
  parseSentCode,
  SETTINGS_PATH,
  serializeSentCode,
  type Verification,
  valueIn,
  valueInState,
  verificationState,
  withoutValue,
  withValue,
} from './verification.ts';

const EMPTY = { code: '' };

interface Input {
  readonly ports: Ports;
  readonly cardholder: Cardholder;
  /** The address of the page with its query (§2). */
  readonly address: string;
  /** Reports the cardholder as loaded after the verification. */
  readonly onEvent: (event: { readonly type: 'cardholder.loaded'; readonly cardholder: Cardholder }) => void;
}

interface Context extends Omit<Input, 'cardholder'> {
  readonly cardholderId: number;
  /** What is verified; null if neither the address nor the device says. */
  readonly verification: Verification | null;
  /** The registered value that the verified one takes the place of; null if there is none. A link can ask for it. */
  readonly replaced: string | null;
  /** When the code was sent, ms since 1970; null if none was sent from this device. */
  readonly sentAt: number | null;
  readonly form: FormState<typeof EMPTY>;
  /** The code that the backend rejected last. */
  readonly rejectedCode: string;
  /** Why the last attempt failed; cleared by the next attempt. */
  readonly message: Message | null;
}

type Event =
  | FormEvent<typeof EMPTY>
  /** Sends a code: the first or another one. */
  | { readonly type: 'code.send' }
  /** Check again whether the value is verified. */
  | { readonly type: 'status.retry' };

/** The code (§5). A rejected code is invalid, so it is not sent again. */
export const codeForm = defineForm(EMPTY, ({ rejectedCode }: Context) => ({
  code: differentFrom(verificationCode, rejectedCode, 'detail.Invalid verification code'),
}));

const actors = {
  requestVerification: callActor(requestVerification),
  verifyContact: callActor(verifyContact),
  cardholderInfo: callActor(cardholderInfo),
  untilExpiry: waitUntil,
};

/** When the code expires, ms since 1970. */
export const expiryOf = ({ sentAt }: Pick<Context, 'sentAt'>): number => (sentAt ?? 0) + CODE_LIFETIME;

/** The verification, in states that require one. */
export function verificationOf({ verification }: Context): Verification {
  if (verification === null) throw new Error('a state that requires a verification was entered without one');
  return verification;
}

/** The page to open afterwards: `next`, or the page of an action that waits for a verified e-mail (decision 8). */
function destinationOf(context: Context): string {
  const { next, kind } = verificationOf(context);
  const action = kind === 'email' ? readPendingAction(context.ports) : null;
  return next ?? action?.path ?? SETTINGS_PATH;
}

interface ErrorParams {
  readonly error: unknown;
}

interface CardholderParams {
  readonly cardholder: Cardholder;
}

export const verificationSetup = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  delays: settleDelays,
  guards: {
    isValueInAddress: ({ context }) => valueIn(context.address) !== null,
    hasVerification: ({ context }) => context.verification !== null,
    hasSentCode: ({ context }) => context.sentAt !== null,
    isCodeValid: ({ context }) => context.ports.clock.now() < expiryOf(context),
    isValid: codeForm.isValid,
    isVerified: ({ context }, { cardholder }: CardholderParams) => {
      const { kind, value } = verificationOf(context);
      return hasVerified(cardholder, kind, value);
    },
    isResponseLost: (_, { error }: ErrorParams) => isLost(failureOf(error)),
    isCodeWrong: (_, { error }: ErrorParams) => isCodeWrong(failureOf(error)),
    isCodeExhausted: (_, { error }: ErrorParams) => isCodeExhausted(failureOf(error)),
  },
  actions: {
    moveValueToState: assign(({ context: { ports, address, verification } }) => {
      const hidden = withoutValue(address);
      ports.browser.go(hidden, { replace: true, ...(verification && { state: verificationState(verification) }) });
      return { address: hidden };
    }),
    storeSentCode: assign(({ context }) => {
      const { ports, cardholderId } = context;
      const sentAt = ports.clock.now();
      ports.device.write('sentVerification', serializeSentCode(verificationOf(context), cardholderId, sentAt));
      return { sentAt, form: codeForm.initialState(), rejectedCode: '' };
    }),
    removeSentCode: assign(({ context }) => {
      context.ports.device.forget('sentVerification');
      return { sentAt: null };
    }),
    setRejectedCode: assign(({ context }) => ({ rejectedCode: codeForm.cleanValues(context).code })),
    changeField: assign(codeForm.changed),
    blurField: assign(codeForm.blurred),
    showErrors: assign(codeForm.allTouched),
    setMessage: assign(toMessage(failureMessage)),
    /** Shown only if the backend does not have the value as verified although it has accepted the code. */
    setNotDone: assign({ message: { id: 'failure.notDone' } }),
    clearMessage: assign({ message: null }),
    notifyCardholderLoaded: ({ context }, { cardholder }: CardholderParams) =>
      context.onEvent({ type: 'cardholder.loaded', cardholder }),
    notifyVerified: ({ context }) => {
      const { kind } = verificationOf(context);
      context.ports.notify({ type: 'success', message: { id: `contact-details.${kind}.verified` } });
    },
    goToDestination: ({ context }) => context.ports.browser.go(destinationOf(context), { replace: true }),
  },
});

/**
 * What a linked page is about. Its value is that of a link from elsewhere, of the history entry, of the code that was sent
 * last, or of the cardholder: a new tab has no history entry. Null if the value is missing or invalid.
 */
function linkedVerification(
  { ports, cardholder, address }: Input,
  linked: LinkedVerification,
  sentCode: Verification | null,
): Verification | null {
  const { contactInformationId, kind } = linked;
  // The last code can be for another detail.
  const sent = sentCode?.contactInformationId === contactInformationId && sentCode.kind === kind ? sentCode : null;
  const value = valueIn(address) ?? valueInState(ports.browser.pageState()) ?? sent?.value ?? null;
  const registered = contactInfosOf(cardholder, kind).find(({ id }) => id === contactInformationId);
  // The backend has it, so it need not be in the form of a new value.
  if (registered && (value === null || comparable(kind, value) === comparable(kind, registered.description)))
    return { ...linked, value: normalizeValue(kind, registered.description) };
  return (value === null ? null : withValue(linked, value)) ?? sent;
}

/** The registered value of a detail, if the verified one is another; null if there is none. */
function replacedValue(cardholder: Cardholder, { contactInformationId, kind, value }: Verification): string | null {
  const registered = contactInfosOf(cardholder, kind).find(({ id }) => id === contactInformationId)?.description ?? '';
  return registered === '' || comparable(kind, registered) === comparable(kind, value) ? null : registered;
}

/** The verification comes from the page, or else from the device; only the device knows when the code was sent. */
export function initialContext(input: Input): Context {
  const { ports, cardholder, address, onEvent } = input;
  const sentCode = parseSentCode(ports.device.read('sentVerification'), cardholder.id);
  const linked = linkedVerificationIn(address);
  const verification = linked ? linkedVerification(input, linked, sentCode) : sentCode;
  const isSent = sentCode !== null && verification !== null && isSameVerification(sentCode, verification);
  return {
    ports,
    cardholderId: cardholder.id,
    address,
    onEvent,
    verification,
    replaced: verification && replacedValue(cardholder, verification),
    sentAt: isSent ? sentCode.sentAt : null,
    form: codeForm.initialState(),
    rejectedCode: '',
    message: null,
  };
}

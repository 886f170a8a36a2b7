import type { CallFailure } from '../../contract/backend.ts';
import type { Call, ResponseOf } from '../../contract/call.ts';
import type { changePassword } from '../../contract/change-password.ts';
import { endsSession } from '../../contract/rejections.ts';
import { isLost } from '../lost-response.ts';
import { failureMessage, loginFailureMessage, type Message, type MessageId, policyFailureMessage } from '../message.ts';
import type { Toast } from '../ports.ts';
import { CHECKING } from './checking-toast.ts';

/** How a change ended. */
export type ChangeResult =
  | { readonly kind: 'done'; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

interface Rule {
  /** The toast of a success (§8); left out if there is none. */
  readonly success?: (answer: never) => Toast | null;
  /** Why the flow raises the toast of a success: the response alone does not say enough. */
  readonly flowRaisesSuccess?: string;
  /** The flow shows its failures itself. */
  readonly failure?: 'none';
  /** The text after a lost response; default: the text of the failure. */
  readonly lost?: MessageId;
  /** The text of a failure (§8); default: `failureMessage`. */
  readonly failureText?: (failure: CallFailure) => Message;
  /** Rejections that are a step of the flow; they raise no toast. */
  readonly answered?: readonly string[];
}

const success = (id: MessageId) => (): Toast => ({ type: 'success', message: { id } });

const COMPARED = 'the answer is compared with what the user asked for';

/**
 * The toasts of every changing call (decision 30, §8), by name. `none` is for calls that repeat by themselves, and for
 * BankID, whose result is the content of its page.
 */
export const CHANGE_TOASTS: Readonly<Record<string, Rule>> = {
  acceptTerms: { lost: CHECKING },
  activateCard: { lost: CHECKING },
  approvePolicy: { lost: CHECKING, flowRaisesSuccess: 'the policy is read again', failureText: policyFailureMessage },
  cancelBankId: { failure: 'none' },
  cancelTopup: { flowRaisesSuccess: COMPARED },
  cardDetails: {},
  changePassword: {
    success: ({ success: isChanged }: ResponseOf<typeof changePassword>) =>
      isChanged ? success('change-password.done')() : null,
    lost: 'change-password.outcomeUnknown',
    // The field of the old password says so, with a link to the reset (§8).
    answered: ['Incorrect password'],
  },
  choosePin: {},
  collectBankId: { failure: 'none' },
  collectSigning: { failure: 'none' },
  createDigitalCard: { lost: CHECKING, failureText: () => ({ id: 'failure.support' }) },
  createTicket: {},
  disableAllNotifications: { flowRaisesSuccess: 'one toast for several choices in a row' },
  enableAllNotifications: { flowRaisesSuccess: 'one toast for several choices in a row' },
  endSession: { failure: 'none' },
  logInWithPassword: { failureText: loginFailureMessage, answered: ['MFA is required'] },
  orderPhysicalCard: { lost: CHECKING, flowRaisesSuccess: 'a lost response is checked' },
  orderTopup: { flowRaisesSuccess: COMPARED },
  renewToken: { failure: 'none' },
  replaceCard: { lost: CHECKING, flowRaisesSuccess: 'a lost response is checked' },
  replaceDigitalCard: { lost: CHECKING, flowRaisesSuccess: 'a lost response is checked' },
  requestPasswordReset: {
    // Longer than other toasts (§9), because its text is longer.
    success: () => ({ type: 'info', message: { id: 'password-reset.recovery.sent' }, duration: 12_000 }),
  },
  requestVerification: {
    success: () => ({ type: 'info', message: { id: 'contact-details.verification.sent' } }),
  },
  resetPassword: {
    success: success('password-reset.done'),
    lost: 'password-reset.outcomeUnknown',
    answered: ['This link to set password was already used or has expired.'],
  },
  resetPinAttempts: { lost: CHECKING, flowRaisesSuccess: 'the PIN status is read again' },
  saveAddress: { lost: CHECKING },
  saveContactInfo: { failure: 'none', flowRaisesSuccess: 'only the second of two posts is the success' },
  saveLanguage: { failure: 'none' },
  savePreferences: { flowRaisesSuccess: COMPARED },
  sendOneTimeCode: { answered: ['Add and verify your email first'] },
  setRandomPin: { lost: CHECKING },
  startBankId: { failure: 'none' },
  startSigning: { failure: 'none' },
  temporaryBlock: { lost: CHECKING, flowRaisesSuccess: COMPARED },
  verifyContact: { lost: CHECKING, flowRaisesSuccess: 'the text depends on the kind of contact detail' },
  viewPin: {},
};

const isAnswered = (failure: CallFailure, { answered = [] }: Rule) =>
  failure.kind === 'rejected' && failure.detail !== null && answered.includes(failure.detail);

/** Then the log-in page says why. */
const hasEndedSession = (failure: CallFailure, { auth, rejections }: Call) =>
  auth === 'bearer' && failure.kind === 'rejected' && endsSession(rejections, failure.status, failure.detail);

function failureToast(call: Call, failure: CallFailure, rule: Rule): Toast | null {
  if (rule.failure === 'none' || hasEndedSession(failure, call) || isAnswered(failure, rule)) return null;
  const failedChange = call.name;
  if (rule.lost && isLost(failure)) {
    // The page says what can have happened, not why.
    const toast = { type: 'alert', failedChange, message: { id: rule.lost } } as const;
    return rule.lost === CHECKING ? toast : { ...toast, isOnPage: true };
  }
  return {
    type: 'error',
    failedChange,
    message: (rule.failureText ?? failureMessage)(failure),
    isOnPage: true,
  };
}

/** The toast of a changing call that has ended; null if it raises none. */
export function changeToast(call: Call, result: ChangeResult): Toast | null {
  const rule = CHANGE_TOASTS[call.name] ?? {};
  if (result.kind === 'failed') return failureToast(call, result.failure, rule);
  return rule.success?.(result.answer as never) ?? null;
}

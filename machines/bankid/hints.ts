import type { CallFailure } from '../../contract/backend.ts';
import type { Order } from '../bankid-order.ts';
import { failureMessage, type Message, type MessageId } from '../message.ts';

/** Failure hints in lower case (§8), with the message of each. Comments: the codes of BankID's recommended texts. */
export const FAILURES = new Map<string, MessageId>([
  ['expiredtransaction', 'bankid.failed.expired'], // RFA8
  ['certificateerr', 'bankid.failed.certificate'], // RFA16
  ['usercancel', 'bankid.failed.userCancel'], // RFA6
  ['cancelled', 'bankid.failed.cancelled'], // RFA3
  ['startfailed', 'bankid.failed.notStarted'], // RFA17
  ['userdeclinedcall', 'bankid.failed.declinedCall'],
  ['notsupportedbyuserapp', 'bankid.failed.oldApp'],
  ['transactionriskblocked', 'bankid.failed.riskBlocked'],
  ['unauthorized', 'bankid.failed.unauthorized'],
  ['alreadyinprogress', 'bankid.failed.inProgress'], // RFA4
  ['requesttimeout', 'bankid.failed.busy'], // RFA5
  ['maintenance', 'bankid.failed.busy'],
  ['internalerror', 'bankid.failed.busy'],
]);

/** The progress of an open order. `outstanding`: no BankID app has received it yet. */
export type Progress = 'outstanding' | 'identifying' | 'signing' | 'unknown';

const PROGRESS = new Map<string, Progress>([
  ['outstandingtransaction', 'outstanding'],
  ['noclient', 'outstanding'],
  ['started', 'identifying'],
  ['usermrtd', 'identifying'],
  ['usercallconfirm', 'identifying'],
  ['processing', 'signing'],
  ['usersign', 'signing'],
]);

/** The progress that a hint reports; `unknown` for a new hint code (RFA21). Case-insensitive. */
export const progressOf = (hint: string | null | undefined): Progress =>
  PROGRESS.get(hint?.toLowerCase() ?? '') ?? 'unknown';

const STEPS: readonly Progress[] = ['unknown', 'outstanding', 'identifying', 'signing'];
const stepOf = (hint: string | null | undefined) => STEPS.indexOf(progressOf(hint));

/** The hint after a new one has come: a step of BankID does not come back, and an unknown hint changes nothing. */
export const latestHint = (hint: string | null, answer: string | null | undefined): string | null =>
  answer && stepOf(answer) >= stepOf(hint) && progressOf(answer) !== 'unknown' ? answer : hint;

/** Whether two hint codes are the same. Case-insensitive. */
export const isHint = (hint: string | null | undefined, name: string): boolean =>
  hint?.toLowerCase() === name.toLowerCase();

/** The message for a failed order; a general one for an unknown hint (RFA22). RFA17 has two texts, one for QR codes. */
export function hintMessage(hint: string | null | undefined, method: Order['method']): Message {
  if (method === 'scan' && isHint(hint, 'startFailed')) return { id: 'bankid.failed.notScanned' };
  return { id: FAILURES.get(hint?.toLowerCase() ?? '') ?? 'bankid.failed.other' };
}

/**
 * The message for a failed BankID call (§8): a detail that is a hint code has its own, and so has a 401 of a log-in.
 * While signing, a 401 without a hint code is about the session, not about BankID.
 */
export function bankIdFailureMessage(failure: CallFailure, isLogin: boolean): Message {
  if (failure.kind !== 'rejected') return failureMessage(failure);
  const hint = isLogin && failure.status === 401 ? 'unauthorized' : failure.detail?.toLowerCase();
  const id = FAILURES.get(hint ?? '');
  return id ? { id } : failureMessage(failure);
}

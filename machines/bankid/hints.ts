import type { CallFailure } from '../../contract/backend.ts';
import { failureMessage, type Message, type MessageId } from '../message.ts';

/** Failure hints in lower case (§8), with the message of each. Comments: the codes of BankID's recommended texts. */
const FAILURES: Readonly<Record<string, MessageId>> = {
  expiredtransaction: 'bankid.failed.expired', // RFA8
  certificateerr: 'bankid.failed.certificate', // RFA16
  usercancel: 'bankid.failed.userCancel', // RFA6
  cancelled: 'bankid.failed.cancelled', // RFA3
  startfailed: 'bankid.failed.notStarted', // RFA17
  userdeclinedcall: 'bankid.failed.declinedCall',
  notsupportedbyuserapp: 'bankid.failed.oldApp',
  transactionriskblocked: 'bankid.failed.riskBlocked',
  unauthorized: 'bankid.failed.unauthorized',
  alreadyinprogress: 'bankid.failed.inProgress', // RFA4
  requesttimeout: 'bankid.failed.busy', // RFA5
  maintenance: 'bankid.failed.busy',
  internalerror: 'bankid.failed.busy',
};

/** The progress of an open order. `outstanding`: no BankID app has received it yet. */
export type Progress = 'outstanding' | 'identifying' | 'signing' | 'unknown';

const PROGRESS: Readonly<Record<string, Progress>> = {
  outstandingtransaction: 'outstanding',
  noclient: 'outstanding',
  started: 'identifying',
  usermrtd: 'identifying',
  usercallconfirm: 'identifying',
  processing: 'signing',
  usersign: 'signing',
};

/** The progress that a hint reports; `unknown` for a new hint code (RFA21). Case-insensitive. */
export const progressOf = (hint: string | null | undefined): Progress =>
  PROGRESS[hint?.toLowerCase() ?? ''] ?? 'unknown';

/** Whether two hint codes are the same. Case-insensitive. */
export const isHint = (hint: string | null | undefined, name: string): boolean =>
  hint?.toLowerCase() === name.toLowerCase();

/** The message for a failed order; a general one for an unknown hint (RFA22). */
export const hintMessage = (hint: string | null | undefined): Message => ({
  id: FAILURES[hint?.toLowerCase() ?? ''] ?? 'bankid.failed.other',
});

/** The message for a failed BankID call: status 401 and details that are hint codes have their own (§8). */
export function bankIdFailureMessage(failure: CallFailure): Message {
  if (failure.kind !== 'rejected') return failureMessage(failure);
  if (failure.status === 401) return { id: 'bankid.failed.unauthorized' };
  const id = FAILURES[failure.detail?.toLowerCase() ?? ''];
  return id ? { id } : failureMessage(failure);
}

import type { CallFailure } from '../../contract/backend.ts';
import { failureMessage, type Message, type MessageId } from '../message.ts';

/** What each way for an order to fail is called (§8); read case-insensitively. The comments name BankID's own messages. */
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

/** Where the person is with an order that is still pending. An unknown hint says nothing new (RFA21). */
export type Progress = 'unseen' | 'identifying' | 'signing' | 'unknown';

const PROGRESS: Readonly<Record<string, Progress>> = {
  outstandingtransaction: 'unseen',
  noclient: 'unseen',
  started: 'identifying',
  usermrtd: 'identifying',
  usercallconfirm: 'identifying',
  processing: 'signing',
  usersign: 'signing',
};

export const progressOf = (hint: string | null | undefined): Progress =>
  PROGRESS[hint?.toLowerCase() ?? ''] ?? 'unknown';

export const isHint = (hint: string | null | undefined, name: string): boolean =>
  hint?.toLowerCase() === name.toLowerCase();

/** The text of an order that failed; an unknown hint has the general one (RFA22). */
export const hintMessage = (hint: string | null | undefined): Message => ({
  id: FAILURES[hint?.toLowerCase() ?? ''] ?? 'bankid.failed.other',
});

/** The text of a BankID call that was refused: 401 and details that are hints have texts of their own (§8). */
export function refusalMessage(failure: CallFailure): Message {
  if (failure.kind !== 'rejected') return failureMessage(failure);
  if (failure.status === 401) return { id: 'bankid.failed.unauthorized' };
  const id = FAILURES[failure.detail?.toLowerCase() ?? ''];
  return id ? { id } : failureMessage(failure);
}

import type { MessageId } from '../message.ts';
import type { Toast } from '../ports.ts';

/** The text while a flow reads what a lost change has done. */
export const CHECKING: MessageId = 'failure.checking';

/** Whether a toast says that a flow reads what a lost change has done. */
export const isCheckingToast = ({ message }: Pick<Toast, 'message'>): boolean =>
  'id' in message && message.id === CHECKING;

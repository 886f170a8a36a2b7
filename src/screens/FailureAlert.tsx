import type { CallFailure } from '../../contract/backend.ts';
import { failureMessage } from '../../machines/message.ts';
import { ErrorAlert } from './ErrorAlert.tsx';

/** Why the last thing that was asked for did not happen; nothing when all is well. */
export const FailureAlert = ({ failure }: { readonly failure: CallFailure | null }) => (
  <ErrorAlert message={failure && failureMessage(failure)} />
);

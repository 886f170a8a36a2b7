import type { CallFailure } from '../../contract/backend.ts';
import { failureMessage } from '../../machines/message.ts';
import { Trouble } from './Trouble.tsx';

/** Why the last thing that was asked for did not happen; nothing when all is well. */
export const Complaint = ({ failure }: { readonly failure: CallFailure | null }) => (
  <Trouble message={failure && failureMessage(failure)} />
);

import type { CallFailure } from '../../contract/backend.ts';
import { failureMessage } from '../../machines/message.ts';
import { Banner } from '../ui/Banner.tsx';
import { Said } from './Said.tsx';

/** Why the last thing that was asked for did not happen; nothing when all is well. */
export const Complaint = ({ failure }: { readonly failure: CallFailure | null }) =>
  failure && (
    <Banner tone="bad" role="alert">
      <Said message={failureMessage(failure)} />
    </Banner>
  );

import type { CallFailure } from '../../../contract/backend.ts';
import { failureMessage } from '../../../machines/message.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Said } from '../Said.tsx';
import { useSay } from '../say.ts';

interface Props {
  readonly failure: CallFailure | null | undefined;
  readonly onRetry: () => void;
}

/** A part that could not be read: why, and the way to try again. */
export function PartFailure({ failure, onRetry }: Props) {
  const say = useSay();
  return (
    <Failure retryLabel={say('action.retry')} onRetry={onRetry}>
      <Said message={failure ? failureMessage(failure) : { id: 'failure.refused' }} />
    </Failure>
  );
}

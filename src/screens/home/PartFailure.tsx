import type { CallFailure } from '../../../contract/backend.ts';
import { failureMessage } from '../../../machines/message.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';

interface Props {
  readonly failure: CallFailure | null | undefined;
  readonly onRetry: () => void;
}

/** A part that could not be read: why, and the way to try again. */
export function PartFailure({ failure, onRetry }: Props) {
  const say = useTranslate();
  return (
    <LoadError retryLabel={say('action.retry')} onRetry={onRetry}>
      <MessageText message={failure ? failureMessage(failure) : { id: 'failure.rejected' }} />
    </LoadError>
  );
}

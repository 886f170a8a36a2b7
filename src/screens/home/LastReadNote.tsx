import { FormattedMessage } from 'react-intl';
import type { CallFailure } from '../../../contract/backend.ts';
import { failureMessage } from '../../../machines/message.ts';
import { Space } from '../../ui/TextElement.tsx';
import { MessageText } from '../MessageText.tsx';
import { RetryButton } from '../RetryButton.tsx';
import { useDateFormat } from '../use-date-format.ts';

interface Props {
  /** ms since 1970 */
  readonly readAt: number;
  /** Null while it is read again. */
  readonly failure: CallFailure | null;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Below a value that cannot be read again: when it was read, and why it is not newer. */
export function LastReadNote({ readAt, failure, busy, onRetry }: Props) {
  const { formatTime } = useDateFormat();
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-small">
        <span className="font-semibold text-warning">
          <FormattedMessage id="home.lastRead" values={{ time: formatTime(readAt) }} />
        </span>
        <Space />
        {failure && <MessageText message={failureMessage(failure)} />}
      </p>
      <RetryButton kind="ghost" size="small" busy={busy} onPress={onRetry} />
    </div>
  );
}

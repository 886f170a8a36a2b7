import { FormattedMessage } from 'react-intl';
import type { CallFailure } from '../../../contract/backend.ts';
import { failureMessage } from '../../../machines/message.ts';
import { Button } from '../../ui/Button.tsx';
import { Space } from '../../ui/TextElement.tsx';
import { useOnline, useOnlineAgain } from '../../ui/use-online.ts';
import { MessageText } from '../MessageText.tsx';
import { useDateFormat } from '../use-date-format.ts';

interface Props {
  /** ms since 1970 */
  readonly readAt: number;
  /** Null while it is read again. */
  readonly failure: CallFailure | null;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/**
 * Below a value that cannot be read again: when it was read, and why it is not newer. Without a connection one line below
 * the top bar says why, for the whole page, and everything is read again when it is back.
 */
export function LastReadNote({ readAt, failure, busy, onRetry }: Props) {
  const { formatTime } = useDateFormat();
  const isOnline = useOnline();
  useOnlineAgain(onRetry);
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-small">
        <span className="font-semibold text-warning">
          <FormattedMessage id="home.lastRead" values={{ time: formatTime(readAt) }} />
        </span>
        {isOnline && failure && (
          <>
            <Space />
            <MessageText message={failureMessage(failure)} />
          </>
        )}
      </p>
      {isOnline && (
        <Button kind="ghost" size="small" busy={busy} onPress={onRetry}>
          <FormattedMessage id="action.retry" />
        </Button>
      )}
    </div>
  );
}

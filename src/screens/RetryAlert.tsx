import { FormattedMessage } from 'react-intl';
import type { CallFailure } from '../../contract/backend.ts';
import { failureMessage, type MessageId } from '../../machines/message.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { useOnlineAgain } from '../ui/use-online.ts';
import { MessageText } from './MessageText.tsx';

interface Props {
  /** Says what failed. */
  readonly title: MessageId;
  readonly failure: CallFailure | null | undefined;
  /** A retry is in progress. */
  readonly busy?: boolean;
  readonly onRetry: () => void;
  /** As for `LoadError`. */
  readonly waitsForPress?: boolean;
}

/** A banner above a page for an operation of its own that failed: what failed, the reason and a retry button. */
export function RetryAlert({ title, failure, busy, onRetry, waitsForPress = false }: Props) {
  useOnlineAgain(() => !waitsForPress && onRetry());
  return (
    <Banner
      tone="warning"
      role="alert"
      title={<FormattedMessage id={title} />}
      action={
        <Button kind="ghost" size="small" busy={Boolean(busy)} onPress={onRetry}>
          <FormattedMessage id="action.retry" />
        </Button>
      }
    >
      <MessageText message={failure ? failureMessage(failure) : { id: 'failure.rejected' }} />
    </Banner>
  );
}

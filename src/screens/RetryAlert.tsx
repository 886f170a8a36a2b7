import { FormattedMessage } from 'react-intl';
import type { CallFailure } from '../../contract/backend.ts';
import { failureMessage, type MessageId } from '../../machines/message.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { MessageText } from './MessageText.tsx';

interface Props {
  /** What could not be done. */
  readonly what: MessageId;
  readonly failure: CallFailure | null | undefined;
  /** It is being tried again. */
  readonly busy?: boolean;
  readonly onRetry: () => void;
}

/** Something above the page that did not come about: why, and the way to try again. */
export const RetryAlert = ({ what, failure, busy, onRetry }: Props) => (
  <Banner
    tone="warn"
    role="alert"
    title={<FormattedMessage id={what} />}
    action={
      <Button kind="ghost" size="small" busy={Boolean(busy)} onPress={onRetry}>
        <FormattedMessage id="action.retry" />
      </Button>
    }
  >
    <MessageText message={failure ? failureMessage(failure) : { id: 'failure.rejected' }} />
  </Banner>
);

import type { CallFailure } from '../../contract/backend.ts';
import { failureMessage, type Message } from '../../machines/message.ts';
import { Banner } from '../ui/Banner.tsx';
import { MessageText } from './MessageText.tsx';
import { RetryButton } from './RetryButton.tsx';

interface Props {
  /** Says what failed. */
  readonly title: Message;
  readonly failure: CallFailure | null | undefined;
  /** A retry is in progress. */
  readonly busy?: boolean;
  readonly onRetry: () => void;
  /** As for `RetryButton`. */
  readonly waitsForPress?: boolean;
}

/** A banner above a page for an operation of its own that failed: what failed, the reason and a retry button. */
export const RetryAlert = ({ title, failure, busy, onRetry, waitsForPress }: Props) => (
  <Banner
    tone="warning"
    role="alert"
    title={<MessageText message={title} />}
    action={<RetryButton kind="ghost" size="small" busy={busy} waitsForPress={waitsForPress} onPress={onRetry} />}
  >
    <MessageText message={failure ? failureMessage(failure) : { id: 'failure.rejected' }} />
  </Banner>
);

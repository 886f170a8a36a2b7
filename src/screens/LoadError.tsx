import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallFailure } from '../../contract/backend.ts';
import { failureMessage } from '../../machines/message.ts';
import { MessageText } from './MessageText.tsx';
import { RetryButton } from './RetryButton.tsx';

interface Props {
  /** The reason; shown if there are no children. A missing reason is shown as an unknown error. */
  readonly failure?: CallFailure | null | undefined;
  /** Text to show instead of the reason. */
  readonly children?: ReactNode;
  /** Default: "Try again". */
  readonly retryLabel?: string;
  readonly onRetry: () => void;
  /** As for `RetryButton`. */
  readonly waitsForPress?: boolean;
}

/** Replaces a part of a page that failed to load: the reason and a retry button. */
export const LoadError = ({ failure, children, retryLabel, onRetry, waitsForPress }: Props) => (
  <div role="alert" className="mt-4 grid animate-appear justify-items-start gap-3">
    <div className="flex items-start gap-3">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
      <p>{children ?? <MessageText message={failure ? failureMessage(failure) : { id: 'failure.rejected' }} />}</p>
    </div>
    <RetryButton
      kind="ghost"
      size="small"
      icon={RotateCw}
      label={retryLabel}
      waitsForPress={waitsForPress}
      onPress={onRetry}
    />
  </div>
);

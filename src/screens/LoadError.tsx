import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CallFailure } from '../../contract/backend.ts';
import { failureMessage } from '../../machines/message.ts';
import { Button } from '../ui/Button.tsx';
import { useOnlineAgain } from '../ui/use-online.ts';
import { MessageText } from './MessageText.tsx';

interface Props {
  /** The reason; shown if there are no children. A missing reason is shown as an unknown error. */
  readonly failure?: CallFailure | null | undefined;
  /** Text to show instead of the reason. */
  readonly children?: ReactNode;
  /** Default: "Try again". */
  readonly retryLabel?: string;
  readonly onRetry: () => void;
  /** The retry is no read of data: it is not made by itself when the browser is online again. */
  readonly waitsForPress?: boolean;
}

/**
 * Replaces a part of a page that failed to load: the reason and a retry button. The part is read again without a press when
 * the browser is online again.
 */
export function LoadError({ failure, children, retryLabel, onRetry, waitsForPress = false }: Props) {
  useOnlineAgain(() => !waitsForPress && onRetry());
  return (
    <div role="alert" className="mt-4 grid animate-appear justify-items-start gap-3">
      <div className="flex items-start gap-3">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
        <p>{children ?? <MessageText message={failure ? failureMessage(failure) : { id: 'failure.rejected' }} />}</p>
      </div>
      <Button kind="ghost" size="small" icon={RotateCw} onPress={onRetry}>
        {retryLabel ?? <FormattedMessage id="action.retry" />}
      </Button>
    </div>
  );
}

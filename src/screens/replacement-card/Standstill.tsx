import { CreditCard } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { Message } from '../../../machines/message.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';
import { Sheet } from './Sheet.tsx';

interface Props {
  readonly message: Message | null;
  readonly onRetry: () => void;
}

/** Nothing can be offered, because something could not be read. */
export function Unread({ message, onRetry }: Props) {
  const say = useTranslate();
  return (
    <Sheet>
      <LoadError retryLabel={say('action.retry')} onRetry={onRetry}>
        {message && <MessageText message={message} />}
      </LoadError>
    </Sheet>
  );
}

/** Nobody knows what became of what was sent; it is read before anything else can be done. */
export function Unknown({ onRetry }: Pick<Props, 'onRetry'>) {
  const say = useTranslate();
  return (
    <Sheet>
      <LoadError retryLabel={say('replacement.unknown.check')} onRetry={onRetry}>
        <FormattedMessage id="replacement.unknown" />
      </LoadError>
    </Sheet>
  );
}

export const NoCard = () => (
  <Sheet>
    <EmptyState icon={CreditCard} title={<FormattedMessage id="card.none.title" />}>
      <FormattedMessage id="card.none.text" />
    </EmptyState>
  </Sheet>
);

import { CreditCard } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { Message } from '../../../machines/message.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Said } from '../Said.tsx';
import { useSay } from '../say.ts';
import { Sheet } from './Sheet.tsx';

interface Props {
  readonly message: Message | null;
  readonly onRetry: () => void;
}

/** Nothing can be offered, because something could not be read. */
export function Unread({ message, onRetry }: Props) {
  const say = useSay();
  return (
    <Sheet>
      <Failure retryLabel={say('action.retry')} onRetry={onRetry}>
        {message && <Said message={message} />}
      </Failure>
    </Sheet>
  );
}

/** Nobody knows what became of what was sent; it is read before anything else can be done. */
export function Unknown({ onRetry }: Pick<Props, 'onRetry'>) {
  const say = useSay();
  return (
    <Sheet>
      <Failure retryLabel={say('replacement.unknown.check')} onRetry={onRetry}>
        <FormattedMessage id="replacement.unknown" />
      </Failure>
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

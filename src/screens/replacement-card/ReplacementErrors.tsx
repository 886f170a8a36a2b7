import { CreditCard } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { Message } from '../../../machines/message.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../LoadError.tsx';
import { MessageText } from '../MessageText.tsx';
import { SupportLink } from '../SupportLink.tsx';
import { useTranslate } from '../use-translate.ts';
import { BlockLink } from './IrreversibleWarning.tsx';
import { ReplacementPage } from './ReplacementPage.tsx';

interface Props {
  readonly message: Message | null;
  readonly onRetry: () => void;
}

/** Loading failed, so nothing can be replaced. */
export const LoadFailed = ({ message, onRetry }: Props) => (
  <ReplacementPage>
    <LoadError onRetry={onRetry}>{message && <MessageText message={message} />}</LoadError>
  </ReplacementPage>
);

/** The fee cannot be approved, so no card can be ordered. */
export const FeeInvalid = ({ onRetry }: Pick<Props, 'onRetry'>) => (
  <ReplacementPage>
    <LoadError onRetry={onRetry}>
      <FormattedMessage
        id="replacement-card.fee.invalid"
        values={{ pause: <BlockLink key="pause" />, support: <SupportLink key="support" /> }}
      />
    </LoadError>
  </ReplacementPage>
);

/** The response was lost, so the user must check the outcome first. */
export function OutcomeUnknown({ onRetry }: Pick<Props, 'onRetry'>) {
  const translate = useTranslate();
  return (
    <ReplacementPage>
      <LoadError retryLabel={translate('replacement-card.outcomeUnknown.check')} onRetry={onRetry}>
        <FormattedMessage id="replacement-card.outcomeUnknown" />
      </LoadError>
    </ReplacementPage>
  );
}

export const NoCard = () => (
  <ReplacementPage>
    <EmptyState icon={CreditCard} title={<FormattedMessage id="card.none.title" />}>
      <FormattedMessage id="card.none.text" />
    </EmptyState>
  </ReplacementPage>
);

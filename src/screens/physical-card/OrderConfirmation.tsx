import { PackageCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { DeliveryTime } from '../DeliveryTime.tsx';
import { useTranslate } from '../use-translate.ts';

/** Confirms that the card was ordered (§2 /physical-card-done). */
export default function OrderConfirmation() {
  const translate = useTranslate();
  return (
    <ResultPage
      icon={PackageCheck}
      title={translate('physical-card.done.title')}
      description={
        <FormattedMessage
          id="physical-card.done.text"
          values={{ days: <DeliveryTime key="days" flow="physical-card" /> }}
        />
      }
    >
      <LinkButton to="/home">
        <FormattedMessage id="physical-card.done.home" />
      </LinkButton>
    </ResultPage>
  );
}

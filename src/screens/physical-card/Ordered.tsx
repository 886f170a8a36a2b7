import { PackageCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { DeliveryTime } from '../DeliveryTime.tsx';
import { useTranslate } from '../use-translate.ts';

/** The card was ordered today (§2 /physical-card-done). */
export default function Ordered() {
  const say = useTranslate();
  return (
    <ResultPage
      icon={PackageCheck}
      title={say('physical.done.title')}
      text={<FormattedMessage id="physical.done.text" values={{ days: <DeliveryTime key="days" of="physical" /> }} />}
    >
      <LinkButton to="/home">
        <FormattedMessage id="physical.done.home" />
      </LinkButton>
    </ResultPage>
  );
}

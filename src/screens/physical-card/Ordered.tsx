import { PackageCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DeliveryTime } from '../DeliveryTime.tsx';
import { useSay } from '../say.ts';

/** The card was ordered today (§2 /physical-card-done). */
export default function Ordered() {
  const say = useSay();
  return (
    <Notice
      icon={PackageCheck}
      title={say('physical.done.title')}
      text={<FormattedMessage id="physical.done.text" values={{ days: <DeliveryTime key="days" of="physical" /> }} />}
    >
      <LinkButton to="/home">
        <FormattedMessage id="physical.done.home" />
      </LinkButton>
    </Notice>
  );
}

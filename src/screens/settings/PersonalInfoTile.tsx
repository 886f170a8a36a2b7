import { FormattedMessage } from 'react-intl';
import { DescriptionItem, DescriptionList } from '../../ui/DescriptionList.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { formatPostalCode } from '../postal-address.ts';
import { useCardholder } from '../use-account.ts';
import { useTranslate } from '../use-translate.ts';

/** Name and address, read-only: only the employer can change them (§2). */
export function PersonalInfoTile() {
  const translate = useTranslate();
  const info = useCardholder()?.personalInformation;
  const address = info?.addresses[0];
  const missing = <span className="font-normal text-muted">{translate('settings.missing')}</span>;
  const city = address?.city ? `, ${address.city}` : '';
  return (
    <Tile heading={translate('settings.user.title')}>
      <DescriptionList>
        <DescriptionItem term={translate('settings.user.firstName')}>{info?.firstName || missing}</DescriptionItem>
        <DescriptionItem term={translate('settings.user.lastName')}>{info?.lastName || missing}</DescriptionItem>
        <DescriptionItem term={translate('settings.user.address')}>
          {address?.addressLine1 ? `${address.addressLine1}${city}` : missing}
        </DescriptionItem>
        <DescriptionItem term={translate('settings.user.postalCode')}>
          {address?.postalCode ? formatPostalCode(address.postalCode) : missing}
        </DescriptionItem>
      </DescriptionList>
      <p className="mt-5 text-small text-muted">
        <FormattedMessage id="settings.user.fixed" />
      </p>
    </Tile>
  );
}

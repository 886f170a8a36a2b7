import { FormattedMessage } from 'react-intl';
import { DescriptionItem, DescriptionList } from '../../ui/DescriptionList.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useCardholder } from '../use-account.ts';
import { useTranslate } from '../use-translate.ts';

/** As it is written in Sweden: `123 45`. Anything else stands as it came. */
const writtenPostalCode = (code: string): string => code.replace(/^(\d{3})\s?(\d{2})$/, '$1\u00a0$2');

/** Name and address, which only the employer can change (§2). */
export function PersonalInfoTile() {
  const translate = useTranslate();
  const person = useCardholder()?.personalInformation;
  const address = person?.addresses[0];
  const missing = <span className="font-normal text-muted">{translate('settings.missing')}</span>;
  const city = address?.city ? `, ${address.city}` : '';
  return (
    <Tile heading={translate('settings.user.title')}>
      <DescriptionList>
        <DescriptionItem term={translate('settings.user.firstName')}>{person?.firstName || missing}</DescriptionItem>
        <DescriptionItem term={translate('settings.user.lastName')}>{person?.lastName || missing}</DescriptionItem>
        <DescriptionItem term={translate('settings.user.address')}>
          {address?.addressLine1 ? `${address.addressLine1}${city}` : missing}
        </DescriptionItem>
        <DescriptionItem term={translate('settings.user.postalCode')}>
          {address?.postalCode ? writtenPostalCode(address.postalCode) : missing}
        </DescriptionItem>
      </DescriptionList>
      <p className="mt-5 text-small text-muted">
        <FormattedMessage id="settings.user.fixed" />
      </p>
    </Tile>
  );
}

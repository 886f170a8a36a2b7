import { FormattedMessage } from 'react-intl';
import { DescriptionItem, DescriptionList } from '../../ui/DescriptionList.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useCardholder } from '../holder.ts';
import { useTranslate } from '../use-translate.ts';

/** As it is written in Sweden: `123 45`. Anything else stands as it came. */
const writtenPostalCode = (code: string): string => code.replace(/^(\d{3})\s?(\d{2})$/, '$1\u00a0$2');

/** Name and address, which only the employer can change (§2). */
export function PersonTile() {
  const say = useTranslate();
  const person = useCardholder()?.personalInformation;
  const address = person?.addresses[0];
  const missing = <span className="font-normal text-muted">{say('user.missing')}</span>;
  const city = address?.city ? `, ${address.city}` : '';
  return (
    <Tile heading={say('user.title')}>
      <DescriptionList>
        <DescriptionItem name={say('user.firstName')}>{person?.firstName || missing}</DescriptionItem>
        <DescriptionItem name={say('user.lastName')}>{person?.lastName || missing}</DescriptionItem>
        <DescriptionItem name={say('user.address')}>
          {address?.addressLine1 ? `${address.addressLine1}${city}` : missing}
        </DescriptionItem>
        <DescriptionItem name={say('user.postalCode')}>
          {address?.postalCode ? writtenPostalCode(address.postalCode) : missing}
        </DescriptionItem>
      </DescriptionList>
      <p className="mt-5 text-small text-muted">
        <FormattedMessage id="user.fixed" />
      </p>
    </Tile>
  );
}

import { FormattedMessage } from 'react-intl';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useCardholder } from '../holder.ts';
import { useSay } from '../say.ts';

/** As it is written in Sweden: `123 45`. Anything else stands as it came. */
const writtenPostalCode = (code: string): string => code.replace(/^(\d{3})\s?(\d{2})$/, '$1\u00a0$2');

/** Name and address, which only the employer can change (§2). */
export function PersonTile() {
  const say = useSay();
  const person = useCardholder()?.personalInformation;
  const address = person?.addresses[0];
  const missing = <span className="font-normal text-soft">{say('user.missing')}</span>;
  const city = address?.city ? `, ${address.city}` : '';
  return (
    <Tile heading={say('user.title')}>
      <Facts>
        <Fact name={say('user.firstName')}>{person?.firstName || missing}</Fact>
        <Fact name={say('user.lastName')}>{person?.lastName || missing}</Fact>
        <Fact name={say('user.address')}>{address?.addressLine1 ? `${address.addressLine1}${city}` : missing}</Fact>
        <Fact name={say('user.postalCode')}>
          {address?.postalCode ? writtenPostalCode(address.postalCode) : missing}
        </Fact>
      </Facts>
      <p className="mt-5 text-small text-soft">
        <FormattedMessage id="user.fixed" />
      </p>
    </Tile>
  );
}

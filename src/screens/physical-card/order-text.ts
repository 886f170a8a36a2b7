import { type IntlShape, useIntl } from 'react-intl';
import type { Fee } from '../../../contract/money.ts';
import type { Delivery } from '../../../machines/physical-card/delivery.ts';
import { formatMoney } from '../../ui/format-money.ts';

/** A country code as the name of the country in the language of the page; another text is returned unchanged. */
export const countryName = (intl: IntlShape, country: string): string =>
  /^[A-Za-z]{2}$/.test(country)
    ? (intl.formatDisplayName(country.toUpperCase(), { type: 'region' }) ?? country)
    : country;

/** The lines of an address without the name and without empty lines. */
export function addressLines(intl: IntlShape, delivery: Delivery): readonly string[] {
  const { addressLine1, addressLine2, postalCode, city, country } = delivery;
  const lines = [addressLine1, addressLine2, `${postalCode} ${city}`, countryName(intl, country)];
  return lines.filter((line) => line.trim() !== '');
}

/** What the user orders: the last four digits of the card, where it is sent, and the fee. */
interface Order {
  readonly lastFour: string;
  readonly delivery: Delivery;
  readonly fee: Fee;
}

/** The text that the user signs, in the language of the page. */
export function useOrderText({ lastFour, delivery, fee: { amount, currency } }: Order): string {
  const intl = useIntl();
  const address = addressLines(intl, delivery).join(', ');
  if (amount === 0) return intl.formatMessage({ id: 'signature.text.order' }, { lastFour, address });
  return intl.formatMessage(
    { id: 'signature.text.orderFee' },
    { lastFour, address, fee: formatMoney(intl, amount, { currency }) },
  );
}

import { useIntl } from 'react-intl';
import type { Delivery } from '../../../machines/physical-card/delivery.ts';

/** The lines of an address without the name and without empty lines. */
export const addressLines = ({ addressLine1, addressLine2, postalCode, city }: Delivery): readonly string[] =>
  [addressLine1, addressLine2, `${postalCode} ${city}`].filter((line) => line.trim() !== '');

/** The text that the user signs, in the language of the page: the address and the fee (kronor). */
export function useOrderText(delivery: Delivery, fee: number): string {
  const intl = useIntl();
  const address = addressLines(delivery).join(', ');
  if (fee === 0) return intl.formatMessage({ id: 'signature.text.order' }, { address });
  const amount = intl.formatNumber(fee, { style: 'currency', currency: 'SEK' });
  return intl.formatMessage({ id: 'signature.text.orderFee' }, { address, fee: amount });
}

import { useIntl } from 'react-intl';
import type { Delivery } from '../../../machines/physical-card/delivery.ts';

/** The lines of an address below the name, as they stand on an envelope. */
export const linesOf = ({ addressLine1, addressLine2, postalCode, city }: Delivery): readonly string[] =>
  [addressLine1, addressLine2, `${postalCode} ${city}`].filter((line) => line.trim() !== '');

/** What the person signs, in the language of the page: where the card goes, and what it costs in kronor. */
export function useOrderText(delivery: Delivery, fee: number): string {
  const intl = useIntl();
  const address = linesOf(delivery).join(', ');
  if (fee === 0) return intl.formatMessage({ id: 'signature.text.order' }, { address });
  const amount = intl.formatNumber(fee, { style: 'currency', currency: 'SEK' });
  return intl.formatMessage({ id: 'signature.text.orderFee' }, { address, fee: amount });
}

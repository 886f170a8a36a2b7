import { useIntl } from 'react-intl';
import type { Delivery } from '../../../machines/physical-card/delivery.ts';
import { addressLines } from './order-text.ts';

interface Props {
  readonly name: string;
  readonly delivery: Delivery;
}

/** Name and address as printed on the envelope. */
export const AddressLabel = ({ name, delivery }: Props) => (
  <address className="min-w-0 not-italic">
    <strong className="font-semibold">{name}</strong>
    {addressLines(useIntl(), delivery).map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
  </address>
);

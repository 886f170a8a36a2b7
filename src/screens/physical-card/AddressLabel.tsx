import type { Delivery } from '../../../machines/physical-card/delivery.ts';
import { addressLines } from './order-text.ts';

interface Props {
  readonly name: string;
  readonly delivery: Delivery;
}

/** Name and address as printed on the envelope. */
export const AddressLabel = ({ name, delivery }: Props) => (
  <address className="min-w-0 break-words not-italic">
    <strong className="font-semibold">{name}</strong>
    {addressLines(delivery).map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
  </address>
);

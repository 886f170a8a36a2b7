import type { Delivery } from '../../../machines/physical-card/delivery.ts';
import { linesOf } from './order-text.ts';

interface Props {
  readonly name: string;
  readonly delivery: Delivery;
}

/** An address as it stands on an envelope. */
export const Envelope = ({ name, delivery }: Props) => (
  <address className="min-w-0 break-words not-italic">
    <strong className="font-semibold">{name}</strong>
    {linesOf(delivery).map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
  </address>
);

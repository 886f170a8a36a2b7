import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../machines/message.ts';

const TIMES = {
  'physical-card': 'physical-card.deliveryTime',
  'replacement-card': 'replacement-card.deliveryTime',
} as const satisfies Record<string, MessageId>;

/** The delivery time of a card by post (§9), on one line because browsers break after a dash. */
export const DeliveryTime = ({ flow }: { readonly flow: keyof typeof TIMES }) => (
  <span className="whitespace-nowrap">
    <FormattedMessage id={TIMES[flow]} />
  </span>
);

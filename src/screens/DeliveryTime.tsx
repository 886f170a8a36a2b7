import { FormattedMessage } from 'react-intl';

/** The delivery time of a card by post (§9), on one line because browsers break after a dash. */
export const DeliveryTime = ({ flow }: { readonly flow: 'physical-card' | 'replacement-card' }) => (
  <span className="whitespace-nowrap">
    <FormattedMessage id={`${flow}.deliveryTime`} />
  </span>
);

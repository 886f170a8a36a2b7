import { FormattedMessage } from 'react-intl';

/** How long a card takes by post (§9): on one line, for browsers break after a dash. */
export const DeliveryTime = ({ of }: { readonly of: 'physical' | 'replacement' }) => (
  <span className="whitespace-nowrap">
    <FormattedMessage id={`delivery.${of}`} />
  </span>
);

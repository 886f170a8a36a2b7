import { FormattedMessage } from 'react-intl';
import type { Ore } from '../../../contract/money.ts';
import { Amount } from './Amount.tsx';

/** Says which part of an amount is a fee. */
export const FeeInside = ({ fee }: { readonly fee: Ore }) => (
  <FormattedMessage id="transactions.feeInside" values={{ fee: <Amount ore={fee} /> }} />
);

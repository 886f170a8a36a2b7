import { useIntl } from 'react-intl';
import { formatMoney } from './format-money.ts';

interface Props {
  /** In units of the currency, with decimals. */
  readonly amount: number;
  /** An ISO 4217 code; default: SEK. */
  readonly currency?: string;
  /** Without decimals. */
  readonly whole?: boolean;
  /** Shows a plus sign before a positive amount. */
  readonly signed?: boolean;
}

/** An amount with its currency, on one line. */
export function Money({ amount, currency, whole = false, signed = false }: Props) {
  const text = formatMoney(useIntl(), amount, { currency, digits: whole ? 0 : 2, signed });
  return <span className="whitespace-nowrap tabular-nums">{text}</span>;
}

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
  /** May take a second line, for the currency: a large amount in a narrow place. */
  readonly wraps?: boolean;
}

/** The space between the number and the currency. */
const CURRENCY_SPACE = /\u00a0(?=\D+$)/u;

/** An amount with its currency, on one line unless it `wraps`. */
export function Money({ amount, currency, whole = false, signed = false, wraps = false }: Props) {
  const text = formatMoney(useIntl(), amount, { currency, digits: whole ? 0 : 2, signed });
  if (wraps) return <span className="tabular-nums">{text.replace(CURRENCY_SPACE, ' ')}</span>;
  return <span className="whitespace-nowrap tabular-nums">{text}</span>;
}

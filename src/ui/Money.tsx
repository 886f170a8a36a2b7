import { useIntl } from 'react-intl';

interface Props {
  /** Kronor. */
  readonly amount: number;
  /** Without öre. */
  readonly whole?: boolean;
  /** Shows a plus sign before a positive amount. */
  readonly signed?: boolean;
}

/** An amount in kronor. Uses the typographic minus sign in every language. */
export function Money({ amount, whole = false, signed = false }: Props) {
  const intl = useIntl();
  const digits = whole ? 0 : 2;
  const text = intl.formatNumber(amount, {
    style: 'currency',
    currency: 'SEK',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'negative',
  });
  return <span className="whitespace-nowrap tabular-nums">{text.replace('-', '−')}</span>;
}

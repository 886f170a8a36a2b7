import type { IntlShape } from 'react-intl';

interface Options {
  /** An ISO 4217 code, default SEK. Another text is shown after the number. */
  readonly currency?: string | undefined;
  /** Default: 2 decimals. */
  readonly digits?: number;
  /** Shows a plus sign before a positive amount. */
  readonly signed?: boolean;
}

/** Formats an amount with its currency. Uses the typographic minus sign in every language. */
export function formatMoney(intl: IntlShape, amount: number, options: Options = {}): string {
  const { currency = 'SEK', digits = 2, signed = false } = options;
  const shown = {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'negative',
  } as const;
  const isCode = /^[A-Za-z]{3}$/.test(currency);
  const text = isCode
    ? intl.formatNumber(amount, { style: 'currency', currency, ...shown })
    : `${intl.formatNumber(amount, shown)} ${currency}`;
  return text.replace('-', '−');
}

import { useIntl } from 'react-intl';
import type { Currency } from '../../../machines/currency-calculator/currency-calculator.ts';
import { useTranslate } from '../use-translate.ts';

/** The currencies of the most common destinations. */
const COMMON = ['EUR', 'DKK', 'NOK', 'USD', 'GBP'];

/** The options of the currency list, in two groups: common and other, sorted by localized name. */
export function useCurrencyGroups(currencies: readonly Currency[]) {
  const intl = useIntl();
  const translate = useTranslate();
  /** Undefined for a code that is not made of three letters. */
  const nameOf = (code: string) =>
    /^[A-Za-z]{3}$/.test(code) ? intl.formatDisplayName(code, { type: 'currency', fallback: 'none' }) : undefined;
  const { compare } = new Intl.Collator(intl.locale);
  const options = currencies
    .map(({ code, description }) => ({
      value: code,
      text: `${nameOf(code) ?? description} (${code})`.trimStart(),
    }))
    .toSorted((a, b) => compare(a.text, b.text));
  const isCommon = ({ value }: { readonly value: string }) => COMMON.includes(value);
  return [
    { label: translate('currency-calculator.currency.common'), options: options.filter(isCommon) },
    { label: translate('currency-calculator.currency.others'), options: options.filter((option) => !isCommon(option)) },
  ].filter((group) => group.options.length > 0);
}

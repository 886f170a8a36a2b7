import { useIntl } from 'react-intl';
import type { Currency } from '../../../machines/currency-calculator/currency-calculator.setup.ts';
import { useTranslate } from '../use-translate.ts';

/** Where most people go. */
const USUAL = ['EUR', 'DKK', 'NOK', 'USD', 'GBP'];

/** The currencies as a list shows them: by their names in the language of the page, the most common first. */
export function useCurrencyGroups(currencies: readonly Currency[]) {
  const intl = useIntl();
  const say = useTranslate();
  const { compare } = new Intl.Collator(intl.locale);
  const options = currencies
    .map(({ code, description }) => ({
      value: code,
      text: `${intl.formatDisplayName(code, { type: 'currency', fallback: 'none' }) ?? description} (${code})`,
    }))
    .toSorted((a, b) => compare(a.text, b.text));
  const isUsual = ({ value }: { readonly value: string }) => USUAL.includes(value);
  return [
    { label: say('calculator.currency.usual'), options: options.filter(isUsual) },
    { label: say('calculator.currency.others'), options: options.filter((option) => !isUsual(option)) },
  ].filter((group) => group.options.length > 0);
}

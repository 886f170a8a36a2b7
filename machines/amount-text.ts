import { cleanLine } from './clean-text.ts';

/**
 * A typed or pasted amount as plain digits with a decimal point. `ambiguous`: a separator before three digits can start
 * decimals or group thousands, as in `1,234`; `invalid`: not an amount.
 */
export type AmountText = { readonly digits: string } | 'ambiguous' | 'invalid';

/** The currency before or behind an amount, and what stands for no öre, as in `100:-`. */
const CURRENCY = /^(kr|[a-z]{3}|\p{Sc})|(kr|[a-z]{3}|\p{Sc}|[:,.]-)\.?$/giu;
/** Thousands in groups, with the same separator between all of them. */
const GROUPED = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;

/** Parses an amount. A sign is ignored, because the page shows purchases with one; spaces can group thousands. */
export function amountText(text: string): AmountText {
  const amount = cleanLine(text).replace(/[ '’]/g, '').replace(/^[+-]/, '').replace(CURRENCY, '').replace(/^[+-]/, '');
  if (/^\d+$/.test(amount)) return { digits: amount };
  const separators = amount.replace(/\d/g, '');
  const [, whole = '', decimals = ''] = /^(.*)[.,](\d*)$/.exec(amount) ?? [];
  if (/^\d+$/.test(whole)) {
    const isAmbiguous = decimals.length === 3 && whole.length <= 3 && !whole.startsWith('0');
    return isAmbiguous ? 'ambiguous' : { digits: `${whole}.${decimals}` };
  }
  if (GROUPED.test(amount)) return { digits: amount.replace(/[.,]/g, '') };
  const hasOtherSeparator = separators.at(-1) !== separators.at(0);
  return GROUPED.test(whole) && hasOtherSeparator ? { digits: `${whole.replace(/[.,]/g, '')}.${decimals}` } : 'invalid';
}

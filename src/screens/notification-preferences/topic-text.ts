import { useIntl } from 'react-intl';
import { HIGH_BALANCE, LOW_BALANCE } from '../../../machines/balance-limits.ts';
import type { Topic } from '../../../machines/notification-preferences/flags.ts';
import { useTranslate } from '../use-translate.ts';

/** The balances, kronor, that trigger the low and high balance notifications (§9). */
const AMOUNTS: { readonly [T in Topic]?: number } = { lowOnCredit: LOW_BALANCE, highOnCredit: HIGH_BALANCE };

/** A one-line description of a topic. */
export function useTopicText(topic: Topic): string {
  const translate = useTranslate();
  const intl = useIntl();
  const amount = AMOUNTS[topic];
  return translate(`notification-preferences.${topic}.text`, {
    amount: amount === undefined ? '' : intl.formatNumber(amount),
  });
}

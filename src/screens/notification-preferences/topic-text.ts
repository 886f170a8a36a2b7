import { useIntl } from 'react-intl';
import type { Topic } from '../../../machines/notification-preferences/switches.ts';
import { useTranslate } from '../use-translate.ts';

/** Notices go out below and above these, kronor (§9). */
const AMOUNTS: { readonly [T in Topic]?: number } = { lowOnCredit: 200, highOnCredit: 12_000 };

/** What a topic means, in a line. */
export function useTopicText(topic: Topic): string {
  const say = useTranslate();
  const intl = useIntl();
  const amount = AMOUNTS[topic];
  return say(`notifications.${topic}.text`, { amount: amount === undefined ? '' : intl.formatNumber(amount) });
}

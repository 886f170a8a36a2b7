import { useIntl } from 'react-intl';
import type { Topic } from '../../../machines/settings/switches.ts';
import { useSay } from '../say.ts';

/** Notices go out below and above these, kronor (§9). */
const AMOUNTS: { readonly [T in Topic]?: number } = { lowOnCredit: 200, highOnCredit: 12_000 };

/** What a topic means, in a line. */
export function useTopicText(topic: Topic): string {
  const say = useSay();
  const intl = useIntl();
  const amount = AMOUNTS[topic];
  return say(`notifications.${topic}.text`, { amount: amount === undefined ? '' : intl.formatNumber(amount) });
}

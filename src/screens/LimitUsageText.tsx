import { FormattedMessage } from 'react-intl';
import { toKronor } from '../../contract/money.ts';
import type { LimitUsage } from '../../machines/limit-usage.ts';
import { Money } from '../ui/Money.tsx';

const TEXTS = {
  day: { limited: 'limits.usage.day', unlimited: 'limits.usage.dayUnlimited' },
  week: { limited: 'limits.usage.week', unlimited: 'limits.usage.weekUnlimited' },
} as const;

/** "412 of 600 kr this week". */
export const LimitUsageText = ({ period, spent, limit }: LimitUsage) => (
  <FormattedMessage
    id={TEXTS[period][limit > 0 ? 'limited' : 'unlimited']}
    values={{
      spent: <Money amount={toKronor(spent)} whole />,
      limit: <Money amount={toKronor(limit)} whole />,
    }}
  />
);

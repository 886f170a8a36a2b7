import { shallowEqual, useSelector } from '@xstate/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { type Limits, usagesOf } from '../../../machines/limit-usage.ts';
import { type recentSpending, spendingOf } from '../../../machines/limits/recent-spending.ts';
import { Meter } from '../../ui/Meter.tsx';
import { Skeleton, SkeletonBlock, SkeletonText } from '../../ui/Skeleton.tsx';
import { LimitUsageText } from '../LimitUsageText.tsx';
import { LoadError } from '../LoadError.tsx';
import { LostRows } from '../LostRows.tsx';
import { useTranslate } from '../use-translate.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof recentSpending>;
  readonly limits: Limits;
}

/** What was bought today and this week, beside the limits. */
export function LimitUsageList({ actor, limits }: Props) {
  const headingId = useId();
  const spending = useSelector(actor, spendingOf, shallowEqual);
  const purchases = useSelector(actor, ({ context }) => context.purchases);
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <section aria-labelledby={headingId} className="mb-5 max-w-pane">
      <h3 id={headingId} className="mb-1.5 font-semibold text-small">
        <FormattedMessage id="limits.usage.title" />
      </h3>
      {spending ? (
        <ul className="grid animate-appear gap-3">
          {usagesOf(limits, spending).map((usage) => (
            <li key={usage.period} className="grid gap-1.5 text-small">
              <p>
                <LimitUsageText {...usage} />
              </p>
              {usage.limit > 0 && <Meter value={usage.spent / usage.limit} />}
            </li>
          ))}
        </ul>
      ) : failure ? (
        <LoadError failure={failure} onRetry={() => actor.send({ type: 'spending.retry' })} />
      ) : (
        <Loading />
      )}
      <LostRows list={purchases} id="lost.transactions" />
    </section>
  );
}

function Loading() {
  const translate = useTranslate();
  return (
    <Skeleton label={translate('limits.usage.loading')}>
      <div className="grid gap-3 text-small">
        {['day', 'week'].map((period) => (
          <div key={period} className="grid gap-1.5">
            <SkeletonText className="w-44" />
            <SkeletonBlock className="h-2.5 w-full" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

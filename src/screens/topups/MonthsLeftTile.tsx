import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { orderingRulesOf } from '../../../machines/topups/ordering-rules.ts';
import { Meter } from '../../ui/Meter.tsx';
import { SkeletonBlock } from '../../ui/Skeleton.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useTranslate } from '../use-translate.ts';
import type { TopupsProps } from './topups-props.ts';

/** How many months can still be ordered (§4); renders nothing when ordering is not possible at all. */
export function MonthsLeftTile({ actor }: TopupsProps) {
  const translate = useTranslate();
  const latest = useSelector(actor, ({ context }) => context.latest);
  const isInactive = useSelector(actor, ({ context }) => context.isInactive);
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const rules = latest && orderingRulesOf(latest, isInactive);
  const isHidden = rules === null ? !isLoading : rules.isClosed || rules.isInactive;
  if (isHidden) return null;
  return (
    <Tile heading={translate('topups.left.title')}>
      {latest === null || rules === null ? (
        <div aria-hidden className="mt-2 grid animate-pulse gap-3">
          <SkeletonBlock className="h-7 w-64 max-w-full" />
          <SkeletonBlock className="h-2.5 w-full" />
        </div>
      ) : (
        <Left left={rules.monthsLeft} ordered={latest.confirmedCount} most={latest.topupSettings.monthsReceiveTopup} />
      )}
    </Tile>
  );
}

interface LeftProps {
  readonly left: number;
  readonly ordered: number;
  readonly most: number;
}

const Left = ({ left, ordered, most }: LeftProps) => (
  <div role="status" className="mt-1 grid gap-2.5">
    <p className="font-semibold text-number tracking-tight">
      <FormattedMessage id="topups.left.left" values={{ left }} />
    </p>
    <Meter value={most === 0 ? 1 : ordered / most} />
    <p className="text-small text-muted">
      <FormattedMessage id={left > 0 ? 'topups.left.note' : 'topups.left.none'} values={{ ordered, most }} />
    </p>
  </div>
);

import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { orderingRulesOf } from '../../../machines/topups/ordering-rules.ts';
import { Meter } from '../../ui/Meter.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useTranslate } from '../use-translate.ts';
import type { TopupsProps } from './topups-props.ts';

/** How many months can still be ordered (§4); renders nothing when ordering is not possible at all. */
export function MonthsLeftTile({ actor }: TopupsProps) {
  const translate = useTranslate();
  const latest = useSelector(actor, ({ context }) => context.latest);
  const isInactive = useSelector(actor, ({ context }) => context.isInactive);
  if (latest === null) return null;
  const rules = orderingRulesOf(latest, isInactive);
  if (rules.isClosed || rules.isInactive) return null;
  return (
    <Tile heading={translate('topups.left.title')}>
      <Left left={rules.monthsLeft} ordered={latest.confirmedCount} most={latest.topupSettings.monthsReceiveTopup} />
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

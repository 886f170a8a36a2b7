import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { termsOf } from '../../../machines/topups/terms.ts';
import { Meter } from '../../ui/Meter.tsx';
import { SkeletonBlock } from '../../ui/Skeleton.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useTranslate } from '../use-translate.ts';
import type { TopupProps } from './topup-props.ts';

/** How many months may still be ordered (§4); absent where none may, for another reason than their number. */
export function LeftTile({ actor }: TopupProps) {
  const say = useTranslate();
  const latest = useSelector(actor, ({ context }) => context.latest);
  const isInactive = useSelector(actor, ({ context }) => context.isInactive);
  const isReading = useSelector(actor, (snapshot) => snapshot.matches('reading'));
  const terms = latest && termsOf(latest, isInactive);
  const isIdle = terms === null ? !isReading : terms.isClosed || terms.isInactive;
  if (isIdle) return null;
  return (
    <Tile heading={say('topup.left.title')}>
      {latest === null || terms === null ? (
        <div aria-hidden className="mt-2 grid animate-pulse gap-3">
          <SkeletonBlock className="h-7 w-64 max-w-full" />
          <SkeletonBlock className="h-2.5 w-full" />
        </div>
      ) : (
        <Left left={terms.left} ordered={latest.confirmedCount} most={latest.topupSettings.monthsReceiveTopup} />
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
      <FormattedMessage id="topup.left.left" values={{ left }} />
    </p>
    <Meter share={most === 0 ? 1 : ordered / most} />
    <p className="text-small text-muted">
      <FormattedMessage id={left > 0 ? 'topup.left.note' : 'topup.left.none'} values={{ ordered, most }} />
    </p>
  </div>
);

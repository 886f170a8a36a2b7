import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { useTranslate } from '../use-translate.ts';
import { MonthCard } from './MonthCard.tsx';
import type { TopupsProps } from './topups-props.ts';

/** The month that the page shows first; undefined if there is none, or while several months are ordered. */
export function firstMonth({ context: { first, months, year } }: SnapshotFrom<TopupsProps['actor']>) {
  const number = first[year];
  return number === undefined ? undefined : months[year]?.[number];
}

/** The next month that can be ordered, before everything else: what most people come for. */
export function FirstMonth({ actor }: TopupsProps) {
  const translate = useTranslate();
  const month = useSelector(actor, firstMonth);
  const today = useSelector(actor, ({ context }) => context.today);
  const several = useSelector(actor, ({ context }) => context.several);
  const isOff = useSelector(several, (snapshot) => snapshot.matches('off'));
  if (!(month && isOff)) return null;
  return (
    <ul aria-label={translate('topups.first')} className="grid">
      <MonthCard actor={month} today={today} isNext />
    </ul>
  );
}

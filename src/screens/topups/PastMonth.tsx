import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { dayOfMonth } from '../../../machines/days.ts';
import { guidanceOf, statusOf, topupDay } from '../../../machines/topups/month-text.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useDays } from '../days.ts';
import { STATUSES } from './month-look.ts';
import type { MonthActor } from './topup-props.ts';

interface Props {
  readonly actor: MonthActor;
  /** The day in Stockholm, `yyyy-mm-dd`. */
  readonly today: string;
}

/** A month that lies behind: what became of it, and why nothing can be done about it. */
export function PastMonth({ actor, today }: Props) {
  const snapshot = useSelector(actor, (current) => current);
  const { dayFrom, shortDayFrom, monthOf } = useDays();
  const { year, month } = snapshot.context;
  const { label, tone } = STATUSES[statusOf(snapshot, today)];
  const guidance = guidanceOf(snapshot, today);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-3">
      <div>
        <p className="font-semibold first-letter:uppercase">{monthOf(dayOfMonth(year, month.monthNumber, 1))}</p>
        {guidance && (
          <p className="text-small text-muted">
            <FormattedMessage id={guidance.id} values={{ ...guidance, day: dayFrom(guidance.day, `${year}`) }} />
          </p>
        )}
      </div>
      <Badge tone={tone}>
        <FormattedMessage id={label} values={{ day: shortDayFrom(topupDay(snapshot.context), `${year}`) }} />
      </Badge>
    </li>
  );
}

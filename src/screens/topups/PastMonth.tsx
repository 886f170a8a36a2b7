import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { dayOfMonth } from '../../../machines/days.ts';
import { guidanceOf, statusOf, topupDay } from '../../../machines/topups/month-text.ts';
import { Badge } from '../../ui/Badge.tsx';
import { MessageText } from '../MessageText.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { monthAppearance } from './month-appearance.ts';
import type { MonthActor } from './topups-props.ts';

interface Props {
  readonly actor: MonthActor;
  /** The current day in Stockholm, `yyyy-mm-dd`. */
  readonly today: string;
}

/** A past month: its final status, and why it cannot be changed. */
export function PastMonth({ actor, today }: Props) {
  const snapshot = useSelector(actor, (current) => current);
  const { formatDayInYear, formatShortDayInYear, formatMonth } = useDateFormat();
  const { year, month } = snapshot.context;
  const day = formatShortDayInYear(topupDay(snapshot.context), `${year}`);
  const { label, tone } = monthAppearance(statusOf(snapshot, today), day);
  const guidance = guidanceOf(snapshot, today);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-3">
      <div>
        <p className="font-semibold first-letter:uppercase">{formatMonth(dayOfMonth(year, month.monthNumber, 1))}</p>
        {guidance && (
          <p className="text-small text-muted">
            <FormattedMessage
              id={guidance.id}
              values={{ ...guidance, day: formatDayInYear(guidance.day, `${year}`) }}
            />
          </p>
        )}
      </div>
      <Badge tone={tone}>
        <MessageText message={label} />
      </Badge>
    </li>
  );
}

import { useSelector } from '@xstate/react';
import { Suspense, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { dayOfMonth } from '../../../machines/days.ts';
import { daysLeftIfSoon, guidanceOf, statusOf, topupDay } from '../../../machines/topups/month-text.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { MessageText } from '../MessageText.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { CancelDialog } from './lazy-parts.tsx';
import { MonthAction } from './MonthAction.tsx';
import { monthAppearance } from './month-appearance.ts';
import type { MonthActor } from './topups-props.ts';

interface Props {
  readonly actor: MonthActor;
  /** The current day in Stockholm, `yyyy-mm-dd`. */
  readonly today: string;
  /** The year of the page. A month of another year says so. */
  readonly shownYear: number;
  /** Whether this is the month that the page shows first, above the heading of the others. */
  readonly isNext: boolean;
}

/** One month: its status, until when it can be changed or why it cannot, and the button that changes it. */
export function MonthCard({ actor, today, shownYear, isNext }: Props) {
  const headingId = useId();
  const guidanceId = useId();
  const Heading = isNext ? 'h2' : 'h3';
  const snapshot = useSelector(actor, (current) => current);
  const { year, month, message } = snapshot.context;
  const { formatDayInYear, formatShortDayInYear, formatMonthInYear } = useDateFormat();
  const status = statusOf(snapshot, today);
  const guidance = guidanceOf(snapshot, today);
  const soon = daysLeftIfSoon(snapshot, today);
  const day = formatShortDayInYear(topupDay(snapshot.context), `${year}`);
  const { label, tone, isFinal } = monthAppearance(status, day);
  const background = isFinal ? 'bg-transparent' : 'bg-surface shadow-tile';
  return (
    <li
      aria-labelledby={headingId}
      className={`flex flex-col gap-3 rounded-tile border p-4 tablet:p-5 ${background} ${soon === null ? 'border-line' : 'border-accent outline outline-accent'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Heading id={headingId} className="font-semibold text-title tracking-tight first-letter:uppercase">
          {formatMonthInYear(dayOfMonth(year, month.monthNumber, 1), `${shownYear}`)}
        </Heading>
        <Badge tone={tone}>
          <MessageText message={label} />
        </Badge>
        {soon !== null && (
          <Badge tone="warning">
            <FormattedMessage id="topups.until.soon" values={{ days: soon }} />
          </Badge>
        )}
      </div>
      {guidance && (
        <p id={guidanceId} className="text-small text-muted">
          <FormattedMessage id={guidance.id} values={{ ...guidance, day: formatDayInYear(guidance.day, `${year}`) }} />
        </p>
      )}
      <ErrorAlert message={message} />
      <div className="mt-auto empty:hidden">
        <MonthAction actor={actor} describedBy={guidanceId} isPrimary={isNext} />
      </div>
      {snapshot.matches({ changeable: 'confirming' }) && (
        <Suspense>
          <CancelDialog actor={actor} today={today} />
        </Suspense>
      )}
    </li>
  );
}

import { useSelector } from '@xstate/react';
import { lazy, Suspense, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { dayOfMonth } from '../../../machines/days.ts';
import { daysLeftSoon, guidanceOf, statusOf, topupDay } from '../../../machines/topups/month-text.ts';
import { topupFailure } from '../../../machines/topups/refusals.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useDays } from '../days.ts';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { MonthAction } from './MonthAction.tsx';
import { STATUSES } from './month-look.ts';
import type { MonthActor } from './topup-props.ts';

const CancelDialog = lazy(() => import('./CancelDialog.tsx'));

interface Props {
  readonly actor: MonthActor;
  /** The day in Stockholm, `yyyy-mm-dd`. */
  readonly today: string;
  /** The first one that can be ordered. */
  readonly isNext: boolean;
}

/** One month: what it is, until when something can be done about it or why not, and what. */
export function MonthCard({ actor, today, isNext }: Props) {
  const headingId = useId();
  const guidanceId = useId();
  const snapshot = useSelector(actor, (current) => current);
  const { year, month, failure } = snapshot.context;
  const { dayFrom, shortDayFrom, monthOf } = useDays();
  const status = statusOf(snapshot, today);
  const guidance = guidanceOf(snapshot, today);
  const soon = daysLeftSoon(snapshot, today);
  const { label, tone, isQuiet } = STATUSES[status];
  const ground = isQuiet ? 'bg-transparent' : 'bg-surface shadow-tile';
  return (
    <li
      aria-labelledby={headingId}
      className={`flex flex-col gap-3 rounded-tile border p-5 ${ground} ${soon === null ? 'border-line' : 'border-accent outline outline-accent'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={headingId} className="font-semibold text-title tracking-tight first-letter:uppercase">
          {monthOf(dayOfMonth(year, month.monthNumber, 1))}
        </h2>
        {soon === null ? (
          <Badge tone={tone}>
            <FormattedMessage id={label} values={{ day: shortDayFrom(topupDay(snapshot.context), `${year}`) }} />
          </Badge>
        ) : (
          <Badge tone="warn">
            <FormattedMessage id="topup.until.soon" values={{ days: soon }} />
          </Badge>
        )}
      </div>
      {guidance && (
        <p id={guidanceId} className="text-small text-muted">
          <FormattedMessage id={guidance.id} values={{ ...guidance, day: dayFrom(guidance.day, `${year}`) }} />
        </p>
      )}
      <ErrorAlert message={failure && topupFailure(failure)} />
      <div className="mt-auto empty:hidden">
        <MonthAction actor={actor} describedBy={guidanceId} isMain={isNext} />
      </div>
      {snapshot.matches({ changeable: 'confirming' }) && (
        <Suspense>
          <CancelDialog actor={actor} />
        </Suspense>
      )}
    </li>
  );
}

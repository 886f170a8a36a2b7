import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { toKronor } from '../../../contract/money.ts';
import { dayOfMonth, daysBetween, middleOfMonth } from '../../../machines/days.ts';
import { lastDayFor } from '../../../machines/topups/deadline.ts';
import type { topupMonth } from '../../../machines/topups/topup-month.ts';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { useDateFormat } from '../use-date-format.ts';
import type { PartProps } from './home-props.ts';

type MonthActor = ActorRefFrom<typeof topupMonth>;

const STATES = [{ changeable: 'orderable' }, 'ordering', 'settled'] as const;

/** Whether the month can be ordered, or has just been. */
export const isOrderShown = (snapshot: SnapshotFrom<typeof topupMonth>): boolean =>
  STATES.some((state) => snapshot.matches(state));

interface Props {
  readonly actor: MonthActor;
  readonly owner: PartProps<'nextOrder'>['actor'];
}

/** In the last week before a deadline: the month, its last day, the amount and the button that orders it. */
export function Deadline({ actor, owner }: Props) {
  const { formatDay, formatMonth } = useDateFormat();
  const today = useSelector(owner, ({ context }) => context.today);
  const { year, month, rules, message } = useSelector(actor, ({ context }) => context);
  const isOrdering = useSelector(actor, (snapshot) => snapshot.matches('ordering'));
  const isSettled = useSelector(actor, (snapshot) => snapshot.matches('settled'));
  const { monthNumber } = month;
  const lastDay = lastDayFor(rules, { year, monthNumber });
  const amount = toKronor(rules.amount);
  return (
    <div className="grid gap-2">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <div className="min-w-0 text-small">
          <p className="font-semibold">
            <FormattedMessage id="home.deadline.title" values={{ month: middleOfMonth(year, monthNumber) }} />
          </p>
          <p className="font-semibold text-warning">
            <FormattedMessage
              id="home.deadline.day"
              values={{ days: daysBetween(today, lastDay), day: formatDay(lastDay) }}
            />
          </p>
        </div>
        <Button size="small" busy={isOrdering} settling={isSettled} onPress={() => actor.send({ type: 'month.order' })}>
          <span>
            {amount > 0 ? (
              <FormattedMessage id="topups.order" values={{ amount: <Money amount={amount} whole /> }} />
            ) : (
              <FormattedMessage id="topups.order.unknownAmount" />
            )}
            <span className="sr-only">{` ${formatMonth(dayOfMonth(year, monthNumber, 1))}`}</span>
          </span>
        </Button>
      </div>
      <ErrorAlert message={message} />
    </div>
  );
}

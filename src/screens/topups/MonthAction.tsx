import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { SnapshotFrom } from 'xstate';
import { kronorOf } from '../../../contract/money.ts';
import { dayOfMonth } from '../../../machines/days.ts';
import type { topupMonth } from '../../../machines/topups/topup-month.ts';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { useDays } from '../days.ts';
import type { MonthActor } from './topup-props.ts';

type MonthSnapshot = SnapshotFrom<typeof topupMonth>;

/** What can be done with a month; null when nothing is offered. A closed agreement shows it, disabled (§4). */
function actionOf({ value, context }: MonthSnapshot): 'order' | 'cancel' | null {
  if (value === 'ordering') return 'order';
  if (value === 'canceling') return 'cancel';
  if (typeof value !== 'object') return null;
  switch (value.changeable) {
    case 'orderable':
      return 'order';
    case 'cancelable':
    case 'confirming':
      return 'cancel';
    case 'closed':
      return context.month.status === 'ORDERED' ? 'cancel' : 'order';
    default:
      return null;
  }
}

interface Props {
  readonly actor: MonthActor;
  /** The element that says until when, or why not. */
  readonly describedBy: string;
  /** The one that most people want. */
  readonly isMain: boolean;
}

/** The button of a month. */
export function MonthAction({ actor, describedBy, isMain }: Props) {
  const action = useSelector(actor, actionOf);
  const busy = useSelector(actor, ({ value }) => value === 'ordering' || value === 'canceling');
  const disabled = useSelector(actor, (snapshot) => snapshot.matches({ changeable: 'closed' }));
  const day = useSelector(actor, ({ context: { year, month } }) => dayOfMonth(year, month.monthNumber, 1));
  const amount = useSelector(actor, ({ context }) => kronorOf(context.terms.amount));
  const { monthOf } = useDays();
  if (action === null) return null;
  const shape = { busy, disabled, describedBy, wide: true, size: 'small' } as const;
  const name = <span className="sr-only"> {monthOf(day)}</span>;
  return action === 'order' ? (
    <Button {...shape} kind={isMain ? 'primary' : 'ghost'} onPress={() => actor.send({ type: 'month.order' })}>
      <span>
        <FormattedMessage id="topup.order" values={{ amount: <Money amount={amount} whole /> }} />
        {name}
      </span>
    </Button>
  ) : (
    <Button {...shape} kind="ghost" onPress={() => actor.send({ type: 'month.cancel' })}>
      <span>
        <FormattedMessage id="topup.cancel" />
        {name}
      </span>
    </Button>
  );
}

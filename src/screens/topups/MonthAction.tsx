import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { toKronor } from '../../../contract/money.ts';
import { dayOfMonth } from '../../../machines/days.ts';
import { offeredAction } from '../../../machines/topups/topup-month.ts';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { useDateFormat } from '../use-date-format.ts';
import type { MonthActor } from './topups-props.ts';

interface Props {
  readonly actor: MonthActor;
  /** The id of the element that says until when the month can be changed, or why it cannot. */
  readonly describedBy: string;
  /** Whether this is the primary button of the page. */
  readonly isPrimary: boolean;
}

/** The button that orders or cancels a month. */
export function MonthAction({ actor, describedBy, isPrimary }: Props) {
  const action = useSelector(actor, offeredAction);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('ordering') || snapshot.matches('canceling'));
  const settling = useSelector(actor, (snapshot) => snapshot.matches('settled'));
  const disabled = useSelector(actor, (snapshot) => snapshot.matches({ changeable: 'closed' }));
  const isAutomatic = useSelector(actor, ({ context }) => context.rules.isAutomatic);
  const day = useSelector(actor, ({ context: { year, month } }) => dayOfMonth(year, month.monthNumber, 1));
  const amount = useSelector(actor, ({ context }) => toKronor(context.rules.amount));
  const { formatMonth } = useDateFormat();
  if (action === null) return null;
  const shape = { busy, settling, disabled, describedBy, fullWidth: true, size: 'small' } as const;
  const name = <span className="sr-only">{` ${formatMonth(day)}`}</span>;
  return action === 'order' ? (
    <Button
      {...shape}
      kind={isPrimary && !isAutomatic ? 'primary' : 'ghost'}
      onPress={() => actor.send({ type: 'month.order' })}
    >
      <span>
        {amount > 0 ? (
          <FormattedMessage id="topups.order" values={{ amount: <Money amount={amount} whole /> }} />
        ) : (
          <FormattedMessage id="topups.order.unknownAmount" />
        )}
        {name}
      </span>
    </Button>
  ) : (
    <Button {...shape} kind="ghost" onPress={() => actor.send({ type: 'month.cancel' })}>
      <span>
        <FormattedMessage id="topups.cancel" />
        {name}
      </span>
    </Button>
  );
}

import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { toKronor } from '../../../contract/money.ts';
import { dayOfMonth } from '../../../machines/days.ts';
import { topupDay } from '../../../machines/topups/month-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Money } from '../../ui/Money.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { useTranslate } from '../use-translate.ts';
import type { CancelProps } from './topups-props.ts';

/** Asks the user to confirm the cancellation of a month (§4). */
export default function CancelDialog({ actor, today }: CancelProps) {
  const translate = useTranslate();
  const { formatDayInYear, formatMonthInYear } = useDateFormat();
  const { year, month } = useSelector(actor, ({ context }) => context);
  const day = useSelector(actor, ({ context }) => topupDay(context));
  const amount = useSelector(actor, ({ context }) => toKronor(context.rules.amount));
  // Otherwise it would be ordered automatically again.
  const isFinal = useSelector(actor, ({ context }) => context.rules.isAutomatic);
  return (
    <Dialog
      title={translate('topups.cancel.title', {
        month: formatMonthInYear(dayOfMonth(year, month.monthNumber, 1), today),
      })}
      description={
        amount > 0 ? (
          <FormattedMessage
            id="topups.cancel.amount"
            values={{ amount: <Money amount={amount} whole />, day: formatDayInYear(day, today) }}
          />
        ) : (
          <FormattedMessage id="topups.cancel.text" values={{ day: formatDayInYear(day, today) }} />
        )
      }
      content={
        isFinal && (
          <p className="font-semibold text-warning">
            <FormattedMessage id="topups.cancel.final" />
          </p>
        )
      }
      onDismiss={() => actor.send({ type: 'cancel.dismiss' })}
    >
      <Button kind="ghost" onPress={() => actor.send({ type: 'cancel.dismiss' })}>
        <FormattedMessage id="topups.cancel.keep" />
      </Button>
      <Button kind="danger" onPress={() => actor.send({ type: 'cancel.confirm' })}>
        <FormattedMessage id="topups.cancel.confirm" />
      </Button>
    </Dialog>
  );
}

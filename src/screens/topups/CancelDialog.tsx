import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { dayOfMonth } from '../../../machines/days.ts';
import { topupDay } from '../../../machines/topups/month-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useDays } from '../days.ts';
import { useTranslate } from '../use-translate.ts';
import type { MonthActor } from './topup-props.ts';

/** Asks before a month is canceled (§4). */
export default function CancelDialog({ actor }: { readonly actor: MonthActor }) {
  const say = useTranslate();
  const { dayFrom, monthOf } = useDays();
  const { year, month } = useSelector(actor, ({ context }) => context);
  const day = useSelector(actor, ({ context }) => topupDay(context));
  return (
    <Dialog
      title={say('topup.cancel.title', { month: monthOf(dayOfMonth(year, month.monthNumber, 1)) })}
      description={<FormattedMessage id="topup.cancel.text" values={{ day: dayFrom(day, `${year}`) }} />}
      onDismiss={() => actor.send({ type: 'cancel.dismiss' })}
    >
      <Button kind="ghost" onPress={() => actor.send({ type: 'cancel.dismiss' })}>
        <FormattedMessage id="topup.cancel.keep" />
      </Button>
      <Button kind="danger" onPress={() => actor.send({ type: 'cancel.confirm' })}>
        <FormattedMessage id="topup.cancel.confirm" />
      </Button>
    </Dialog>
  );
}

import { useSelector } from '@xstate/react';
import { CalendarClock, MailCheck, PackageOpen } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { DeliveryTime } from '../DeliveryTime.tsx';
import { useDays } from '../days.ts';
import { useTranslate } from '../use-translate.ts';
import { Order } from './Order.tsx';
import type { ClassicProps } from './replacement-props.ts';
import { Loading } from './Sheet.tsx';
import { NoCard, Unknown, Unread } from './Standstill.tsx';
import { ToCard } from './ToCard.tsx';

/** A new card of plastic in place of one that is lost, stolen or damaged. */
export function ClassicReplacement({ actor }: ClassicProps) {
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const message = useSelector(actor, ({ context }) => context.message);
  const retry = () => actor.send({ type: 'status.retry' });
  if (typeof value === 'object') return 'reading' in value ? <Loading /> : <Order actor={actor} />;
  switch (value) {
    case 'failed':
      return <Unread message={message} onRetry={retry} />;
    case 'none':
      return <NoCard />;
    case 'unknown':
      return <Unknown onRetry={retry} />;
    case 'orderedToday':
      return <OrderedToday />;
    case 'onItsWay':
      return <OnItsWay actor={actor} />;
    case 'ordered':
      return <Ordered />;
    default:
      return <Order actor={actor} />;
  }
}

function Ordered() {
  const say = useTranslate();
  return (
    <ResultPage
      icon={MailCheck}
      title={say('replacement.ordered.title')}
      text={
        <FormattedMessage
          id="replacement.ordered.text"
          values={{ days: <DeliveryTime key="days" of="replacement" /> }}
        />
      }
    >
      <ToCard />
    </ResultPage>
  );
}

function OrderedToday() {
  const say = useTranslate();
  return (
    <ResultPage
      icon={CalendarClock}
      title={say('replacement.today.title')}
      text={<FormattedMessage id="replacement.today.text" />}
    >
      <ToCard />
    </ResultPage>
  );
}

function OnItsWay({ actor }: ClassicProps) {
  const say = useTranslate();
  const { dayOf } = useDays();
  const { card, lastOrder } = useSelector(actor, ({ context }) => context);
  const values = { lastFour: card?.lastFourDigits, day: lastOrder && dayOf(lastOrder) };
  return (
    <ResultPage
      icon={PackageOpen}
      title={say('replacement.onItsWay.title')}
      text={<FormattedMessage id="replacement.onItsWay.text" values={values} />}
    >
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton to="/activate-card">
          <FormattedMessage id="replacement.activate" />
        </LinkButton>
        <ToCard kind="ghost" />
        <Button kind="ghost" onPress={() => actor.send({ type: 'order.anyway' })}>
          <FormattedMessage id="replacement.onItsWay.anyway" />
        </Button>
      </div>
    </ResultPage>
  );
}

import { useSelector } from '@xstate/react';
import { MailCheck, PackageOpen } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { DeliveryTime } from '../DeliveryTime.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { useTranslate } from '../use-translate.ts';
import { OrderForm } from './OrderForm.tsx';
import { FeeInvalid, LoadFailed, NoCard, OutcomeUnknown } from './ReplacementErrors.tsx';
import { BackToCard, Loading } from './ReplacementPage.tsx';
import type { ClassicProps } from './replacement-card-props.ts';

/** Orders a physical card to replace one that is lost, stolen or damaged. */
export function ClassicReplacement({ actor }: ClassicProps) {
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const message = useSelector(actor, ({ context }) => context.message);
  const retry = () => actor.send({ type: 'status.retry' });
  if (typeof value === 'object') return 'loading' in value ? <Loading /> : <OrderForm actor={actor} />;
  switch (value) {
    case 'loadFailed':
      return <LoadFailed message={message} onRetry={retry} />;
    case 'feeInvalid':
      return <FeeInvalid onRetry={retry} />;
    case 'noCard':
      return <NoCard />;
    case 'outcomeUnknown':
      return <OutcomeUnknown onRetry={retry} />;
    case 'inTransit':
      return <InTransit actor={actor} />;
    case 'ordered':
      return <Ordered />;
    default:
      return <OrderForm actor={actor} />;
  }
}

function Ordered() {
  const translate = useTranslate();
  return (
    <ResultPage
      icon={MailCheck}
      title={translate('replacement-card.ordered.title')}
      description={
        <FormattedMessage
          id="replacement-card.ordered.text"
          values={{ days: <DeliveryTime key="days" flow="replacement-card" /> }}
        />
      }
    >
      <BackToCard />
    </ResultPage>
  );
}

function InTransit({ actor }: ClassicProps) {
  const translate = useTranslate();
  const { formatDay } = useDateFormat();
  const { card, lastOrder } = useSelector(actor, ({ context }) => context);
  const values = { lastFour: card?.lastFourDigits, day: lastOrder && formatDay(lastOrder) };
  return (
    <ResultPage
      icon={PackageOpen}
      title={translate('replacement-card.inTransit.title')}
      description={<FormattedMessage id="replacement-card.inTransit.text" values={values} />}
    >
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton to="/activate-card">
          <FormattedMessage id="replacement-card.activate" />
        </LinkButton>
        <BackToCard kind="ghost" />
        <Button kind="ghost" onPress={() => actor.send({ type: 'order.anyway' })}>
          <FormattedMessage id="replacement-card.inTransit.anyway" />
        </Button>
      </div>
    </ResultPage>
  );
}

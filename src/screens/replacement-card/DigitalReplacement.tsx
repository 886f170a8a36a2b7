import { useSelector } from '@xstate/react';
import { CircleCheck, CircleX, CreditCard, type LucideIcon } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../machines/message.ts';
import { Button } from '../../ui/Button.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { useTranslate } from '../use-translate.ts';
import { IrreversibleWarning } from './IrreversibleWarning.tsx';
import { LoadFailed, NoCard, OutcomeUnknown } from './ReplacementErrors.tsx';
import { BackToCard, Loading, ReplacementPage } from './ReplacementPage.tsx';
import type { DigitalProps } from './replacement-card-props.ts';

/** Blocks the card permanently and creates a new digital one (§4 block card). */
export function DigitalReplacement({ actor }: DigitalProps) {
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const message = useSelector(actor, ({ context }) => context.message);
  const retry = () => actor.send({ type: 'status.retry' });
  switch (value) {
    case 'loading':
    // The page of the card opens.
    case 'replaced':
      return <Loading />;
    case 'loadFailed':
      return <LoadFailed message={message} onRetry={retry} />;
    case 'noCard':
      return <NoCard />;
    case 'outcomeUnknown':
      return <OutcomeUnknown onRetry={retry} />;
    case 'replacedBefore':
      return <ReplacedBefore actor={actor} />;
    case 'alreadyReplaced':
      return <AlreadyReplaced />;
    default:
      return <Offer actor={actor} />;
  }
}

function Offer({ actor }: DigitalProps) {
  const lastFour = useSelector(actor, ({ context }) => context.card?.lastFourDigits);
  const message = useSelector(actor, ({ context }) => context.message);
  const isSettled = useSelector(actor, (snapshot) => snapshot.matches('settled'));
  const isBusy = useSelector(actor, (snapshot) => !snapshot.matches('offered')) && !isSettled;
  return (
    <ReplacementPage lead={<FormattedMessage id="replacement-card.digital.lead" values={{ lastFour }} />}>
      <ErrorAlert message={isBusy ? null : message} />
      <div className="grid gap-4">
        <Consequences
          title="replacement-card.keeps.title"
          icon={CircleCheck}
          iconClass="text-accent"
          items={['replacement-card.keeps.balance', 'replacement-card.keeps.topups']}
        />
        <Consequences
          title="replacement-card.loses.title"
          icon={CircleX}
          iconClass="text-danger"
          items={['replacement-card.loses.wallet', 'replacement-card.loses.pin']}
        />
      </div>
      <IrreversibleWarning />
      <Button
        kind="danger"
        fullWidth
        busy={isBusy}
        settling={isSettled}
        onPress={() => actor.send({ type: 'card.replace' })}
      >
        <FormattedMessage id="replacement-card.digital.submit" />
      </Button>
    </ReplacementPage>
  );
}

interface ConsequencesProps {
  readonly title: MessageId;
  readonly icon: LucideIcon;
  readonly iconClass: string;
  readonly items: readonly MessageId[];
}

/** A list of what is kept or lost. */
function Consequences({ title, icon: Icon, iconClass, items }: ConsequencesProps) {
  const translate = useTranslate();
  return (
    <Tile heading={translate(title)}>
      <ul className="mt-3 grid gap-2.5">
        {items.map((id) => (
          <li key={id} className="flex items-start gap-2.5">
            <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${iconClass}`} />
            <span>{translate(id)}</span>
          </li>
        ))}
      </ul>
    </Tile>
  );
}

function ReplacedBefore({ actor }: DigitalProps) {
  const translate = useTranslate();
  const { card, previous } = useSelector(actor, ({ context }) => context);
  const values = { lastFour: card?.lastFourDigits, previous: previous?.lastFourDigits };
  return (
    <ResultPage
      icon={CreditCard}
      title={translate('replacement-card.alreadyReplaced.title')}
      description={<FormattedMessage id="replacement-card.replacedBefore" values={values} />}
    >
      <div className="flex flex-wrap justify-center gap-3">
        <BackToCard />
        <Button kind="ghost" onPress={() => actor.send({ type: 'replace.anyway' })}>
          <FormattedMessage id="replacement-card.replacedBefore.anyway" />
        </Button>
      </div>
    </ResultPage>
  );
}

/** The text says why nothing was changed: screen readers announce it, because its toast is silent. */
function AlreadyReplaced() {
  const translate = useTranslate();
  return (
    <ResultPage
      icon={CreditCard}
      title={translate('replacement-card.alreadyReplaced.title')}
      description={
        <span role="alert">{translate('detail.You already blocked your card and created a new digital card.')}</span>
      }
    >
      <BackToCard />
    </ResultPage>
  );
}

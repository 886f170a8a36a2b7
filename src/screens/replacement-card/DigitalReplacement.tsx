import { useSelector } from '@xstate/react';
import { CircleCheck, CircleX, CreditCard, type LucideIcon } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../machines/message.ts';
import { Button } from '../../ui/Button.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { useTranslate } from '../use-translate.ts';
import { Final } from './Final.tsx';
import type { DigitalProps } from './replacement-props.ts';
import { Loading, Sheet } from './Sheet.tsx';
import { NoCard, Unknown, Unread } from './Standstill.tsx';
import { ToCard } from './ToCard.tsx';

/** The card blocked for good and a new digital one in its place (§4 block card). */
export function DigitalReplacement({ actor }: DigitalProps) {
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const message = useSelector(actor, ({ context }) => context.message);
  const retry = () => actor.send({ type: 'status.retry' });
  switch (value) {
    case 'reading':
      return <Loading />;
    case 'failed':
      return <Unread message={message} onRetry={retry} />;
    case 'none':
      return <NoCard />;
    case 'unknown':
      return <Unknown onRetry={retry} />;
    case 'replacedBefore':
      return <ReplacedBefore actor={actor} />;
    case 'replaced':
      return <Done what="replacement.replaced.title" why="replacement.replaced" />;
    case 'alreadyReplaced':
      return <Done what="replacement.already.title" why="replacement.already" />;
    default:
      return <Offer actor={actor} />;
  }
}

function Offer({ actor }: DigitalProps) {
  const lastFour = useSelector(actor, ({ context }) => context.card?.lastFourDigits);
  const message = useSelector(actor, ({ context }) => context.message);
  const isBusy = useSelector(actor, (snapshot) => !snapshot.matches('offered'));
  return (
    <Sheet lead={<FormattedMessage id="replacement.digital.lead" values={{ lastFour }} />}>
      <ErrorAlert message={isBusy ? null : message} />
      <div className="grid gap-4">
        <Fate
          what="replacement.keeps.title"
          icon={CircleCheck}
          tone="text-accent"
          items={['replacement.keeps.balance', 'replacement.keeps.topups']}
        />
        <Fate
          what="replacement.loses.title"
          icon={CircleX}
          tone="text-danger"
          items={['replacement.loses.wallet', 'replacement.loses.pin']}
        />
      </div>
      <Final />
      <Button kind="danger" wide busy={isBusy} onPress={() => actor.send({ type: 'card.replace' })}>
        <FormattedMessage id="replacement.digital.submit" />
      </Button>
    </Sheet>
  );
}

interface FateProps {
  readonly what: MessageId;
  readonly icon: LucideIcon;
  readonly tone: string;
  readonly items: readonly MessageId[];
}

/** What becomes of what is tied to the card. */
function Fate({ what, icon: Icon, tone, items }: FateProps) {
  const say = useTranslate();
  return (
    <Tile heading={say(what)}>
      <ul className="mt-3 grid gap-2.5">
        {items.map((id) => (
          <li key={id} className="flex items-start gap-2.5">
            <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${tone}`} />
            <span>{say(id)}</span>
          </li>
        ))}
      </ul>
    </Tile>
  );
}

function ReplacedBefore({ actor }: DigitalProps) {
  const say = useTranslate();
  const { card, previous } = useSelector(actor, ({ context }) => context);
  const values = { lastFour: card?.lastFourDigits, previous: previous?.lastFourDigits };
  return (
    <ResultPage
      icon={CreditCard}
      title={say('replacement.already.title')}
      text={<FormattedMessage id="replacement.before" values={values} />}
    >
      <div className="flex flex-wrap justify-center gap-3">
        <ToCard />
        <Button kind="ghost" onPress={() => actor.send({ type: 'replace.anyway' })}>
          <FormattedMessage id="replacement.before.anyway" />
        </Button>
      </div>
    </ResultPage>
  );
}

function Done({ what, why }: { readonly what: MessageId; readonly why: MessageId }) {
  const say = useTranslate();
  return (
    <ResultPage icon={CreditCard} title={say(what)} text={<FormattedMessage id={why} />}>
      <ToCard />
    </ResultPage>
  );
}

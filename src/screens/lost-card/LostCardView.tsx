import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { failureMessage } from '../../../machines/message.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { BlockByPhone } from '../BlockError.tsx';
import { LoadError } from '../LoadError.tsx';
import { MessageText } from '../MessageText.tsx';
import { NoCard } from '../NoCard.tsx';
import { useTranslate } from '../use-translate.ts';
import { CallTile } from './CallTile.tsx';
import { LoadedCard } from './LoadedCard.tsx';
import type { LostCardProps } from './lost-card-props.ts';

/** The page of a lost card: block it, then see what happened with it (decision 66). */
export function LostCardView(props: LostCardProps) {
  const translate = useTranslate();
  const isBlocked = useSelector(props.actor, (snapshot) => snapshot.matches({ loaded: 'blocked' }));
  const isUsableAgain = useSelector(props.actor, (snapshot) => snapshot.matches({ loaded: 'usableAgain' }));
  return (
    <div className="grid gap-4 tablet:gap-5">
      <PageHeading
        title={translate(isBlocked ? 'lost-card.blocked' : isUsableAgain ? 'lost-card.usableAgain' : 'lost-card.title')}
      >
        <FormattedMessage
          id={isBlocked ? 'lost-card.blockedText' : isUsableAgain ? 'lost-card.usableAgainText' : 'lost-card.lead'}
        />
      </PageHeading>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 tablet:gap-5 desktop:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <Content {...props} />
        <CallTile contact={props.contact} isBlocked={isBlocked} />
      </div>
    </div>
  );
}

function Content({ actor, contact }: LostCardProps) {
  const translate = useTranslate();
  const state = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : 'loaded'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  switch (state) {
    case 'loading':
      return (
        <Skeleton label={translate('card.loading')}>
          <SkeletonBlock className="h-22 w-full" />
        </Skeleton>
      );
    case 'loadFailed':
      return (
        <LoadError onRetry={() => actor.send({ type: 'card.retry' })}>
          <span className="block font-semibold">{translate('card.block.unknown')}</span>
          <span className="block">{failure && <MessageText message={failureMessage(failure)} />}</span>
          <BlockByPhone number={contact.lostCardPhone} />
        </LoadError>
      );
    case 'noCard':
      return <NoCard />;
    default:
      return <LoadedCard actor={actor} contact={contact} />;
  }
}

import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../../ui/Badge.tsx';
import { PlasticCard } from '../../ui/PlasticCard.tsx';
import { fullName, useCardholder } from '../use-account.ts';
import { useTranslate } from '../use-translate.ts';
import type { CardParts } from './card-props.ts';

/** The picture of the card and its status. */
export function CardFace({ block, lastFour }: CardParts) {
  const translate = useTranslate();
  const name = fullName(useCardholder());
  const isActive = useSelector(block, ({ context }) => context.card.status === 'ACTIVE');
  return (
    <section aria-label={translate('card.masked', { lastFour })} className="mx-auto grid w-full max-w-96 gap-4">
      <div className={isActive ? '' : 'opacity-60 grayscale'}>
        <PlasticCard label={translate('card.picture', { lastFour })} lastFour={lastFour} name={name} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone={isActive ? 'accent' : 'danger'} dot>
          <FormattedMessage id={isActive ? 'card.status.active' : 'card.status.blocked'} />
        </Badge>
        <span className="text-small text-muted">
          <FormattedMessage id={isActive ? 'card.status.activeNote' : 'card.status.blockedNote'} />
        </span>
      </div>
    </section>
  );
}

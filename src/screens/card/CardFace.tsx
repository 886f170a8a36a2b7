import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { Card } from '../../../contract/card.ts';
import { isOther } from '../../../contract/tolerance.ts';
import { cardStatusText } from '../../../machines/card/card-status-text.ts';
import type { MessageId } from '../../../machines/message.ts';
import { Badge } from '../../ui/Badge.tsx';
import { PlasticCard } from '../../ui/PlasticCard.tsx';
import { MessageText } from '../MessageText.tsx';
import { fullName, useCardholder } from '../use-account.ts';
import { useTranslate } from '../use-translate.ts';
import type { CardParts } from './card-props.ts';

/** What is not normal about the card; null for a card that can be used. */
function noteOf(status: Card['status']): MessageId | null {
  if (isOther(status)) return 'card.status.otherNote';
  return status === 'ACTIVE' ? null : 'card.status.blockedNote';
}

/** The picture of the card, and its status unless the card can be used. */
export function CardFace({ block, lastFour }: CardParts) {
  const translate = useTranslate();
  const name = fullName(useCardholder());
  const status = useSelector(block, ({ context }) => context.card.status);
  const isActive = status === 'ACTIVE';
  const note = noteOf(status);
  return (
    <section
      aria-label={translate('card.masked', { lastFour })}
      className="mx-auto grid w-full max-w-60 gap-3 tablet:max-w-96"
    >
      <div className={isActive ? '' : 'opacity-60 grayscale'}>
        <PlasticCard label={translate('card.picture', { lastFour })} lastFour={lastFour} name={name} />
      </div>
      {note && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          {!isActive && (
            <Badge tone="danger" dot>
              <MessageText message={cardStatusText(status)} />
            </Badge>
          )}
          <span className="text-small text-muted">
            <FormattedMessage id={note} />
          </span>
        </div>
      )}
    </section>
  );
}

import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { Card } from '../../../contract/card.ts';
import { isOther } from '../../../contract/tolerance.ts';
import { cardStatusText } from '../../../machines/card/card-status-text.ts';
import { isBlocked } from '../../../machines/card/pin-unblock.ts';
import type { MessageId } from '../../../machines/message.ts';
import { Badge } from '../../ui/Badge.tsx';
import { PlasticCard } from '../../ui/PlasticCard.tsx';
import { MessageText } from '../MessageText.tsx';
import { fullName, useCardholder } from '../use-account.ts';
import { useTranslate } from '../use-translate.ts';
import type { CardParts } from './card-props.ts';

function noteOf(status: Card['status'], isPinBlocked: boolean): MessageId {
  if (isOther(status)) return 'card.status.otherNote';
  if (status !== 'ACTIVE') return 'card.status.blockedNote';
  return isPinBlocked ? 'card.status.pinBlockedNote' : 'card.status.activeNote';
}

/** The picture of the card and its status. */
export function CardFace({ block, pin, lastFour }: CardParts) {
  const translate = useTranslate();
  const name = fullName(useCardholder());
  const status = useSelector(block, ({ context }) => context.card.status);
  const isPinBlocked = useSelector(pin, isBlocked);
  const isActive = status === 'ACTIVE';
  return (
    <section aria-label={translate('card.masked', { lastFour })} className="mx-auto grid w-full max-w-96 gap-4">
      <div className={isActive ? '' : 'opacity-60 grayscale'}>
        <PlasticCard label={translate('card.picture', { lastFour })} lastFour={lastFour} name={name} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone={isActive ? 'accent' : 'danger'} dot>
          <MessageText message={cardStatusText(status)} />
        </Badge>
        <span className="text-small text-muted">
          <FormattedMessage id={noteOf(status, isPinBlocked)} />
        </span>
      </div>
    </section>
  );
}

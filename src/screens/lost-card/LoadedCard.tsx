import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { cardStatusText } from '../../../machines/card/card-status-text.ts';
import { Badge } from '../../ui/Badge.tsx';
import { AccountName } from '../AccountName.tsx';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';
import { BlockedCard } from './BlockedCard.tsx';
import type { LostCardParts, LostCardProps } from './lost-card-props.ts';
import { UsableCard } from './UsableCard.tsx';

/** What the user can do, by the status of the card. */
export function LoadedCard({ actor, contact }: LostCardProps) {
  const block = useSelector(actor, ({ children }) => children.temporaryBlock);
  const lastFour = useSelector(actor, ({ context }) => context.card?.lastFourDigits ?? '');
  const state = useSelector(actor, ({ value }) => (typeof value === 'object' ? value.loaded : null));
  if (!block) return null;
  const parts: LostCardParts = { actor, contact, block, lastFour };
  switch (state) {
    case 'blocked':
      return <BlockedCard {...parts} />;
    case 'otherStatus':
      return <OtherStatus {...parts} />;
    default:
      return <UsableCard {...parts} isUsableAgain={state === 'usableAgain'} />;
  }
}

function OtherStatus({ actor, lastFour }: LostCardParts) {
  const translate = useTranslate();
  const card = useSelector(actor, ({ context }) => context.card);
  return (
    <div className="grid justify-items-start gap-2">
      <p className="font-semibold">{translate('card.masked', { lastFour })}</p>
      {card && (
        <Badge tone="danger" dot>
          <MessageText message={cardStatusText(card.status)} />
        </Badge>
      )}
      <p>
        <FormattedMessage id="card.status.otherNote" />
      </p>
      <AccountName />
    </div>
  );
}

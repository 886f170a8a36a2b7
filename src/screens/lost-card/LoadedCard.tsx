import { useSelector } from '@xstate/react';
import { LockKeyhole } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { cardStatusText } from '../../../machines/card/card-status-text.ts';
import { ActionButton } from '../../ui/Action.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { AccountName } from '../AccountName.tsx';
import { BlockError } from '../BlockError.tsx';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';
import { BlockedCard } from './BlockedCard.tsx';
import type { LostCardParts, LostCardProps } from './lost-card-props.ts';
import { useBlockButton } from './use-block-button.ts';

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

/** The press that blocks the card comes first. Whose card it is, and a switch to another one, follow it. */
function UsableCard({ block, contact, lastFour, isUsableAgain }: LostCardParts & { readonly isUsableAgain: boolean }) {
  const translate = useTranslate();
  const { isBusy, ...button } = useBlockButton(block, 'card.pause');
  const masked = translate('card.masked', { lastFour });
  return (
    <div className="grid gap-4">
      <ActionButton
        primary={!isUsableAgain}
        icon={LockKeyhole}
        title={translate('lost-card.block')}
        description={isBusy ? translate('card.block.changing') : masked}
        busy={isBusy}
        {...button}
      />
      <BlockError block={block} lostCardPhone={contact.lostCardPhone} />
      <AccountName />
      {isUsableAgain && (
        <p>
          <LinkButton kind="ghost" to="/home">
            <FormattedMessage id="not-found.home" />
          </LinkButton>
        </p>
      )}
    </div>
  );
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

import { useSelector } from '@xstate/react';
import { RefreshCw, ShieldOff } from 'lucide-react';
import { ActionButton, ActionLink } from '../../ui/Action.tsx';
import { Section, Tile } from '../../ui/Tile.tsx';
import { AccountName } from '../AccountName.tsx';
import { BlockError } from '../BlockError.tsx';
import { useBlockButton } from '../use-block-button.ts';
import { useTranslate } from '../use-translate.ts';
import { LatestPurchases } from './LatestPurchases.tsx';
import type { LostCardParts } from './lost-card-props.ts';

/** After the block: whether someone else has used the card, and what happens with it. Two cells of the grid around it. */
export function BlockedCard({ actor, block, contact, lastFour }: LostCardParts) {
  const translate = useTranslate();
  const purchases = useSelector(actor, ({ children }) => children.latestTransactions);
  const { isBusy, ...button } = useBlockButton(block, 'card.resume');
  return (
    <>
      <div className="desktop:row-span-2">
        <Tile heading={translate('lost-card.purchases.title')}>
          {purchases && <LatestPurchases actor={purchases} />}
        </Tile>
      </div>
      <Section heading={translate('lost-card.next')}>
        <div className="mt-3 grid gap-3">
          <ActionButton
            icon={ShieldOff}
            title={translate('card.block.resume')}
            description={translate(isBusy ? 'card.block.changing' : 'lost-card.found')}
            busy={isBusy}
            {...button}
          />
          <BlockError block={block} lostCardPhone={contact.lostCardPhone} />
          <ActionLink
            to="/replacement-card?digital"
            icon={RefreshCw}
            title={translate('card.replacement.go')}
            description={translate('lost-card.gone', { lastFour })}
          />
          <AccountName />
        </div>
      </Section>
    </>
  );
}

import { LockKeyhole } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { ActionButton } from '../../ui/Action.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { AccountName } from '../AccountName.tsx';
import { BlockError } from '../BlockError.tsx';
import { useBlockButton } from '../use-block-button.ts';
import { useTranslate } from '../use-translate.ts';
import type { LostCardParts } from './lost-card-props.ts';

interface Props extends LostCardParts {
  /** The user has opened the card again on this page. */
  readonly isUsableAgain: boolean;
}

/** The press that blocks the card comes first. Whose card it is, and a switch to another one, follow it. */
export function UsableCard({ block, contact, lastFour, isUsableAgain }: Props) {
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

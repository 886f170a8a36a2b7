import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../machines/message.ts';
import { Badge } from '../../ui/Badge.tsx';
import { DescriptionItem, DescriptionList } from '../../ui/DescriptionList.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useAccount, useCardholder } from '../holder.ts';
import { useTranslate } from '../use-translate.ts';

const STATUSES: Readonly<Record<'ACTIVE' | 'INACTIVE', MessageId>> = {
  ACTIVE: 'account.status.active',
  INACTIVE: 'account.status.inactive',
};

/** How the account is registered, to be read (decision 10). */
export function DetailsView() {
  const say = useTranslate();
  const account = useAccount();
  const employer = useCardholder()?.branch.description;
  return (
    <div className="mx-auto grid w-full max-w-200 grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeading title={say('details.title')} />
      <Tile heading={say('details.lead')}>
        <DescriptionList>
          <DescriptionItem name={say('details.employer')}>{employer}</DescriptionItem>
          <DescriptionItem name={say('details.level')}>{account?.topupLevel.branchName}</DescriptionItem>
          <DescriptionItem name={say('details.status')}>
            {account && (
              <Badge dot tone={account.status === 'ACTIVE' ? 'accent' : 'mute'}>
                <FormattedMessage id={STATUSES[account.status]} />
              </Badge>
            )}
          </DescriptionItem>
          <DescriptionItem name={say('details.card')}>
            {account?.card ? (
              <span className="tabular-nums">•••• {account.card.lastFourDigits}</span>
            ) : (
              <FormattedMessage id="account.noCard" />
            )}
          </DescriptionItem>
          <DescriptionItem name={say('details.language')}>
            <FormattedMessage id="details.languageName" />
          </DescriptionItem>
        </DescriptionList>
      </Tile>
      <div>
        <LinkButton kind="ghost" to="/settings/user">
          <FormattedMessage id="contact.back" />
        </LinkButton>
      </div>
    </div>
  );
}

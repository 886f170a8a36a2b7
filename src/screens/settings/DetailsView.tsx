import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../machines/message.ts';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useAccount, useCardholder } from '../holder.ts';
import { useSay } from '../say.ts';

const STATUSES: Readonly<Record<'ACTIVE' | 'INACTIVE', MessageId>> = {
  ACTIVE: 'account.status.active',
  INACTIVE: 'account.status.inactive',
};

/** How the account is registered, to be read (decision 10). */
export function DetailsView() {
  const say = useSay();
  const account = useAccount();
  const employer = useCardholder()?.branch.description;
  return (
    <div className="mx-auto grid w-full max-w-200 grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeading title={say('details.title')} />
      <Tile heading={say('details.lead')}>
        <Facts>
          <Fact name={say('details.employer')}>{employer}</Fact>
          <Fact name={say('details.level')}>{account?.topupLevel.branchName}</Fact>
          <Fact name={say('details.status')}>
            {account && (
              <Pill dot tone={account.status === 'ACTIVE' ? 'accent' : 'mute'}>
                <FormattedMessage id={STATUSES[account.status]} />
              </Pill>
            )}
          </Fact>
          <Fact name={say('details.card')}>
            {account?.card ? (
              <span className="tabular-nums">•••• {account.card.lastFourDigits}</span>
            ) : (
              <FormattedMessage id="account.noCard" />
            )}
          </Fact>
          <Fact name={say('details.language')}>
            <FormattedMessage id="details.languageName" />
          </Fact>
        </Facts>
      </Tile>
      <div>
        <LinkButton kind="ghost" to="/settings/user">
          <FormattedMessage id="contact.back" />
        </LinkButton>
      </div>
    </div>
  );
}

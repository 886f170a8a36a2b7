import { FormattedMessage } from 'react-intl';
import { accountStatusText } from '../../../machines/account-choice.ts';
import { Badge } from '../../ui/Badge.tsx';
import { DescriptionItem, DescriptionList } from '../../ui/DescriptionList.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { MessageText } from '../MessageText.tsx';
import { useAccount, useCardholder } from '../use-account.ts';
import { useTranslate } from '../use-translate.ts';

/** The details of the account, read-only (decision 10). */
export function AccountDetailsView() {
  const translate = useTranslate();
  const account = useAccount();
  const employer = useCardholder()?.branch.description;
  const level = account?.topupLevel.branchName;
  const missing = <span className="font-normal text-muted">{translate('settings.missing')}</span>;
  return (
    <div className="mx-auto grid w-full max-w-200 grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeading title={translate('settings.details.title')} />
      <Tile heading={translate('settings.details.lead')}>
        <DescriptionList>
          <DescriptionItem term={translate('settings.details.employer')}>{employer || missing}</DescriptionItem>
          {level !== employer && (
            <DescriptionItem term={translate('settings.details.level')}>{level || missing}</DescriptionItem>
          )}
          <DescriptionItem term={translate('settings.details.status')}>
            {account && (
              <Badge dot tone={account.status === 'ACTIVE' ? 'accent' : 'muted'}>
                <MessageText message={accountStatusText(account.status)} />
              </Badge>
            )}
          </DescriptionItem>
          <DescriptionItem term={translate('settings.details.card')}>
            {account?.card ? (
              <span className="tabular-nums">{`•••• ${account.card.lastFourDigits}`}</span>
            ) : (
              <FormattedMessage id="account.noCard" />
            )}
          </DescriptionItem>
          <DescriptionItem term={translate('settings.details.language')}>
            <FormattedMessage id="settings.details.languageName" />
          </DescriptionItem>
        </DescriptionList>
      </Tile>
      <div>
        <LinkButton kind="ghost" to="/settings/user">
          <FormattedMessage id="contact-details.back" />
        </LinkButton>
      </div>
    </div>
  );
}

import { FormattedMessage } from 'react-intl';
import { accountName, nextAccount } from '../../machines/account-choice.ts';
import { TextButton } from '../ui/TextButton.tsx';
import { Space } from '../ui/TextElement.tsx';
import { useAccount, useAccounts } from './use-account.ts';

/** Whose money the page shows, with a switch to the next account; nothing if the user has only one account. */
export function AccountName() {
  const { accounts, choose } = useAccounts();
  const account = useAccount();
  const next = account && nextAccount(account, accounts);
  if (!next) return null;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 text-small print:hidden">
      <p className="wrap-anywhere font-medium text-muted">{accountName(account, accounts)}</p>
      <TextButton onPress={() => choose(next.id)}>
        <span>
          <FormattedMessage id="account.switch" />
        </span>
        <Space />
        <span className="sr-only">
          <FormattedMessage id="account.switchTo" values={{ name: accountName(next, accounts) }} />
        </span>
      </TextButton>
    </div>
  );
}

import { Calculator, Check, CircleCheck, CirclePause, CreditCard, LockKeyhole, WalletMinimal } from 'lucide-react';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import type { Account } from '../../../contract/account.ts';
import { accountStatusText, employerOf } from '../../../machines/account-choice.ts';
import { calculatorLink } from '../../../machines/portal/calculator-address.ts';
import { LOST_CARD_PATH } from '../../../machines/portal/paths.ts';
import { LostRows } from '../../screens/LostRows.tsx';
import { MessageText } from '../../screens/MessageText.tsx';
import { useAccount, useAccounts, useHasTopups } from '../../screens/use-account.ts';
import { useTranslate } from '../../screens/use-translate.ts';
import { closeMenu } from './NavLinks.tsx';

const LINK = 'flex min-h-11 items-center gap-3 rounded-small px-3 text-ink hover:bg-line';
const ROW = 'flex min-h-14 w-full items-center gap-3 rounded-small px-3 py-2 text-start';

/** The accounts of the cardholder, with the current one marked, and links (§2 account menu, decision 22). */
export default function AccountPanel() {
  const translate = useTranslate();
  const { accounts, choose } = useAccounts();
  const { search } = useLocation();
  const current = useAccount();
  const hasTopups = useHasTopups();
  const chooseOnClick = (id: number) => (event: MouseEvent<HTMLElement>) => {
    closeMenu(event);
    choose(id);
  };
  return (
    <section aria-label={translate('account.title')}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {accounts.map((account) => (
          <li key={account.id}>
            {account.id === current?.id ? (
              <div className={`${ROW} bg-accent-soft`}>
                <AccountText account={account} isShown />
              </div>
            ) : (
              <button
                type="button"
                className={`${ROW} cursor-pointer hover:bg-line`}
                onClick={chooseOnClick(account.id)}
              >
                <AccountText account={account} isShown={false} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className="px-3 py-1 empty:hidden">
        <LostRows list={accounts} id="lost.accounts" />
      </div>
      <div className="mt-1 border-line border-t pt-1">
        {hasTopups && (
          <Link to="/topup" className={LINK} onClick={closeMenu}>
            <WalletMinimal aria-hidden className="size-5 text-muted" />
            <FormattedMessage id="account.topups" />
          </Link>
        )}
        <Link to="/card" className={LINK} onClick={closeMenu}>
          <CreditCard aria-hidden className="size-5 text-muted" />
          <FormattedMessage id="account.card" />
        </Link>
        <Link to={LOST_CARD_PATH} className={LINK} onClick={closeMenu}>
          <LockKeyhole aria-hidden className="size-5 text-muted" />
          <FormattedMessage id="lost-card.title" />
        </Link>
        <Link {...calculatorLink(search)} className={LINK} onClick={closeMenu}>
          <Calculator aria-hidden className="size-5 text-muted" />
          <FormattedMessage id="currency-calculator.title" />
        </Link>
      </div>
    </section>
  );
}

function AccountText({ account, isShown }: { readonly account: Account; readonly isShown: boolean }) {
  const translate = useTranslate();
  const isActive = account.status === 'ACTIVE';
  const Icon = isActive ? CircleCheck : CirclePause;
  const lastFour = account.card?.lastFourDigits;
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere block font-semibold">{employerOf(account)}</span>
        <span className="block text-small text-muted">
          {lastFour ? translate('account.ending', { lastFour }) : translate('account.noCard')}
        </span>
        <span className={`flex items-center gap-1 text-small ${isActive ? 'text-accent' : 'text-muted'}`}>
          <Icon aria-hidden className="size-4" />
          <MessageText message={accountStatusText(account.status)} />
        </span>
      </span>
      {isShown && (
        <span className="text-accent">
          <Check aria-hidden className="size-5" />
          <span className="sr-only">
            <FormattedMessage id="account.shown" />
          </span>
        </span>
      )}
    </>
  );
}

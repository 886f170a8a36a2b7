import { ChevronDown, UserRound } from 'lucide-react';
import { Suspense, useId } from 'react';
import { employerOf } from '../../../machines/account-choice.ts';
import { useAccount } from '../../screens/use-account.ts';
import { useTranslate } from '../../screens/use-translate.ts';
import { AccountPanel } from './lazy-parts.ts';
import { closeWhenLeft, placeBelowHeader } from './NavLinks.tsx';

/** The account menu of the top bar (§2): a native popover, which also restores the focus. */
export function AccountMenu() {
  const translate = useTranslate();
  const id = useId();
  const account = useAccount();
  if (account === null) return null;
  const label = translate('account.menu', { name: employerOf(account) });
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        title={employerOf(account)}
        className="inline-flex min-h-11 cursor-pointer items-center gap-0.5 rounded-small px-2 text-muted transition-colors duration-quick hover:text-ink"
      >
        <UserRound aria-hidden className="size-5" />
        <ChevronDown aria-hidden className="size-4" />
      </button>
      <div
        id={id}
        popover="auto"
        onBeforeToggle={placeBelowHeader}
        ref={closeWhenLeft}
        className="start-auto end-[calc(env(safe-area-inset-right)+max(1.5rem,calc((100vw-var(--spacing-page,70rem))/2+1.5rem)))] top-bar bottom-auto m-0 mt-1 max-h-[calc(100dvh-5rem)] w-80 overflow-y-auto rounded-tile border border-line bg-surface p-2 text-ink shadow-raised open:animate-appear"
      >
        <Suspense fallback={null}>
          <AccountPanel />
        </Suspense>
      </div>
    </>
  );
}

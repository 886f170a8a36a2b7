import { useSelector } from '@xstate/react';
import type { PropsWithChildren } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { isOpenedByLink } from '../../../machines/session/session.setup.ts';
import { fullName, useCardholder, useHasTopups } from '../../screens/use-account.ts';
import { RestoreFocus } from '../../ui/focus.tsx';
import { useSession } from '../portal-context.ts';
import { matchRoute } from '../routes.ts';
import { BottomBar, EmptyBottomBar } from './BottomBar.tsx';
import { Branded } from './Branded.tsx';
import { CookieSettings } from './Consent.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { navItems, SETTINGS, SUPPORT } from './nav-items.ts';
import { TopBar, TopNavigation } from './TopBar.tsx';

interface Props {
  /** `none` while terms, policy or onboarding are pending; `help` and `loading` while the account is unknown (§2 navigation). */
  readonly navigation: 'full' | 'loading' | 'help' | 'none';
  readonly onLogOut: () => void;
}

const CONTENT = 'content';

/** The layout of every signed-in page (§2 navigation). */
export function PortalLayout({ navigation, onLogOut, children }: PropsWithChildren<Props>) {
  const { pathname } = useLocation();
  const hasTopups = useHasTopups();
  const { hidesNavigation, hasLanguageSetting } = matchRoute(pathname).route;
  const isHidden = navigation === 'none' || hidesNavigation;
  const isByLink = useSelector(useSession(), isOpenedByLink);
  const isFull = navigation === 'full' && !isHidden;
  const pages = isFull ? navItems(hasTopups) : [];
  return (
    <Branded>
      <div className="flex min-h-dvh flex-col">
        <TopBar contentId={CONTENT}>
          {!isHidden && (
            <TopNavigation
              pages={pages}
              isOpen={isFull}
              links={isFull ? [SUPPORT, SETTINGS] : [SUPPORT]}
              onLogOut={onLogOut}
            />
          )}
        </TopBar>
        <main
          id={CONTENT}
          tabIndex={-1}
          className="mx-auto min-h-first-screen-phone w-full max-w-page flex-1 px-4 pt-3 pb-5 tablet:min-h-first-screen tablet:px-6 tablet:py-8"
        >
          {navigation !== 'loading' && (isHidden || isByLink) && <LoggedInAs />}
          <RestoreFocus>{children}</RestoreFocus>
        </main>
        <footer className="mx-auto flex w-full max-w-page flex-wrap items-center justify-center gap-x-6 gap-y-3 px-4 pt-4 pb-8 text-small not-last:mb-bottom-bar tablet:justify-end tablet:px-6 not-last:tablet:mb-0">
          <CookieSettings />
          {!hasLanguageSetting && <LanguageSwitch />}
        </footer>
        {isFull && <BottomBar pages={pages} />}
        {navigation === 'loading' && !isHidden && <EmptyBottomBar />}
      </div>
    </Branded>
  );
}

/** Whose session it is: a link can log in as another person than the one who follows it, and not every page has a menu. */
function LoggedInAs() {
  const name = fullName(useCardholder());
  if (name === '') return null;
  return (
    <p className="wrap-anywhere mb-2 text-muted text-small tablet:mb-3">
      <FormattedMessage id="session.user" values={{ name }} />
    </p>
  );
}

import type { PropsWithChildren } from 'react';
import { useLocation } from 'react-router-dom';
import { useHasTopups } from '../../screens/use-account.ts';
import { RestoreFocus } from '../../ui/focus.tsx';
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

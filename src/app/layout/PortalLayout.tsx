import { useSelector } from '@xstate/react';
import type { PropsWithChildren } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { isOpenedByLink } from '../../../machines/session/session.setup.ts';
import { fullName, useCardholder, useHasTopups } from '../../screens/use-account.ts';
import { RestoreFocus } from '../../ui/focus.tsx';
import { Space } from '../../ui/TextElement.tsx';
import { useSession } from '../portal-context.ts';
import { matchRoute } from '../routes.ts';
import { BottomBar, EmptyBottomBar } from './BottomBar.tsx';
import { Branded } from './Branded.tsx';
import { CookieSettings } from './Consent.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { navItems, SETTINGS, SUPPORT } from './nav-items.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
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
          {isHidden ? (
            <LoggedInAs className="ms-auto text-end text-tiny tablet:text-small" labelClass="max-tablet:sr-only" />
          ) : (
            <TopNavigation
              pages={pages}
              isOpen={isFull}
              links={isFull ? [SUPPORT, SETTINGS] : [SUPPORT]}
              onLogOut={onLogOut}
            />
          )}
        </TopBar>
        <OfflineNotice />
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
          {isByLink && !isHidden && <LoggedInAs className="basis-full text-center tablet:text-end" />}
        </footer>
        {isFull && <BottomBar pages={pages} />}
        {navigation === 'loading' && !isHidden && <EmptyBottomBar />}
      </div>
    </Branded>
  );
}

interface LoggedInAsProps {
  readonly className: string;
  /** Of the words before the name. */
  readonly labelClass?: string;
}

/**
 * Whose session it is: a link can log in as another person than the one who follows it, and not every page has a menu.
 * It comes late, so it is where it moves nothing. The bar of a phone has room for the name only.
 */
function LoggedInAs({ className, labelClass }: LoggedInAsProps) {
  const name = fullName(useCardholder());
  if (name === '') return null;
  return (
    <p className={`wrap-anywhere min-w-0 text-muted ${className}`}>
      <span className={labelClass}>
        <FormattedMessage id="session.user" />
      </span>
      <Space />
      <span>{name}</span>
    </p>
  );
}

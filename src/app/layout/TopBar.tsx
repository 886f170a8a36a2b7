import { LogOut } from 'lucide-react';
import type { PropsWithChildren } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../screens/use-translate.ts';
import { Button } from '../../ui/Button.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { IconLink, TopBarLink } from './NavLinks.tsx';
import type { NavItem } from './nav-items.ts';
import { PhoneMenu } from './PhoneMenu.tsx';

interface Props {
  /** The pages; none while the account is unknown. */
  readonly pages: readonly NavItem[];
  /** Whether the account menu shows. */
  readonly isOpen: boolean;
  readonly links: readonly NavItem[];
  readonly onLogOut: () => void;
}

interface TopBarProps {
  /** The id of the main element, for the link that skips the navigation. */
  readonly contentId: string;
}

/** The top bar: a link to the content, the logo, and the navigation unless it is hidden. */
export const TopBar = ({ contentId, children }: PropsWithChildren<TopBarProps>) => (
  <header className="sticky top-0 z-20 border-line border-b bg-surface">
    <a
      href={`#${contentId}`}
      className="fixed start-4 top-3 z-30 -translate-y-20 rounded-small bg-accent px-4 py-2.5 font-semibold text-accent-ink focus:translate-y-0"
    >
      <FormattedMessage id="navigation.skip" />
    </a>
    <div className="mx-auto flex h-bar-phone max-w-page items-center gap-3 px-4 tablet:h-auto tablet:min-h-bar tablet:flex-wrap tablet:gap-y-1 tablet:px-6 tablet:py-2 desktop:gap-4">
      <Link to="/home" className="flex min-h-11 min-w-0 items-center rounded-small text-ink">
        <Logo />
      </Link>
      {children}
    </div>
  </header>
);

/** The navigation in the top bar: all links on a desktop, a menu on a phone (§2 navigation). */
export function TopNavigation({ pages, isOpen, links, onLogOut }: Props) {
  const translate = useTranslate();
  return (
    <>
      {pages.length > 0 && (
        <nav aria-label={translate('navigation.main')} className="hidden tablet:flex desktop:gap-1">
          {pages.map((page) => (
            <TopBarLink key={page.path} {...page} />
          ))}
        </nav>
      )}
      <nav aria-label={translate('navigation.you')} className="ms-auto hidden items-center gap-1 tablet:flex">
        {links.map((link) => (
          <IconLink key={link.path} {...link} />
        ))}
        {isOpen && <AccountMenu />}
        <Button kind="plain" size="small" onPress={onLogOut}>
          <LogOut aria-hidden className="size-5 desktop:hidden" />
          <span className="sr-only desktop:not-sr-only desktop:whitespace-nowrap">
            <FormattedMessage id="navigation.logOut" />
          </span>
        </Button>
      </nav>
      <PhoneMenu isOpen={isOpen} links={links} onLogOut={onLogOut} />
    </>
  );
}

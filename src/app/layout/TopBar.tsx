import { LogOut } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../screens/use-translate.ts';
import { Button } from '../../ui/Button.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { BarLink, QuietLink } from './BarLink.tsx';
import type { NavItem } from './nav-items.ts';
import { PhoneMenu } from './PhoneMenu.tsx';

interface Props {
  /** The pages that can be gone to; none while something must be agreed to first (§2 navigation). */
  readonly pages: readonly NavItem[];
  /** Whether an account shows. */
  readonly isOpen: boolean;
  readonly around: readonly NavItem[];
  readonly onLogOut: () => void;
}

/** The bar at the top: everything on a desktop, logo and menu on a phone. */
export function TopBar({ pages, isOpen, around, onLogOut }: Props) {
  const translate = useTranslate();
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-surface">
      <div className="mx-auto flex h-bar-phone max-w-page items-center gap-3 px-4 tablet:h-bar tablet:px-6 desktop:gap-4">
        <Link to="/home" className="flex rounded-small text-ink">
          <Logo />
        </Link>
        {pages.length > 0 && (
          <nav aria-label={translate('navigation.main')} className="hidden tablet:flex desktop:gap-1">
            {pages.map((page) => (
              <BarLink key={page.path} {...page} />
            ))}
          </nav>
        )}
        <nav aria-label={translate('navigation.you')} className="ms-auto hidden items-center gap-1 tablet:flex">
          {around.map((place) => (
            <QuietLink key={place.path} {...place} />
          ))}
          {isOpen && <AccountMenu />}
          <Button kind="ghost" size="small" onPress={onLogOut}>
            <LogOut aria-hidden className="size-5 desktop:hidden" />
            <span className="sr-only whitespace-nowrap desktop:not-sr-only">
              <FormattedMessage id="navigation.logOut" />
            </span>
          </Button>
        </nav>
        <PhoneMenu isOpen={isOpen} around={around} onLogOut={onLogOut} />
      </div>
    </header>
  );
}

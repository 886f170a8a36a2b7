import { LogOut } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSay } from '../../screens/say.ts';
import { Button } from '../../ui/Button.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { BarLink, QuietLink } from './BarLink.tsx';
import { type Destination, PAGES } from './destinations.ts';
import { PhoneMenu } from './PhoneMenu.tsx';

interface Props {
  /** Whether the pages can be gone to; not while something must be agreed to first (§2 navigation). */
  readonly isOpen: boolean;
  readonly around: readonly Destination[];
  readonly onLogOut: () => void;
}

/** The bar at the top: everything on a desktop, logo and menu on a phone. */
export function TopBar({ isOpen, around, onLogOut }: Props) {
  const say = useSay();
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-surface">
      <div className="mx-auto flex h-bar-phone max-w-page items-center gap-3 px-4 tablet:h-bar tablet:px-6 desktop:gap-7">
        <Link to="/home" className="flex rounded-small text-ink">
          <Logo />
        </Link>
        {isOpen && (
          <nav aria-label={say('navigation.main')} className="hidden tablet:flex desktop:gap-1">
            {PAGES.map((page) => (
              <BarLink key={page.path} {...page} />
            ))}
          </nav>
        )}
        <nav aria-label={say('navigation.you')} className="ms-auto hidden items-center gap-1 tablet:flex desktop:gap-2">
          {around.map((place) => (
            <QuietLink key={place.path} {...place} />
          ))}
          <Button kind="ghost" size="small" icon={LogOut} onPress={onLogOut}>
            <span className="sr-only desktop:not-sr-only">
              <FormattedMessage id="navigation.logOut" />
            </span>
          </Button>
        </nav>
        <PhoneMenu around={around} onLogOut={onLogOut} />
      </div>
    </header>
  );
}

import { LogOut, Menu } from 'lucide-react';
import { Suspense, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { useTranslate } from '../../screens/use-translate.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { AccountPanel } from './lazy-parts.ts';
import { closeMenu, closeWhenLeft, placeBelowHeader } from './NavLinks.tsx';
import type { NavItem } from './nav-items.ts';

interface Props {
  /** Whether the account menu shows. */
  readonly isOpen: boolean;
  readonly links: readonly NavItem[];
  readonly onLogOut: () => void;
}

const ITEM =
  'flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-small px-3 text-ink hover:bg-line aria-[current=page]:text-accent';

/** The menu of a phone (§2 navigation): a native popover, which also restores the focus. */
export function PhoneMenu({ isOpen, links, onLogOut }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={translate('navigation.menu')}
        className="-me-2 ms-auto grid size-11 cursor-pointer place-items-center rounded-small tablet:hidden"
      >
        <Menu aria-hidden className="size-6" />
      </button>
      <div
        id={id}
        popover="auto"
        onBeforeToggle={placeBelowHeader}
        ref={closeWhenLeft}
        className="start-auto end-3 top-bar-phone bottom-auto m-0 mt-1 max-h-[calc(100dvh-5rem)] w-76 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-tile border border-line bg-surface p-2 text-ink shadow-raised open:animate-appear tablet:hidden"
      >
        <nav aria-label={translate('navigation.you')}>
          {links.map(({ path, label, icon: Icon }) => (
            <NavLink key={path} to={path} className={ITEM} onClick={closeMenu}>
              <Icon aria-hidden className="size-5 text-muted" />
              <FormattedMessage id={label} />
            </NavLink>
          ))}
        </nav>
        {/* All at once, also when the accounts come later: what can be pressed already must not move. */}
        <Suspense key={String(isOpen)} fallback={null}>
          {isOpen && (
            <div className="mt-1 border-line border-t pt-2">
              <AccountPanel />
            </div>
          )}
          <div className="mt-1 border-line border-t px-3 py-2">
            <LanguageSwitch />
          </div>
          <div className="border-line border-t pt-1">
            <button type="button" className={ITEM} onClick={onLogOut}>
              <LogOut aria-hidden className="size-5 text-muted" />
              <FormattedMessage id="navigation.logOut" />
            </button>
          </div>
        </Suspense>
      </div>
    </>
  );
}

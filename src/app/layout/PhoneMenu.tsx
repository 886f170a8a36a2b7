import { LogOut, Menu } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { useSay } from '../../screens/say.ts';
import type { Destination } from './destinations.ts';

interface Props {
  readonly around: readonly Destination[];
  readonly onLogOut: () => void;
}

const ITEM =
  'flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-small px-3 text-ink hover:bg-line aria-[current=page]:text-accent';

const close = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();

/** What is around the pages, on a phone. The browser's own popover opens, closes and gives the focus back. */
export function PhoneMenu({ around, onLogOut }: Props) {
  const say = useSay();
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={say('navigation.menu')}
        className="-me-2 ms-auto grid size-11 cursor-pointer place-items-center rounded-small tablet:hidden"
      >
        <Menu aria-hidden className="size-6" />
      </button>
      <nav
        id={id}
        popover="auto"
        aria-label={say('navigation.you')}
        className="start-auto end-3 top-bar-phone bottom-auto m-0 mt-1 w-60 rounded-tile border border-line bg-surface p-2 text-ink shadow-raised open:animate-appear tablet:hidden"
      >
        {around.map(({ path, label, icon: Icon }) => (
          <NavLink key={path} to={path} className={ITEM} onClick={close}>
            <Icon aria-hidden className="size-5 text-soft" />
            <FormattedMessage id={label} />
          </NavLink>
        ))}
        <button type="button" className={ITEM} onClick={onLogOut}>
          <LogOut aria-hidden className="size-5 text-soft" />
          <FormattedMessage id="navigation.logOut" />
        </button>
      </nav>
    </>
  );
}

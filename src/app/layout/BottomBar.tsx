import { FormattedMessage } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { useSay } from '../../screens/say.ts';
import { PAGES } from './destinations.ts';

/** The pages, within reach of the thumb (§2 navigation: phone). */
export function BottomBar() {
  const say = useSay();
  return (
    <nav
      aria-label={say('navigation.main')}
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-4 border-line border-t bg-surface px-2 pb-[env(safe-area-inset-bottom)] tablet:hidden"
    >
      {PAGES.map(({ path, label, icon: Icon }) => (
        <NavLink
          key={path}
          to={path}
          className="grid justify-items-center gap-1 rounded-button py-2.5 font-medium text-soft text-tiny aria-[current=page]:font-semibold aria-[current=page]:text-accent"
        >
          <Icon aria-hidden className="size-6" strokeWidth={1.8} />
          <FormattedMessage id={label} />
        </NavLink>
      ))}
    </nav>
  );
}

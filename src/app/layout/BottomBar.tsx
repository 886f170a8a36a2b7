import { FormattedMessage } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { useTranslate } from '../../screens/use-translate.ts';
import type { NavItem } from './nav-items.ts';

const BAR =
  'fixed inset-x-0 bottom-0 z-20 grid min-h-bottom-bar-phone auto-cols-[minmax(min-content,1fr)] grid-flow-col border-line border-t bg-surface px-2 max-[18rem]:auto-cols-fr pb-[env(safe-area-inset-bottom)] tablet:hidden';

/** The place of the bottom bar while its pages are not known. */
export const EmptyBottomBar = () => <div data-bottom-bar="" className={BAR} />;

/** The bottom bar of a phone (§2 navigation). */
export function BottomBar({ pages }: { readonly pages: readonly NavItem[] }) {
  const translate = useTranslate();
  return (
    <nav aria-label={translate('navigation.main')} data-bottom-bar="" className={BAR}>
      {pages.map(({ path, label, phoneLabel = label, icon: Icon }) => (
        <NavLink
          key={path}
          to={path}
          className="grid justify-items-center gap-1 rounded-button py-2.5 text-center font-medium max-[18rem]:wrap-anywhere max-[18rem]:hyphens-auto text-muted text-tiny aria-[current=page]:font-semibold aria-[current=page]:text-accent"
        >
          <Icon aria-hidden className="size-6" strokeWidth={1.8} />
          <FormattedMessage id={phoneLabel} />
        </NavLink>
      ))}
    </nav>
  );
}

import { FormattedMessage } from 'react-intl';
import type { NavItem } from './nav-items.ts';
import { PageLink } from './PageLink.tsx';

/** A page in the top bar. */
export const BarLink = ({ path, label }: NavItem) => (
  <PageLink
    to={path}
    className="rounded-full px-3 py-2 font-medium text-muted transition-colors duration-quick hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent"
  >
    <FormattedMessage id={label} />
  </PageLink>
);

/** A place around the pages; where the bar is narrow its icon speaks, and its name only to a screen reader. */
export const QuietLink = ({ path, label, icon: Icon }: NavItem) => (
  <PageLink
    to={path}
    className="inline-flex min-h-10 items-center rounded-small px-2.5 text-muted transition-colors duration-quick hover:text-ink aria-[current=page]:text-accent"
  >
    <Icon aria-hidden className="size-5 desktop:hidden" />
    <span className="sr-only desktop:not-sr-only">
      <FormattedMessage id={label} />
    </span>
  </PageLink>
);

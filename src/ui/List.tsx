import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A list whose rows are separated by lines. */
export const List = ({ children }: { readonly children: ReactNode }) => (
  <ul className="divide-y divide-line">{children}</ul>
);

interface RowProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  /** The route that a press on the row leads to. */
  readonly to?: string;
  readonly description?: ReactNode;
  /** At the end of the row. */
  readonly end?: ReactNode;
}

export const ListRow = ({ icon, title, to, description, end }: RowProps) => (
  <li className="relative flex items-center gap-3 py-2.5 narrow:gap-2">
    <span className="narrow:hidden">{icon}</span>
    <div className="min-w-0 flex-1">
      <p className="font-semibold narrow:text-small">{to === undefined ? title : <RowLink to={to}>{title}</RowLink>}</p>
      {description && <p className={`text-small text-muted ${to === undefined ? '' : 'truncate'}`}>{description}</p>}
    </div>
    {end}
  </li>
);

/** Named by the title of the row; the whole row can be pressed. Long texts are on one line: the page behind them has all of it. */
export const RowLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Link to={to} className="block truncate after:absolute after:inset-0 hover:underline">
    {children}
  </Link>
);

import type { ReactNode } from 'react';

/** A list whose rows are separated by lines. */
export const List = ({ children }: { readonly children: ReactNode }) => (
  <ul className="divide-y divide-line">{children}</ul>
);

interface RowProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** At the end of the row. */
  readonly end?: ReactNode;
}

export const ListRow = ({ icon, title, description, end }: RowProps) => (
  <li className="flex items-center gap-3.5 py-3.5 narrow:gap-2">
    <span className="narrow:hidden">{icon}</span>
    <div className="min-w-0 flex-1">
      <p className="font-semibold narrow:text-small">{title}</p>
      {description && <p className="text-small text-muted">{description}</p>}
    </div>
    {end}
  </li>
);

import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile } from './IconTile.tsx';

interface Props {
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  /** What the user can do, or when there will be content. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Replaces a list that is empty. */
export const EmptyState = ({ icon, title, children, action }: Props) => (
  <div className="grid flex-1 place-items-center content-center gap-2 px-4 py-8 text-center">
    <IconTile icon={icon} />
    <p className="mt-1 font-semibold">{title}</p>
    <p className="max-w-80 text-small text-muted">{children}</p>
    {action}
  </div>
);

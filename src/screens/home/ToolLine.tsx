import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile } from '../../ui/IconTile.tsx';

interface Props {
  readonly icon: LucideIcon;
  /** What the tool is for. */
  readonly children: ReactNode;
  /** Below the text if there is no room beside it. */
  readonly action?: ReactNode;
}

/** One tool of the home page: its icon, what it is for, and a button or link. */
export const ToolLine = ({ icon, children, action }: Props) => (
  <div className="mt-2 flex animate-appear items-center gap-3.5">
    <IconTile icon={icon} />
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3.5 gap-y-3">
      <p className="min-w-32 flex-1 text-small text-muted">{children}</p>
      {action}
    </div>
  </div>
);

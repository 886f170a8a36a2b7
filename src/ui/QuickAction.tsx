import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface RowProps {
  /** Names the group for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A row of up to three quick actions. */
export const QuickRow = ({ label, children }: RowProps) => (
  <nav aria-label={label} className="grid auto-cols-fr grid-flow-col gap-2">
    {children}
  </nav>
);

interface LinkProps {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly label: string;
  /** It repairs something that is wrong. */
  readonly urgent?: boolean;
}

/** A round icon above a short label. */
export const QuickLink = ({ to, icon: Icon, label, urgent = false }: LinkProps) => (
  <Link
    to={to}
    className={`group grid content-start justify-items-center gap-1 rounded-small text-center font-semibold text-label ${urgent ? 'text-danger' : 'text-ink'}`}
  >
    <span
      aria-hidden
      className={`grid size-11 place-items-center rounded-full border border-line bg-surface shadow-tile transition-colors duration-quick group-hover:border-edge ${urgent ? 'text-danger' : 'text-accent'}`}
    >
      <Icon className="size-5" />
    </span>
    {/* Another text is another element: with another width, the same one would count as moved. */}
    <span key={label}>{label}</span>
  </Link>
);

import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';

type BannerTone = 'bad' | 'warn' | 'info' | 'good';

interface Look {
  readonly icon: LucideIcon;
  readonly ground: string;
  readonly mark: string;
}

const LOOKS: Record<BannerTone, Look> = {
  bad: { icon: CircleAlert, ground: 'bg-danger-soft', mark: 'text-danger' },
  warn: { icon: TriangleAlert, ground: 'bg-warning-soft', mark: 'text-warning' },
  info: { icon: Info, ground: 'bg-accent-soft', mark: 'text-accent' },
  good: { icon: CircleCheck, ground: 'bg-accent-soft', mark: 'text-accent' },
};

interface Props {
  readonly tone: BannerTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** A button or link that does something about it. */
  readonly action?: ReactNode;
  /** `alert` is read out at once, for what just happened; `status` when the reader pauses. */
  readonly role?: 'alert' | 'status';
  /** For what one may be done with: the way to close it, and what that is called. */
  readonly close?: { readonly label: string; readonly onPress: () => void };
}

/** Something the page wants known before anything else. */
export function Banner({ tone, title, children, action, role, close }: Props) {
  const { icon: Icon, ground, mark } = LOOKS[tone];
  return (
    <div
      role={role}
      className={`relative flex flex-wrap items-center gap-x-4 gap-y-3 rounded-tile px-4 py-3.5 text-start text-ink tablet:px-5 ${close ? 'pe-14 tablet:pe-14' : ''} ${ground}`}
    >
      <div className="flex min-w-52 flex-1 items-start gap-3">
        <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${mark}`} />
        <div>
          {title && <p className={`font-semibold ${mark}`}>{title}</p>}
          {children && <p>{children}</p>}
        </div>
      </div>
      {action}
      {close && (
        <button
          type="button"
          aria-label={close.label}
          onClick={close.onPress}
          className="absolute end-1.5 top-1.5 grid size-11 cursor-pointer place-items-center rounded-small text-muted hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </div>
  );
}

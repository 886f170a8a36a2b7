import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type BannerTone = 'bad' | 'warn' | 'info' | 'good';

interface Look {
  readonly icon: LucideIcon;
  readonly ground: string;
  readonly mark: string;
}

const LOOKS: Record<BannerTone, Look> = {
  bad: { icon: CircleAlert, ground: 'bg-lingon-soft', mark: 'text-lingon' },
  warn: { icon: TriangleAlert, ground: 'bg-saffron-soft', mark: 'text-saffron' },
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
}

/** Something the page wants known before anything else. */
export function Banner({ tone, title, children, action, role }: Props) {
  const { icon: Icon, ground, mark } = LOOKS[tone];
  return (
    <div
      role={role}
      className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-tile px-4 py-3.5 text-start text-ink tablet:px-5 ${ground}`}
    >
      <div className="flex min-w-52 flex-1 items-start gap-3">
        <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${mark}`} />
        <div>
          {title && <p className={`font-semibold ${mark}`}>{title}</p>}
          {children && <p>{children}</p>}
        </div>
      </div>
      {action}
    </div>
  );
}

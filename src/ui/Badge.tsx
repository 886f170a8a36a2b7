import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type BadgeTone = 'accent' | 'warn' | 'bad' | 'mute' | 'plain';

const TONES: Record<BadgeTone, string> = {
  accent: 'bg-accent-soft text-accent',
  warn: 'bg-warning-soft text-warning',
  bad: 'bg-danger-soft text-danger',
  mute: 'bg-line text-muted',
  plain: 'text-muted',
};

interface Props {
  readonly tone?: BadgeTone;
  /** A dot before the words, for what is alive. */
  readonly dot?: boolean;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

/** One word about a state. The colour only supports the word. */
export const Badge = ({ tone = 'accent', dot = false, icon: Icon, children }: Props) => (
  <span
    className={`inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-label ${TONES[tone]}`}
  >
    {dot && <span aria-hidden className="size-2 rounded-full bg-current" />}
    {Icon && <Icon aria-hidden className="-ms-1 size-4 shrink-0" />}
    {children}
  </span>
);

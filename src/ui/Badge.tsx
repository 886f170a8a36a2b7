import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextElement } from './TextElement.tsx';

export type BadgeTone = 'accent' | 'warning' | 'danger' | 'muted' | 'plain';

const TONE_CLASSES: Record<BadgeTone, string> = {
  accent: 'bg-accent-soft text-accent',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  muted: 'bg-line text-muted',
  plain: 'text-muted',
};

interface Props {
  readonly tone?: BadgeTone;
  /** A dot before the text, for something active. */
  readonly dot?: boolean;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

/** A short status text. The colour only supports the text. */
export const Badge = ({ tone = 'accent', dot = false, icon: Icon, children }: Props) => (
  <span
    className={`inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-label ${TONE_CLASSES[tone]}`}
  >
    {dot && <span aria-hidden className="size-2 rounded-full bg-current" />}
    {Icon && <Icon aria-hidden className="-ms-1 size-4 shrink-0" />}
    <TextElement>{children}</TextElement>
  </span>
);

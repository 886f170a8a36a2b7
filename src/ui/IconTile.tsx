import type { LucideIcon } from 'lucide-react';

type Tone = 'accent' | 'muted' | 'danger';

const TONE_CLASSES: Record<Tone, string> = {
  accent: 'bg-accent-soft text-accent',
  muted: 'bg-line text-muted',
  danger: 'bg-danger-soft text-danger',
};

interface Props {
  readonly icon: LucideIcon;
  readonly tone?: Tone;
}

/** An icon on a coloured square. Decorative: the text next to it must say the same. */
export const IconTile = ({ icon: Icon, tone = 'accent' }: Props) => (
  <span aria-hidden className={`grid size-11 shrink-0 place-items-center rounded-button ${TONE_CLASSES[tone]}`}>
    <Icon className="size-5" />
  </span>
);

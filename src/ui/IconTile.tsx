import type { LucideIcon } from 'lucide-react';

type IconTileTone = 'accent' | 'mute' | 'bad';

const TONES: Record<IconTileTone, string> = {
  accent: 'bg-accent-soft text-accent',
  mute: 'bg-line text-muted',
  bad: 'bg-danger-soft text-danger',
};

interface Props {
  readonly icon: LucideIcon;
  readonly tone?: IconTileTone;
}

/** A line icon on a soft square; the words beside it say the same. */
export const IconTile = ({ icon: Icon, tone = 'accent' }: Props) => (
  <span aria-hidden className={`grid size-11 shrink-0 place-items-center rounded-button ${TONES[tone]}`}>
    <Icon className="size-5" />
  </span>
);

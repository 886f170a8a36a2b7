import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Turning } from './Turning.tsx';

export interface ActionFaceProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** What will happen, in a few words. */
  readonly note: ReactNode;
  /** The one that most people want. */
  readonly main?: boolean;
  readonly busy?: boolean;
}

const LOOKS = {
  main: { icon: 'bg-accent-ink/15', note: '' },
  other: { icon: 'bg-accent-soft text-accent', note: 'text-soft' },
};

/** What stands in a large button or link: what it does, and what comes of it. */
export function ActionFace({ icon: Icon, title, note, main = false, busy = false }: ActionFaceProps) {
  const look = LOOKS[main ? 'main' : 'other'];
  return (
    <>
      <span aria-hidden className={`grid size-11 shrink-0 place-items-center rounded-button ${look.icon}`}>
        {busy ? <Turning className="size-6" /> : <Icon className="size-6" />}
      </span>
      <span className="grid">
        <span className="font-semibold">{title}</span>
        <span className={`text-small ${look.note}`}>{note}</span>
      </span>
    </>
  );
}

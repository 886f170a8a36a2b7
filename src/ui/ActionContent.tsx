import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { SpinnerIcon } from './SpinnerIcon.tsx';

export interface ActionContentProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** What will happen, in a few words. */
  readonly description: ReactNode;
  /** The one that most people want. */
  readonly primary?: boolean;
  readonly busy?: boolean;
}

const LOOKS = {
  main: { icon: 'bg-accent-ink/15', note: '' },
  other: { icon: 'bg-accent-soft text-accent', note: 'text-muted' },
};

/** What stands in a large button or link: what it does, and what comes of it. */
export function ActionContent({ icon: Icon, title, description, primary = false, busy = false }: ActionContentProps) {
  const look = LOOKS[primary ? 'main' : 'other'];
  return (
    <>
      <span aria-hidden className={`grid size-11 shrink-0 place-items-center rounded-button ${look.icon}`}>
        {busy ? <SpinnerIcon className="size-6" /> : <Icon className="size-6" />}
      </span>
      <span className="grid">
        <span className="font-semibold">{title}</span>
        <span className={`text-small ${look.note}`}>{description}</span>
      </span>
    </>
  );
}

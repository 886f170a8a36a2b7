import type { LucideIcon } from 'lucide-react';

interface Props {
  readonly icon: LucideIcon;
  readonly title: string;
  /** What will happen, in a few words. */
  readonly note: string;
  /** The one that most people want. */
  readonly main?: boolean;
  readonly onPress: () => void;
}

const LOOKS = {
  main: {
    ground: 'border-transparent bg-accent text-accent-ink hover:bg-accent-hover',
    icon: 'bg-accent-ink/15',
    note: '',
  },
  other: {
    ground: 'border-line bg-surface text-ink shadow-tile hover:border-edge',
    icon: 'bg-accent-soft text-accent',
    note: 'text-soft',
  },
};

/** A large button that says what it does and what comes of it. */
export function ActionButton({ icon: Icon, title, note, main = false, onPress }: Props) {
  const look = LOOKS[main ? 'main' : 'other'];
  return (
    <button
      type="button"
      onClick={onPress}
      className={`flex w-full cursor-pointer items-center gap-4 rounded-tile border p-4 text-start transition-colors duration-quick ${look.ground}`}
    >
      <span aria-hidden className={`grid size-11 shrink-0 place-items-center rounded-button ${look.icon}`}>
        <Icon className="size-6" />
      </span>
      <span className="grid">
        <span className="font-semibold">{title}</span>
        <span className={`text-small ${look.note}`}>{note}</span>
      </span>
    </button>
  );
}

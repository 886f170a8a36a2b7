import { Circle, CircleCheck } from 'lucide-react';

interface Item {
  readonly text: string;
  readonly isMet: boolean;
}

interface Props {
  /** By which a field names what describes it. */
  readonly id: string;
  readonly items: readonly Item[];
  /** What is said of an item to who cannot see its mark. */
  readonly statusLabels: { readonly met: string; readonly unmet: string };
}

/** What a value must have, each ticked as soon as it has it; read out one by one as they change. */
export const Checklist = ({ id, items, statusLabels }: Props) => (
  <ul id={id} aria-live="polite" className="grid gap-1.5 text-start text-small">
    {items.map(({ text, isMet }) => (
      <li key={text} aria-atomic className={`flex items-start gap-2 ${isMet ? 'text-accent' : 'text-muted'}`}>
        {isMet ? (
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
        ) : (
          <Circle aria-hidden className="mt-0.5 size-4 shrink-0" />
        )}
        <span>
          {text}
          <span className="sr-only">, {isMet ? statusLabels.met : statusLabels.unmet}</span>
        </span>
      </li>
    ))}
  </ul>
);

import { Circle, CircleCheck } from 'lucide-react';

interface Item {
  readonly text: string;
  readonly isMet: boolean;
}

interface Props {
  /** For the `describedBy` of the field. */
  readonly id: string;
  readonly items: readonly Item[];
  /** Read by screen readers after each item in place of its icon. */
  readonly statusLabels: { readonly met: string; readonly unmet: string };
}

/** The requirements on a value, each with an icon that shows whether it is met. Changes are announced one by one. */
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
          <span>{text}</span>
          <span className="sr-only">{`, ${isMet ? statusLabels.met : statusLabels.unmet}`}</span>
        </span>
      </li>
    ))}
  </ul>
);

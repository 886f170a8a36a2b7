import { type ReactNode, useId } from 'react';
import { moveAlong } from './tab-keys.ts';

interface Props {
  /** Names the row of tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
  /** The row of tabs, to be placed, and what the chosen one shows. */
  readonly children: (list: ReactNode, panel: (content: ReactNode) => ReactNode) => ReactNode;
}

/** Tabs, of which one is open; arrows move among them, Enter opens. */
export function Tabs({ label, tabs, value, onChoose, children }: Props) {
  const id = useId();
  const list = (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={moveAlong}
      className="flex max-w-full gap-1 self-start rounded-button bg-line p-1"
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}`}
          aria-selected={tab.value === value}
          aria-controls={tab.value === value ? id : undefined}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => tab.value !== value && onChoose(tab.value)}
          className="min-h-10 cursor-pointer rounded-small px-4 py-1.5 font-semibold text-small text-muted aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-tile forced-colors:aria-selected:outline-2"
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
  return children(list, (content) => (
    <div role="tabpanel" id={id} aria-labelledby={`${id}-${value}`} tabIndex={-1}>
      {content}
    </div>
  ));
}

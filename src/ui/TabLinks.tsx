import type { KeyboardEvent } from 'react';
import { NavLink } from 'react-router-dom';
import { moveAlong } from './tab-keys.ts';

interface Props {
  /** Names the row of tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly to: string; readonly label: string }[];
  /** The address of the tab that is open. */
  readonly value: string;
  /** The id of what the open tab shows. */
  readonly panel: string;
}

/** Arrows go to the neighbour and open it, as in any row of tabs. */
const move = (event: KeyboardEvent<HTMLElement>) => moveAlong(event)?.click();

/** Tabs that have addresses of their own: links to whoever presses one, a row of tabs to the keyboard and the ear. */
export const TabLinks = ({ label, tabs, value, panel }: Props) => (
  <div
    role="tablist"
    aria-label={label}
    onKeyDown={move}
    className="flex max-w-full gap-1 overflow-x-auto rounded-button bg-line p-1 tablet:w-fit"
  >
    {tabs.map((tab) => (
      <NavLink
        key={tab.to}
        to={tab.to}
        role="tab"
        id={tabId(tab.to)}
        aria-selected={tab.to === value}
        aria-controls={tab.to === value ? panel : undefined}
        tabIndex={tab.to === value ? 0 : -1}
        className="grid min-h-11 flex-1 place-items-center rounded-small px-1 py-1.5 text-center font-semibold text-small text-muted no-underline aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-tile tablet:px-5 forced-colors:aria-selected:outline-2"
      >
        {tab.label}
      </NavLink>
    ))}
  </div>
);

/** By which the panel of a tab names the tab. */
export const tabId = (to: string): string => `tab${to.replaceAll('/', '-')}`;

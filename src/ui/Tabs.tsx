import * as Radix from '@radix-ui/react-tabs';
import type { MouseEvent, PropsWithChildren } from 'react';
import { Link, useNavigate } from 'react-router-dom';

const LIST_CLASS = 'flex max-w-full gap-1 rounded-button bg-line p-1';
const TAB_CLASS =
  'wrap-break-word rounded-small py-1.5 font-semibold text-small text-muted aria-selected:bg-selected aria-selected:text-ink aria-selected:shadow-tile forced-colors:aria-selected:outline-2';

interface TabsProps {
  /** The selected tab. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Around a `TabList` and its `TabPanel`. Arrow keys move the focus; Enter, Space or a press selects a tab. */
export const Tabs = ({ value, onChange, children }: PropsWithChildren<TabsProps>) => (
  <Radix.Root value={value} onValueChange={onChange} activationMode="manual">
    {children}
  </Radix.Root>
);

interface TabListProps {
  /** Names the tab list. */
  readonly label: string;
  readonly tabs: readonly { readonly value: string; readonly label: string }[];
}

export const TabList = ({ label, tabs }: TabListProps) => (
  <Radix.List aria-label={label} className={`${LIST_CLASS} self-start`}>
    {tabs.map((tab) => (
      <Radix.Trigger key={tab.value} value={tab.value} className={`${TAB_CLASS} min-h-11 cursor-pointer px-4`}>
        {tab.label}
      </Radix.Trigger>
    ))}
  </Radix.List>
);

interface TabPanelProps extends Pick<TabsProps, 'value'> {
  /** False while the tabs are loading: a panel without a tab is not announced as one. Default: true. */
  readonly hasTabs?: boolean;
}

/** Takes the role and the label of a tab panel away. */
const NOT_A_PANEL = { role: undefined, 'aria-labelledby': undefined } as const;

/** The content of the selected tab. */
export const TabPanel = ({ value, hasTabs = true, children }: PropsWithChildren<TabPanelProps>) => (
  <Radix.Content value={value} tabIndex={-1} {...(!hasTabs && NOT_A_PANEL)}>
    {children}
  </Radix.Content>
);

/** Around a `TabLinkList` and its `TabPanel`; `value` is the current path. Arrow keys open the neighbouring tab. */
export function LinkTabs({ value, children }: PropsWithChildren<Pick<TabsProps, 'value'>>) {
  const navigate = useNavigate();
  return (
    <Radix.Root value={value} onValueChange={(path) => navigate(path)}>
      {children}
    </Radix.Root>
  );
}

interface TabLinkListProps {
  readonly label: string;
  readonly tabs: readonly { readonly to: string; readonly label: string }[];
}

const hasModifier = ({ metaKey, shiftKey, altKey, ctrlKey }: MouseEvent) => metaKey || shiftKey || altKey || ctrlKey;

/** A press with a modifier key is left to the browser, for example to open a new browser tab. */
const ignoreModifiedPress = (event: MouseEvent) => {
  if (hasModifier(event)) event.preventDefault();
};

/** A press navigates on `mousedown`, like other tabs. The `click` that follows must not navigate again. */
const navigateOnce = (event: MouseEvent<HTMLAnchorElement>) => {
  if (!hasModifier(event) && event.currentTarget.href === window.location.href) event.preventDefault();
};

/** Tabs that have addresses of their own: links inside a tab list. */
export const TabLinkList = ({ label, tabs }: TabLinkListProps) => (
  <Radix.List aria-label={label} className={`${LIST_CLASS} overflow-x-auto tablet:w-fit`}>
    {tabs.map(({ to, label: name }) => (
      <Radix.Trigger key={to} value={to} asChild onMouseDown={ignoreModifiedPress}>
        <Link
          to={to}
          onClick={navigateOnce}
          className={`${TAB_CLASS} grid min-h-11 flex-auto place-items-center px-1 text-center no-underline tablet:px-5`}
        >
          {name}
        </Link>
      </Radix.Trigger>
    ))}
  </Radix.List>
);

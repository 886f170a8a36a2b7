import type { ReactNode } from 'react';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TabLinks, tabId } from '../../ui/TabLinks.tsx';
import { useTranslate } from '../use-translate.ts';

const TABS = [
  { to: '/settings/user', label: 'settings.tab.user' },
  { to: '/settings/notifications', label: 'settings.tab.notifications' },
  { to: '/settings/limits', label: 'settings.tab.limits' },
] as const;

const PANEL = 'settings-panel';

interface Props {
  /** The address that is open. */
  readonly path: string;
  readonly children: ReactNode;
}

/** The settings (§2): their tabs, each at an address of its own, around the one that is open. */
export function SettingsView({ path, children }: Props) {
  const say = useTranslate();
  return (
    <div className="mx-auto grid w-full max-w-200 grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeading title={say('settings.title')} />
      <TabLinks
        label={say('settings.tabs')}
        tabs={TABS.map(({ to, label }) => ({ to, label: say(label) }))}
        value={path}
        panel={PANEL}
      />
      <div role="tabpanel" id={PANEL} aria-labelledby={tabId(path)} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {children}
      </div>
    </div>
  );
}

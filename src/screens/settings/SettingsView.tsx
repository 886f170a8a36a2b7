import type { ReactNode } from 'react';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { LinkTabs, TabLinkList, TabPanel } from '../../ui/Tabs.tsx';
import { useTranslate } from '../use-translate.ts';

const TABS = [
  { to: '/settings/user', label: 'settings.tab.user' },
  { to: '/settings/notifications', label: 'settings.tab.notifications' },
  { to: '/settings/limits', label: 'settings.tab.limits' },
] as const;

interface Props {
  /** The path of the open tab. */
  readonly path: string;
  readonly children: ReactNode;
}

/** The tabs of the settings (§2), each at its own path, around the open one. */
export function SettingsView({ path, children }: Props) {
  const translate = useTranslate();
  const title = translate('settings.title');
  const tabs = TABS.map(({ to, label }) => ({ to, label: translate(label) }));
  const openTab = tabs.find(({ to }) => to === path);
  return (
    <div className="mx-auto grid w-full max-w-200 grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeading title={title} documentTitle={openTab && `${openTab.label} · ${title}`} />
      <LinkTabs value={path}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <TabLinkList label={translate('settings.tabs')} tabs={tabs} />
          <TabPanel value={path}>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
          </TabPanel>
        </div>
      </LinkTabs>
    </div>
  );
}

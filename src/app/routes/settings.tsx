import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SettingsView } from '../../screens/settings/SettingsView.tsx';
import { useTranslate } from '../../screens/use-translate.ts';
import { Spinner } from '../../ui/Spinner.tsx';

/** Around the tabs of the settings (§2), which stay while what they show is fetched. */
export default function Settings() {
  const say = useTranslate();
  const { pathname } = useLocation();
  return (
    <SettingsView path={pathname.replace(/\/$/, '')}>
      <Suspense fallback={<Spinner label={say('loading.page')} />}>
        <Outlet />
      </Suspense>
    </SettingsView>
  );
}

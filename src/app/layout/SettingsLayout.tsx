import { Outlet, useLocation } from 'react-router-dom';
import { SettingsView } from '../../screens/settings/SettingsView.tsx';

/** The tabs of the settings (§2) around the open one. */
export default function SettingsLayout() {
  const { pathname } = useLocation();
  return (
    <SettingsView path={pathname.replace(/\/$/, '')}>
      <Outlet />
    </SettingsView>
  );
}

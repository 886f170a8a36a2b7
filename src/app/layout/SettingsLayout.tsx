import type { PropsWithChildren } from 'react';
import { useLocation } from 'react-router-dom';
import { SettingsView } from '../../screens/settings/SettingsView.tsx';
import { matchRoute } from '../routes.ts';

/** The tabs of the settings (§2) around the open one. */
export function SettingsLayout({ children }: PropsWithChildren) {
  const { pathname } = useLocation();
  return <SettingsView path={matchRoute(pathname).route.path}>{children}</SettingsView>;
}

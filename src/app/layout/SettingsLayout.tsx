import type { PropsWithChildren } from 'react';
import { useLocation } from 'wouter';
import { SettingsView } from '../../screens/settings/SettingsView.tsx';

/** The tabs of the settings (§2) around the open one. */
export function SettingsLayout({ children }: PropsWithChildren) {
  const [pathname] = useLocation();
  return <SettingsView path={pathname.replace(/\/$/, '')}>{children}</SettingsView>;
}

import { CreditCard, House, LifeBuoy, type LucideIcon, Receipt, Settings, WalletMinimal } from 'lucide-react';
import type { MessageId } from '../../../machines/message.ts';

export interface NavItem {
  readonly path: string;
  readonly label: MessageId;
  readonly icon: LucideIcon;
}

/** The pages of the portal, in the order of both bars (§2 navigation). */
const PAGES: readonly NavItem[] = [
  { path: '/home', label: 'navigation.home', icon: House },
  { path: '/transactions', label: 'navigation.transactions', icon: Receipt },
  { path: '/topup', label: 'navigation.topups', icon: WalletMinimal },
  { path: '/card', label: 'navigation.card', icon: CreditCard },
];

/** Without a calendar there is no way to the top-ups (§6). */
export const navItems = (hasTopups: boolean): readonly NavItem[] =>
  PAGES.filter(({ path }) => hasTopups || path !== '/topup');

export const SUPPORT: NavItem = { path: '/support', label: 'navigation.support', icon: LifeBuoy };
/** Stands above whatever page is open (decision 14). */
export const CALCULATOR = '?calculator';
export const SETTINGS: NavItem = { path: '/settings', label: 'navigation.settings', icon: Settings };

/** On these the navigation is hidden: what was begun there is to be finished or left on purpose (§2 navigation). */
const WITHOUT_NAVIGATION = [
  '/edit-phone',
  '/edit-email',
  '/verify-email',
  '/replacement-card',
  '/order-physical-card',
  '/terms-conditions',
];

export const hidesNavigation = (path: string): boolean => WITHOUT_NAVIGATION.includes(path);

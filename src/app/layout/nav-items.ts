import { CreditCard, House, LifeBuoy, type LucideIcon, ReceiptText, Settings, WalletMinimal } from 'lucide-react';
import type { MessageId } from '../../../machines/message.ts';

export interface NavItem {
  readonly path: string;
  readonly label: MessageId;
  /** The label in the bottom bar of a phone, if it differs (§2). */
  readonly phoneLabel?: MessageId;
  readonly icon: LucideIcon;
}

/** The pages of the portal, in the order of both bars (§2 navigation). */
const PAGES: readonly NavItem[] = [
  { path: '/home', label: 'navigation.home', icon: House },
  { path: '/transactions', label: 'navigation.transactions', icon: ReceiptText },
  { path: '/topup', label: 'navigation.topups', phoneLabel: 'navigation.topups.phone', icon: WalletMinimal },
  { path: '/card', label: 'navigation.card', icon: CreditCard },
];

/** The pages of both bars; top-ups only when there is a calendar (§6). */
export const navItems = (hasTopups: boolean): readonly NavItem[] =>
  PAGES.filter(({ path }) => hasTopups || path !== '/topup');

export const SUPPORT: NavItem = { path: '/support', label: 'navigation.support', icon: LifeBuoy };
export const SETTINGS: NavItem = { path: '/settings', label: 'navigation.settings', icon: Settings };

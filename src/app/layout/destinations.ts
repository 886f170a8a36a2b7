import { CreditCard, House, LifeBuoy, type LucideIcon, Receipt, Settings, WalletMinimal } from 'lucide-react';
import type { MessageId } from '../../../machines/message.ts';

export interface Destination {
  readonly path: string;
  readonly label: MessageId;
  readonly icon: LucideIcon;
}

/** The pages of the portal, in the order of both bars (§2 navigation). */
const PAGES: readonly Destination[] = [
  { path: '/home', label: 'navigation.home', icon: House },
  { path: '/transactions', label: 'navigation.transactions', icon: Receipt },
  { path: '/topup', label: 'navigation.topups', icon: WalletMinimal },
  { path: '/card', label: 'navigation.card', icon: CreditCard },
];

/** Without a calendar there is no way to the top-ups (§6). */
export const pagesWith = (hasTopups: boolean): readonly Destination[] =>
  PAGES.filter(({ path }) => hasTopups || path !== '/topup');

export const SUPPORT: Destination = { path: '/support', label: 'navigation.support', icon: LifeBuoy };
/** Stands above whatever page is open (decision 14). */
export const CALCULATOR = '?calculator';
export const SETTINGS: Destination = { path: '/settings', label: 'navigation.settings', icon: Settings };

/** On these the navigation is hidden: what was begun there is to be finished or left on purpose (§2 navigation). */
const ALONE = [
  '/edit-phone',
  '/edit-email',
  '/verify-email',
  '/replacement-card',
  '/order-physical-card',
  '/terms-conditions',
];

export const isAlone = (path: string): boolean => ALONE.includes(path);

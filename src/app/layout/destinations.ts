import { CreditCard, House, LifeBuoy, type LucideIcon, Receipt, Settings, WalletMinimal } from 'lucide-react';
import type { MessageId } from '../../../machines/message.ts';

export interface Destination {
  readonly path: string;
  readonly label: MessageId;
  readonly icon: LucideIcon;
}

/** The pages of the portal, in the order of both bars (§2 navigation). */
export const PAGES: readonly Destination[] = [
  { path: '/home', label: 'navigation.home', icon: House },
  { path: '/transactions', label: 'navigation.transactions', icon: Receipt },
  { path: '/topup', label: 'navigation.topups', icon: WalletMinimal },
  { path: '/card', label: 'navigation.card', icon: CreditCard },
];

export const SUPPORT: Destination = { path: '/support', label: 'navigation.support', icon: LifeBuoy };
export const SETTINGS: Destination = { path: '/settings', label: 'navigation.settings', icon: Settings };

import type { accounts, transactions } from '../contract/account.ts';
import type { WireResponseOf } from '../contract/call.ts';
import type { accountCards } from '../contract/card.ts';
import type { cardholderInfo } from '../contract/cardholder.ts';
import type { readPreferences } from '../contract/preferences.ts';
import type { topupCalendar } from '../contract/topups.ts';

// The forms that the contract promises. Its other types are what the portal reads, which allows more.
export type Account = WireResponseOf<typeof accounts>[number];
export type Transaction = WireResponseOf<typeof transactions>['content'][number];
export type Card = WireResponseOf<typeof accountCards>[number];
export type Cardholder = WireResponseOf<typeof cardholderInfo>;
export type Preferences = WireResponseOf<typeof readPreferences>;
export type TopupCalendar = WireResponseOf<typeof topupCalendar>;
export type TopupMonth = TopupCalendar['months'][number];
export type TopupSettings = NonNullable<TopupCalendar['topupSettings']>;

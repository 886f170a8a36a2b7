import type { Ore } from '../../contract/money.ts';
import { CHANNELS, type NotificationFlag, TOPICS } from '../../contract/preferences.ts';
import type { Database } from '../db/database.ts';
import type { Preferences } from '../wire.ts';

export const FLAGS: readonly NotificationFlag[] = TOPICS.flatMap((topic) =>
  CHANNELS.map((channel): NotificationFlag => `${topic}${channel}`),
);

interface PreferenceRow {
  dailyLimit: Ore;
  weeklyLimit: Ore;
  subscribedAt: number | null;
  disabledFlags: string;
}

/** The stored preferences, or the defaults. */
function rowOf(db: Database, cardholderId: number): PreferenceRow {
  const row = db.one<PreferenceRow>`
    SELECT daily_limit AS dailyLimit, weekly_limit AS weeklyLimit, subscribed_at AS subscribedAt, disabled_flags AS disabledFlags
    FROM preference WHERE cardholder_id = ${cardholderId}`;
  return row ?? { dailyLimit: 50_000 as Ore, weeklyLimit: 150_000 as Ore, subscribedAt: null, disabledFlags: '[]' };
}

const disabledFlagsIn = ({ disabledFlags }: PreferenceRow): ReadonlySet<NotificationFlag> =>
  new Set(JSON.parse(disabledFlags));

/** Purchase limits, öre; 0 means no limit. */
export function limitsOf(db: Database, cardholderId: number): { daily: Ore; weekly: Ore } {
  const { dailyLimit, weeklyLimit } = rowOf(db, cardholderId);
  return { daily: dailyLimit, weekly: weeklyLimit };
}

/** Whether a cardholder has enabled a notification on a channel. */
export const isEnabled = (db: Database, cardholderId: number, flag: NotificationFlag): boolean =>
  !disabledFlagsIn(rowOf(db, cardholderId)).has(flag);

/** The preferences of a cardholder as the portal reads them (§3); limits are in öre. */
export function preferencesOf(db: Database, cardholderId: number): Preferences {
  const row = rowOf(db, cardholderId);
  const disabledFlags = disabledFlagsIn(row);
  const flags = Object.fromEntries(FLAGS.map((flag) => [flag, !disabledFlags.has(flag)] as const));
  return {
    notificationMethod: flags as Record<NotificationFlag, boolean>,
    dailyPurchaseLimit: row.dailyLimit,
    weeklyPurchaseLimit: row.weeklyLimit,
    preferences: { subscribeTopups: row.subscribedAt !== null },
  };
}

/** The fields to change; missing fields keep their value. */
export interface PreferenceChanges extends Partial<Record<NotificationFlag, boolean | undefined>> {
  readonly dailyPurchaseLimit?: Ore | undefined;
  readonly weeklyPurchaseLimit?: Ore | undefined;
  readonly subscribeTopups?: boolean | undefined;
}

/** Saves changes to the preferences. */
export function savePreference(db: Database, cardholderId: number, changes: PreferenceChanges, now: number): void {
  const row = rowOf(db, cardholderId);
  const before = disabledFlagsIn(row);
  const disabledFlags = FLAGS.filter((flag) => (changes[flag] === undefined ? before.has(flag) : !changes[flag]));
  const since = changes.subscribeTopups ? (row.subscribedAt ?? now) : null;
  db.run`
    INSERT OR REPLACE INTO preference (cardholder_id, daily_limit, weekly_limit, subscribed_at, disabled_flags)
    VALUES (${cardholderId}, ${changes.dailyPurchaseLimit ?? row.dailyLimit},
      ${changes.weeklyPurchaseLimit ?? row.weeklyLimit},
      ${changes.subscribeTopups === undefined ? row.subscribedAt : since}, ${JSON.stringify(disabledFlags)})`;
}

import type { Ore } from '../../contract/money.ts';
import { CHANNELS, type NotificationFlag, type Preferences, TOPICS } from '../../contract/preferences.ts';
import type { Database } from '../db/database.ts';

export const FLAGS: readonly NotificationFlag[] = TOPICS.flatMap((topic) =>
  CHANNELS.map((channel): NotificationFlag => `${topic}${channel}`),
);

interface PreferenceRow {
  dailyLimit: Ore;
  weeklyLimit: Ore;
  subscribedAt: number | null;
  silenced: string;
}

/** What is kept, or what is usual for somebody who has not chosen yet. */
function rowOf(db: Database, cardholderId: number): PreferenceRow {
  const row = db.one<PreferenceRow>`
    SELECT daily_limit AS dailyLimit, weekly_limit AS weeklyLimit, subscribed_at AS subscribedAt, silenced
    FROM preference WHERE cardholder_id = ${cardholderId}`;
  return row ?? { dailyLimit: 50_000 as Ore, weeklyLimit: 150_000 as Ore, subscribedAt: null, silenced: '[]' };
}

const silencedIn = ({ silenced }: PreferenceRow): ReadonlySet<NotificationFlag> => new Set(JSON.parse(silenced));

/** Öre; 0 is no limit. */
export function limitsOf(db: Database, cardholderId: number): { daily: Ore; weekly: Ore } {
  const { dailyLimit, weeklyLimit } = rowOf(db, cardholderId);
  return { daily: dailyLimit, weekly: weeklyLimit };
}

/** Whether a cardholder wants to hear of something in a way. */
export const isWanted = (db: Database, cardholderId: number, flag: NotificationFlag): boolean =>
  !silencedIn(rowOf(db, cardholderId)).has(flag);

export function preferencesOf(db: Database, cardholderId: number): Preferences {
  const row = rowOf(db, cardholderId);
  const silenced = silencedIn(row);
  const flags = Object.fromEntries(FLAGS.map((flag) => [flag, !silenced.has(flag)] as const));
  return {
    notificationMethod: flags as Record<NotificationFlag, boolean>,
    dailyPurchaseLimit: row.dailyLimit,
    weeklyPurchaseLimit: row.weeklyLimit,
    preferences: { subscribeTopups: row.subscribedAt !== null },
  };
}

/** What to change; what is left out stays. */
export interface Wish extends Partial<Record<NotificationFlag, boolean | undefined>> {
  readonly dailyPurchaseLimit?: Ore | undefined;
  readonly weeklyPurchaseLimit?: Ore | undefined;
  readonly subscribeTopups?: boolean | undefined;
}

/** Saves a wish as a whole. */
export function savePreference(db: Database, cardholderId: number, wish: Wish, now: number): void {
  const row = rowOf(db, cardholderId);
  const before = silencedIn(row);
  const silenced = FLAGS.filter((flag) => (wish[flag] === undefined ? before.has(flag) : !wish[flag]));
  const since = wish.subscribeTopups ? (row.subscribedAt ?? now) : null;
  db.run`
    INSERT OR REPLACE INTO preference (cardholder_id, daily_limit, weekly_limit, subscribed_at, silenced)
    VALUES (${cardholderId}, ${wish.dailyPurchaseLimit ?? row.dailyLimit},
      ${wish.weeklyPurchaseLimit ?? row.weeklyLimit},
      ${wish.subscribeTopups === undefined ? row.subscribedAt : since}, ${JSON.stringify(silenced)})`;
}

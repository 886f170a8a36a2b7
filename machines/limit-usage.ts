import type { Ore } from '../contract/money.ts';
import type { Preferences } from '../contract/preferences.ts';

/** The purchase limits per day and per week, öre; 0 is no limit. */
export interface Limits {
  readonly daily: Ore;
  readonly weekly: Ore;
}

/** Both limits of a response; null if one of them could not be read: 0 would mean that there is no limit. */
export function limitsIn({ dailyPurchaseLimit: daily, weeklyPurchaseLimit: weekly }: Preferences): Limits | null {
  return daily === null || weekly === null ? null : { daily, weekly };
}

/** What the card was used for, öre including fees. */
export interface RecentSpending {
  readonly day: Ore;
  readonly week: Ore;
}

/** How much of a limit is used. */
export interface LimitUsage {
  readonly period: 'day' | 'week';
  /** Öre, fees included. */
  readonly spent: Ore;
  /** Öre; 0 is no limit. */
  readonly limit: Ore;
}

/** What was bought today and this week, each with its limit. */
export const usagesOf = ({ daily, weekly }: Limits, { day, week }: RecentSpending): readonly LimitUsage[] => [
  { period: 'day', spent: day, limit: daily },
  { period: 'week', spent: week, limit: weekly },
];

/** The limit that stops the next purchase first: the one with the least left. Null without limits. */
export const nearestLimit = (limits: Limits, spending: RecentSpending): LimitUsage | null =>
  usagesOf(limits, spending)
    .filter(({ limit }) => limit > 0)
    .toSorted((a, b) => a.limit - a.spent - (b.limit - b.spent))[0] ?? null;

import type { LedgerEntry } from '../accounts/ledger.ts';
import { dayAt, dayOfMonth, momentAt } from '../dates.ts';
import { MAX_BALANCE, topupEntry } from '../topups/loading.ts';
import { generatePurchases } from './generated-purchases.ts';
import { lunchHabits } from './lunches.ts';
import type { AccountPlan, ExtraTransaction } from './persona.ts';
import { seededRandom } from './random.ts';
import { type Workday, workdaysBetween } from './workdays.ts';

interface Level {
  /** öre */
  readonly amount: number;
  readonly day: number;
}

/** An ordered month. */
interface SimulatedMonth {
  readonly year: number;
  readonly month: number;
  /** When the top-up is loaded, ms since 1970. */
  readonly loadsAt: number;
  /** Whether the top-up is due but the balance would exceed the maximum. */
  readonly isQueued: boolean;
  readonly isLoaded: boolean;
}

export interface AccountHistory {
  /** Oldest first. */
  readonly entries: readonly LedgerEntry[];
  readonly months: readonly SimulatedMonth[];
}

type Month = Pick<SimulatedMonth, 'year' | 'month' | 'loadsAt'>;

/** The months that the employer has blocked or canceled. `now` in ms since 1970. */
export const changedMonths = ({ employerChanges }: Pick<AccountPlan, 'employerChanges'>, now: number) =>
  employerChanges.map(({ monthsAhead, status }) => {
    const { year, month } = dayAt(now).with({ day: 1 }).add({ months: monthsAhead });
    return { year, month, status };
  });

/** The ordered months of an account, past and future. */
function orderedMonths(
  { historyMonths, orderedAhead, generatedPurchases, ...plan }: AccountPlan,
  level: Level,
  now: number,
): { past: Month[]; future: Month[] } {
  const first = dayAt(now).with({ day: 1 }).subtract({ months: historyMonths });
  const lastYear = dayAt(now).year - 1;
  const months = Array.from({ length: historyMonths + orderedAhead + 1 }, (_, index) => {
    const { year, month } = first.add({ months: index });
    return { year, month, loadsAt: momentAt(dayOfMonth(year, month, level.day), '06:00') };
  });
  const changed = changedMonths(plan, now);
  const isPast = ({ year, month, loadsAt }: Month) =>
    loadsAt <= now &&
    (generatedPurchases === 0 || year === lastYear) &&
    !changed.some((other) => other.year === year && other.month === month);
  return {
    past: historyMonths > 0 ? months.filter(isPast) : [],
    future: months.filter(({ loadsAt }) => loadsAt > now).slice(0, orderedAhead),
  };
}

/** An extra transaction as a ledger entry, on the last working day that is at least `daysAgo` days ago. */
function toEntry({ daysAgo, at, ...entry }: ExtraTransaction, now: number): LedgerEntry {
  const latest = dayAt(now).subtract({ days: daysAgo });
  const [day] = workdaysBetween(latest.subtract({ days: 21 }), latest.add({ days: 1 })).slice(-1);
  return { ...entry, bookedAt: momentAt(Temporal.PlainDate.from(day?.date ?? latest), at) };
}

const countsTowardsBalance = ({ status }: LedgerEntry): boolean => status === 'Successful' || status === 'Reserved';

/** An account whose balance never falls below zero or exceeds the maximum. */
class SimulatedAccount {
  readonly entries: LedgerEntry[] = [];
  readonly loaded = new Set<Month>();
  balance = 0;
  /** Only the first declined purchase after a top-up is booked. */
  #wasDeclined = false;

  load(month: Month, amount: number): void {
    if (this.balance + amount > MAX_BALANCE) return;
    this.loaded.add(month);
    this.#wasDeclined = false;
    this.#book(topupEntry(month.loadsAt, amount));
  }

  pay(entry: LedgerEntry): void {
    const isDeclined = countsTowardsBalance(entry) && this.balance + entry.amount - (entry.fee ?? 0) < 0;
    if (!isDeclined) this.#book(entry);
    else if (!this.#wasDeclined) this.#book({ ...entry, status: 'Declined' });
    this.#wasDeclined ||= isDeclined;
  }

  #book(entry: LedgerEntry): void {
    this.entries.push(entry);
    if (countsTowardsBalance(entry)) this.balance += entry.amount - (entry.fee ?? 0);
  }
}

interface SimulatedEvent {
  /** ms since 1970 */
  readonly at: number;
  readonly run: () => void;
}

/** A possible lunch on each of the days. */
function lunchEvents(
  plan: AccountPlan,
  level: Level,
  account: SimulatedAccount,
  days: readonly Workday[],
): SimulatedEvent[] {
  const habits = lunchHabits(plan.town, plan.lunchFrequency, seededRandom(String(plan.id)));
  return days.map((day) => ({
    at: day.lunchtime,
    run: () => {
      if (habits.buysLunch(day, account.balance, level.amount)) account.pay(habits.lunch(day));
    },
  }));
}

function generatedPurchaseEvents(
  { id, generatedPurchases }: AccountPlan,
  account: SimulatedAccount,
  year: number,
): SimulatedEvent[] {
  const first = Temporal.PlainDate.from({ year, month: 1, day: 1 });
  const days = generatedPurchases > 0 ? workdaysBetween(first, first.add({ years: 1 })) : [];
  return generatePurchases(generatedPurchases, days, seededRandom(String(id))).map(({ at, buy }) => ({
    at,
    run: () => account.pay(buy(account.balance)),
  }));
}

/** Lowers the balance to the plan's maximum with one large purchase. */
function spendDownTo({ remainingBalance }: AccountPlan, account: SimulatedAccount, now: number): void {
  if (remainingBalance === null || account.balance <= remainingBalance) return;
  const price = (account.balance - remainingBalance) / 100;
  account.pay(
    toEntry(
      {
        daysAgo: 1,
        at: '12:10',
        operation: 'Purchase',
        status: 'Successful',
        description: 'Cateringköket, lunch för laget',
        amount: remainingBalance - account.balance,
        merchant: { amount: price, currency: 'SEK' },
      },
      now,
    ),
  );
}

/** Marks the last successful purchase as reserved. */
function withReservation(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const last = entries.findLastIndex(({ operation, status }) => operation === 'Purchase' && status === 'Successful');
  return entries.map((entry, index) => (index === last ? { ...entry, status: 'Reserved' } : entry));
}

/** All events of an account until now, in order. */
function eventsOf(
  plan: AccountPlan,
  level: Level,
  account: SimulatedAccount,
  months: readonly Month[],
  now: number,
): SimulatedEvent[] {
  const extra = plan.extraTransactions.map((transaction) => toEntry(transaction, now));
  const extraDays = new Set(extra.map(({ bookedAt }) => dayAt(bookedAt).toString()));
  const today = dayAt(now);
  const lastDay = plan.monthsAway > 0 ? today.subtract({ months: plan.monthsAway }) : today;
  const workdays = months[0] ? workdaysBetween(dayAt(months[0].loadsAt), lastDay) : [];
  const days = workdays.filter(
    ({ date, year }) => !extraDays.has(date) && (plan.generatedPurchases === 0 || year === today.year),
  );
  const events: SimulatedEvent[] = [
    ...months.map((month) => ({ at: month.loadsAt, run: () => account.load(month, level.amount) })),
    ...extra.map((entry) => ({ at: entry.bookedAt, run: () => account.pay(entry) })),
    ...generatedPurchaseEvents(plan, account, today.year - 1),
    ...lunchEvents(plan, level, account, days),
  ];
  return events.sort((a, b) => a.at - b.at);
}

/** Simulates the transactions of an account until `now` (ms since 1970) and its ordered months. Deterministic. */
export function simulateHistory(plan: AccountPlan, level: Level, now: number): AccountHistory {
  const { past, future } = orderedMonths(plan, level, now);
  const account = new SimulatedAccount();
  for (const { run } of eventsOf(plan, level, account, past, now)) run();
  spendDownTo(plan, account, now);
  return {
    entries: withReservation(account.entries),
    months: [
      ...past.map((month) => ({ ...month, isLoaded: account.loaded.has(month), isQueued: !account.loaded.has(month) })),
      ...future.map((month) => ({ ...month, isLoaded: false, isQueued: false })),
    ],
  };
}

import type { Entry } from '../accounts/ledger.ts';
import { dayAt, dayOfMonth, momentAt } from '../calendar.ts';
import { topupEntry } from '../topups/due.ts';
import { chanceOf } from './chance.ts';
import { isWorkingDay, lunches } from './lunches.ts';
import type { AccountPlan, Happening } from './persona.ts';

interface Level {
  /** öre */
  readonly amount: number;
  readonly day: number;
}

interface OrderedMonth {
  readonly year: number;
  readonly month: number;
  /** When its money came, or comes. */
  readonly moment: number;
  readonly isLoaded: boolean;
}

/** The months that an account has ordered: those behind it, loaded, and those ahead. */
export function orderedMonths({ history, ordered }: AccountPlan, level: Level, now: number): OrderedMonth[] {
  const first = dayAt(now).with({ day: 1 }).subtract({ months: history });
  const months = Array.from({ length: history + ordered + 1 }, (_, index) => {
    const { year, month } = first.add({ months: index });
    const moment = momentAt(dayOfMonth(year, month, level.day), '06:00');
    return { year, month, moment, isLoaded: moment <= now };
  });
  const ahead = months.filter(({ isLoaded }) => !isLoaded).slice(0, ordered);
  return [...months.filter(({ isLoaded }) => isLoaded && history > 0), ...ahead];
}

function happened({ daysAgo, at, ...entry }: Happening, now: number): Entry {
  let day = dayAt(now).subtract({ days: daysAgo });
  while (!isWorkingDay(day)) day = day.subtract({ days: 1 });
  return { ...entry, bookedAt: momentAt(day, at) };
}

/** Lets life happen in order: a lunch that the balance does not allow is declined, and the card rests until money comes. */
function lived(entries: readonly Entry[]): Entry[] {
  let balance = 0;
  let isResting = false;
  return entries.flatMap((entry) => {
    if (entry.operation === 'Top-up') isResting = false;
    if (entry.status !== 'Successful') return [entry];
    if (balance + entry.amount < 0) {
      if (isResting) return [];
      isResting = true;
      return [{ ...entry, status: 'Declined' as const }];
    }
    balance += entry.amount - (entry.fee ?? 0);
    return [entry];
  });
}

/** What has happened on an account until now, oldest first. The last lunch is not settled yet. */
export function historyOf(plan: AccountPlan, level: Level, now: number): Entry[] {
  const topups = orderedMonths(plan, level, now).filter(({ isLoaded }) => isLoaded);
  const [oldest] = topups;
  if (!oldest) return [];
  const special = plan.happenings.map((happening) => happened(happening, now));
  const taken = new Set(special.map(({ bookedAt }) => dayAt(bookedAt).toString()));
  const ordinary = lunches(dayAt(oldest.moment), dayAt(now), chanceOf(String(plan.id)));
  const entries = [
    ...topups.map(({ moment }) => topupEntry(moment, level.amount)),
    ...ordinary.filter(({ bookedAt }) => !taken.has(dayAt(bookedAt).toString())),
    ...special,
  ];
  const past = lived(entries.filter(({ bookedAt }) => bookedAt <= now).sort((a, b) => a.bookedAt - b.bookedAt));
  const last = past.findLastIndex(({ operation, status }) => operation === 'Purchase' && status === 'Successful');
  return past.map((entry, index) => (index === last ? { ...entry, status: 'Reserved' } : entry));
}

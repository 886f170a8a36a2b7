import type { Entry } from '../accounts/ledger.ts';
import { dayAt, dayOfMonth, momentAt } from '../calendar.ts';
import { CEILING, topupEntry } from '../topups/due.ts';
import { chanceOf } from './chance.ts';
import { crowdOf } from './crowd.ts';
import { eaterIn } from './lunches.ts';
import type { AccountPlan, Happening } from './persona.ts';
import { type Workday, workdaysBetween } from './workdays.ts';

interface Level {
  /** öre */
  readonly amount: number;
  readonly day: number;
}

/** A month that stands ordered; moments in ms since 1970. */
interface PastMonth {
  readonly year: number;
  readonly month: number;
  /** When its money came, or comes. */
  readonly moment: number;
  /** Whether its day has come but there was no room. */
  readonly isQueued: boolean;
  readonly isLoaded: boolean;
}

export interface Past {
  /** Oldest first. */
  readonly entries: readonly Entry[];
  readonly months: readonly PastMonth[];
}

type Month = Pick<PastMonth, 'year' | 'month' | 'moment'>;

/** The months that an account has ordered: those behind it, and those ahead. */
function orderedMonths(
  { history, ordered, crowd }: AccountPlan,
  level: Level,
  now: number,
): { past: Month[]; ahead: Month[] } {
  const first = dayAt(now).with({ day: 1 }).subtract({ months: history });
  const lastYear = dayAt(now).year - 1;
  const months = Array.from({ length: history + ordered + 1 }, (_, index) => {
    const { year, month } = first.add({ months: index });
    return { year, month, moment: momentAt(dayOfMonth(year, month, level.day), '06:00') };
  });
  return {
    past: history > 0 ? months.filter(({ year, moment }) => moment <= now && (crowd === 0 || year === lastYear)) : [],
    ahead: months.filter(({ moment }) => moment > now).slice(0, ordered),
  };
}

/** On the last working day that is at least so many days ago. */
function happened({ daysAgo, at, ...entry }: Happening, now: number): Entry {
  const latest = dayAt(now).subtract({ days: daysAgo });
  const [day] = workdaysBetween(latest.subtract({ days: 21 }), latest.add({ days: 1 })).slice(-1);
  return { ...entry, bookedAt: momentAt(Temporal.PlainDate.from(day?.date ?? latest), at) };
}

const isSpent = ({ status }: Entry): boolean => status === 'Successful' || status === 'Reserved';

/** A card whose money comes and goes, as far as there is money and room. */
class Purse {
  readonly entries: Entry[] = [];
  readonly loaded = new Set<Month>();
  balance = 0;
  /** After a lunch was declined the card rests until money comes. */
  #isResting = false;

  load(month: Month, amount: number): void {
    if (this.balance + amount > CEILING) return;
    this.loaded.add(month);
    this.#isResting = false;
    this.#take(topupEntry(month.moment, amount));
  }

  pay(entry: Entry): void {
    const isShort = isSpent(entry) && this.balance + entry.amount - (entry.fee ?? 0) < 0;
    if (!isShort) this.#take(entry);
    else if (!this.#isResting) this.#take({ ...entry, status: 'Declined' });
    this.#isResting ||= isShort;
  }

  #take(entry: Entry): void {
    this.entries.push(entry);
    if (isSpent(entry)) this.balance += entry.amount - (entry.fee ?? 0);
  }
}

interface Event {
  readonly at: number;
  readonly happen: () => void;
}

/** What happens by itself on an account: lunches on the days that are free for them. */
function dailyLife(plan: AccountPlan, level: Level, purse: Purse, days: readonly Workday[]): Event[] {
  const eater = eaterIn(plan.town, plan.appetite, chanceOf(String(plan.id)));
  return days.map((day) => ({
    at: day.lunchtime,
    happen: () => {
      if (eater.goesOut(day, purse.balance, level.amount)) purse.pay(eater.lunch(day));
    },
  }));
}

/** What a whole workplace buys in a year, where it buys with one card. */
function crowdedLife({ id, crowd }: AccountPlan, purse: Purse, year: number): Event[] {
  const first = Temporal.PlainDate.from({ year, month: 1, day: 1 });
  const days = crowd > 0 ? workdaysBetween(first, first.add({ years: 1 })) : [];
  return crowdOf(crowd, days, chanceOf(String(id))).map(({ at, buy }) => ({
    at,
    happen: () => purse.pay(buy(purse.balance)),
  }));
}

/** Brings the balance down to what the plan wants to be left, by one big bill. */
function settle({ leaves }: AccountPlan, purse: Purse, now: number): void {
  if (leaves === null || purse.balance <= leaves) return;
  const price = (purse.balance - leaves) / 100;
  purse.pay({
    ...happened(
      { daysAgo: 1, at: '12:10', operation: 'Purchase', status: 'Successful', description: '', amount: 0 },
      now,
    ),
    description: 'Cateringköket, lunch för laget',
    amount: leaves - purse.balance,
    merchant: { amount: price, currency: 'SEK' },
  });
}

/** The last lunch is not settled yet. */
function withReservation(entries: readonly Entry[]): Entry[] {
  const last = entries.findLastIndex(({ operation, status }) => operation === 'Purchase' && status === 'Successful');
  return entries.map((entry, index) => (index === last ? { ...entry, status: 'Reserved' } : entry));
}

/** Everything that happens on an account until now, in its order. */
function eventsOf(plan: AccountPlan, level: Level, purse: Purse, months: readonly Month[], now: number): Event[] {
  const special = plan.happenings.map((happening) => happened(happening, now));
  const taken = new Set(special.map(({ bookedAt }) => dayAt(bookedAt).toString()));
  const today = dayAt(now);
  const away = plan.away > 0 ? today.subtract({ months: plan.away }) : today;
  const days = months[0] ? workdaysBetween(dayAt(months[0].moment), away).filter(({ date }) => !taken.has(date)) : [];
  const events: Event[] = [
    ...months.map((month) => ({ at: month.moment, happen: () => purse.load(month, level.amount) })),
    ...special.map((entry) => ({ at: entry.bookedAt, happen: () => purse.pay(entry) })),
    ...crowdedLife(plan, purse, today.year - 1),
    ...dailyLife(plan, level, purse, plan.crowd > 0 ? days.filter(({ year }) => year === today.year) : days),
  ];
  return events.sort((a, b) => a.at - b.at);
}

/** What has happened on an account until now, and what stands ordered. */
export function pastOf(plan: AccountPlan, level: Level, now: number): Past {
  const { past, ahead } = orderedMonths(plan, level, now);
  const purse = new Purse();
  for (const { happen } of eventsOf(plan, level, purse, past, now)) happen();
  settle(plan, purse, now);
  return {
    entries: withReservation(purse.entries),
    months: [
      ...past.map((month) => ({ ...month, isLoaded: purse.loaded.has(month), isQueued: !purse.loaded.has(month) })),
      ...ahead.map((month) => ({ ...month, isLoaded: false, isQueued: false })),
    ],
  };
}

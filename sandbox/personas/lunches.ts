import type { LedgerEntry } from '../accounts/ledger.ts';
import { type Place, TOWNS, type Town } from './towns.ts';
import type { Workday } from './workdays.ts';

const MINUTE = 60_000;
/** Price factor for each year. */
const INFLATION = 1.04;
const BASE_YEAR = 2026;

/** Holiday weeks without lunches: July and around New Year. */
const isHolidayWeek = ({ weekOfYear }: Workday): boolean =>
  (weekOfYear >= 28 && weekOfYear <= 31) || weekOfYear === 52 || weekOfYear === 1;

const lunchOfTheDay = ({ price }: Place, year: number): number => Math.round(price / INFLATION ** (BASE_YEAR - year));

/** The extra price on top of the lunch of the day, kronor: usually 0, sometimes coffee or a better dish. */
function extra(random: () => number): number {
  const draw = random();
  if (draw < 0.74) return 0;
  return draw < 0.9 ? 25 + 5 * Math.floor(random() * 3) : 30 + 10 * Math.floor(random() * 4);
}

/** The places of a town in random order of preference. */
function favourites(town: Town, random: () => number): readonly Place[] {
  return [...TOWNS[town]]
    .map((place) => ({ place, preference: random() }))
    .sort((a, b) => b.preference - a.preference)
    .map(({ place }) => place);
}

/** When and where a persona buys lunch. */
export interface LunchHabits {
  /** Whether to buy lunch on a day; more likely with a higher balance. `balance` and `level` in öre. */
  buysLunch(day: Workday, balance: number, level: number): boolean;
  lunch(day: Workday): LedgerEntry;
}

/** Creates lunch habits. `random` returns 0 to 1; seed it with the account to get the same habits every time. */
export function lunchHabits(town: Town, lunchFrequency: number, random: () => number): LunchHabits {
  const places = favourites(town, random);
  const dayOff = 1 + Math.floor(random() * 5);
  return {
    buysLunch: (day, balance, level) => {
      const draw = random();
      if (isHolidayWeek(day) || day.dayOfWeek === dayOff) return false;
      return draw < Math.min(0.95, 0.3 + (0.5 * balance) / level) * lunchFrequency;
    },
    lunch: (day) => {
      const place = places[Math.floor(random() ** 2 * places.length)] ?? TOWNS[town][0];
      const price = lunchOfTheDay(place, day.year) + extra(random);
      // Most lunches are between 11:45 and 12:30.
      const minute = Math.floor(57 * (random() + random()));
      return {
        bookedAt: day.lunchtime + minute * MINUTE,
        operation: 'Purchase',
        status: 'Successful',
        description: place.name,
        amount: -price * 100,
        merchant: { amount: price, currency: 'SEK' },
      };
    },
  };
}

import type { Entry } from '../accounts/ledger.ts';
import { type Place, TOWNS, type Town } from './towns.ts';
import type { Workday } from './workdays.ts';

const MINUTE = 60_000;
/** Prices rise by so much a year. */
const INFLATION = 1.04;
const PRICED_IN = 2026;

/** Weeks in which people are on holiday: July, and those around New Year. */
const isHolidayWeek = ({ weekOfYear }: Workday): boolean =>
  (weekOfYear >= 28 && weekOfYear <= 31) || weekOfYear === 52 || weekOfYear === 1;

const lunchOfTheDay = ({ price }: Place, year: number): number => Math.round(price / INFLATION ** (PRICED_IN - year));

/** What comes on top of the lunch of the day: mostly nothing, now and then coffee, sometimes something better. */
function extra(chance: () => number): number {
  const mood = chance();
  if (mood < 0.74) return 0;
  return mood < 0.9 ? 25 + 5 * Math.floor(chance() * 3) : 30 + 10 * Math.floor(chance() * 4);
}

/** The places of a town, those first that somebody likes best. */
function favourites(town: Town, chance: () => number): readonly Place[] {
  return [...TOWNS[town]]
    .map((place) => ({ place, liking: chance() }))
    .sort((a, b) => b.liking - a.liking)
    .map(({ place }) => place);
}

/** Somebody's way to have lunch: where, on which days, how often. */
export interface Eater {
  /** Whether they pay with the card on a day; the more there is on it, the likelier. `balance` and `level` in öre. */
  goesOut(day: Workday, balance: number, level: number): boolean;
  lunch(day: Workday): Entry;
}

/** Somebody with habits of their own. `chance` gives numbers from 0 to 1, always the same ones for the same person. */
export function eaterIn(town: Town, appetite: number, chance: () => number): Eater {
  const places = favourites(town, chance);
  const atHome = 1 + Math.floor(chance() * 5);
  return {
    goesOut: (day, balance, level) => {
      const drawn = chance();
      if (isHolidayWeek(day) || day.dayOfWeek === atHome) return false;
      return drawn < Math.min(0.95, 0.3 + (0.5 * balance) / level) * appetite;
    },
    lunch: (day) => {
      const place = places[Math.floor(chance() ** 2 * places.length)] ?? TOWNS[town][0];
      const price = lunchOfTheDay(place, day.year) + extra(chance);
      // Most people go between a quarter to twelve and half past.
      const minute = Math.floor(57 * (chance() + chance()));
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

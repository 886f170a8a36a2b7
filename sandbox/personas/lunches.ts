import type { Entry } from '../accounts/ledger.ts';
import { momentAt } from '../calendar.ts';

const PLACES = [
  'Lilla Köket',
  'Bistro Ankaret',
  'Saluhallens Lunchbar',
  'Thaiköket Vasa',
  'Café Mandel',
  'Sushi Haru',
  'Matsalen Norra Tornet',
  'Pizzeria Bellavista',
  'Gröna Gaffeln',
  'Krogen Sjöboden',
  'Falafelbaren',
  'Kajens Matsal',
] as const;

const SATURDAY = 6;
/** How often a working day's lunch is paid with the card. */
const APPETITE = 0.58;

export const isWorkingDay = (day: Temporal.PlainDate): boolean => day.dayOfWeek < SATURDAY;

/** Lunches on the working days from one day to another: between a quarter past eleven and ten past one, 95–165 kr. */
export function lunches(from: Temporal.PlainDate, to: Temporal.PlainDate, chance: () => number): Entry[] {
  const entries: Entry[] = [];
  for (let day = from; Temporal.PlainDate.compare(day, to) <= 0; day = day.add({ days: 1 })) {
    if (!isWorkingDay(day) || chance() > APPETITE) continue;
    const price = 95 + Math.floor(chance() * 71);
    const minute = Math.floor(chance() * 115);
    entries.push({
      bookedAt: momentAt(day, '11:15') + minute * 60_000,
      operation: 'Purchase',
      status: 'Successful',
      description: PLACES[Math.floor(chance() * PLACES.length)] ?? PLACES[0],
      amount: -price * 100,
      merchant: { amount: price, currency: 'SEK' },
    });
  }
  return entries;
}

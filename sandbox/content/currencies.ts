import type * as contract from '../../contract/currency-calculator.ts';
import { toKronor, toOre } from '../../contract/money.ts';
import type { Database } from '../db/database.ts';
import type { Handlers } from '../handler.ts';
import { Rejection } from '../rejection.ts';
import type { Services } from '../services.ts';

/** Number and code (ISO 4217), name, and the price of one unit in kronor (fictional but realistic). */
const RATES = [
  [36, 'AUD', 'Australian dollar', 6.84],
  [124, 'CAD', 'Canadian dollar', 7.62],
  [156, 'CNY', 'Chinese yuan', 1.46],
  [203, 'CZK', 'Czech koruna', 0.452],
  [208, 'DKK', 'Danish krone', 1.511],
  [344, 'HKD', 'Hong Kong dollar', 1.35],
  [348, 'HUF', 'Hungarian forint', 0.0282],
  [352, 'ISK', 'Icelandic króna', 0.0762],
  [356, 'INR', 'Indian rupee', 0.124],
  [392, 'JPY', 'Japanese yen', 0.0692],
  [410, 'KRW', 'South Korean won', 0.00745],
  [484, 'MXN', 'Mexican peso', 0.571],
  [554, 'NZD', 'New Zealand dollar', 6.18],
  [578, 'NOK', 'Norwegian krone', 0.958],
  [702, 'SGD', 'Singapore dollar', 8.06],
  [710, 'ZAR', 'South African rand', 0.601],
  [756, 'CHF', 'Swiss franc', 12.02],
  [764, 'THB', 'Thai baht', 0.322],
  [784, 'AED', 'UAE dirham', 2.86],
  [826, 'GBP', 'Pound sterling', 13.27],
  [840, 'USD', 'US dollar', 10.49],
  [946, 'RON', 'Romanian leu', 2.24],
  [949, 'TRY', 'Turkish lira', 0.253],
  [975, 'BGN', 'Bulgarian lev', 5.76],
  [978, 'EUR', 'Euro', 11.27],
  [985, 'PLN', 'Polish złoty', 2.65],
] as const;

export function seedCurrencies(db: Database): void {
  for (const [id, code, description, rate] of RATES) {
    db.run`
      INSERT INTO currency (id, code, description, rate) VALUES (${id}, ${code}, ${description}, ${rate})
      ON CONFLICT DO NOTHING`;
  }
}

export const currencyHandlers = ({ db }: Services): Handlers<typeof contract> => ({
  currencies: () =>
    db.all<{ code: string; description: string }>`
      SELECT code, description FROM currency ORDER BY code`,

  convertCurrency: ({ fromAmount, fromCurrency }) => {
    const row = db.one<{ rate: number }>`SELECT rate FROM currency WHERE code = ${fromCurrency}`;
    if (!row) throw new Rejection(400, 'Unknown currency');
    return { toAmountWithMarkup: toKronor(toOre(fromAmount * row.rate)) };
  },
});

const FRIDAY = 5;

/** Easter Sunday of a year (Meeus/Jones/Butcher algorithm). */
function easter(year: number): Temporal.PlainDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(n / 31), day: (n % 31) + 1 });
}

/** The Friday between the 19th and 25th of June. */
function midsummerEve(year: number): Temporal.PlainDate {
  const first = Temporal.PlainDate.from({ year, month: 6, day: 19 });
  return first.add({ days: (FRIDAY - first.dayOfWeek + 7) % 7 });
}

const FIXED = ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'] as const;

/** The Swedish public holidays of a year, and the usual days off (`yyyy-mm-dd`). Weekends are not included. */
export function holidaysOf(year: number): ReadonlySet<string> {
  const sunday = easter(year);
  const movable = [sunday.subtract({ days: 2 }), sunday.add({ days: 1 }), sunday.add({ days: 39 }), midsummerEve(year)];
  return new Set([...FIXED.map((day) => `${year}-${day}`), ...movable.map(String)]);
}

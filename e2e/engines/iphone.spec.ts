import { target, textbox } from './person.ts';
import { openAs } from './tasks.ts';
import { expect, test } from './test.ts';

/** iOS zooms into a field whose text is smaller than this, and does not zoom out again. CSS pixels. */
const SMALLEST_FIELD_TEXT = 16;

const fields = `[...document.querySelectorAll('input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea')]
  .map((field) => ({ type: field.type, size: Number.parseFloat(getComputedStyle(field).fontSize) }))`;

interface FieldInPage {
  readonly type: string;
  readonly size: number;
}

test('the text of fields is large enough for iOS, and no field is a date', async ({ person, sandbox }) => {
  const check = async () => {
    const found = (await person.run(fields)) as readonly FieldInPage[];
    expect(found.filter(({ size, type }) => size < SMALLEST_FIELD_TEXT || /date|time|month/.test(type))).toEqual([]);
    expect(found).not.toEqual([]);
  };
  await person.open('/login/email');
  await person.sees(textbox('Lösenord'));
  await check();
  for (const [path, field] of [
    ['/settings/limits', textbox('Per dag, kr')],
    ['/transactions?search=milano', textbox('Sök text eller datum')],
    ['/support', textbox('Vad vill du fråga?')],
    ['/home?calculator', target('combobox', 'Valuta')],
  ] as const) {
    await openAs(person, sandbox, 'anna', path);
    await person.sees(field);
    await check();
  }
});

/** Amounts, days and times as the portal writes them, with the spaces and signs of the language. */
const formats = {
  number: () => new Intl.NumberFormat('sv', { minimumFractionDigits: 2 }).format(-1406.33),
  amount: () => new Intl.NumberFormat('sv', { style: 'currency', currency: 'SEK' }).format(-1680),
  foreign: () =>
    new Intl.NumberFormat('sv', { style: 'currency', currency: 'USD', signDisplay: 'exceptZero' }).format(89),
  day: () =>
    new Intl.DateTimeFormat('sv', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(0),
  months: () =>
    Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat('sv', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, month)),
    ).join(),
  time: () =>
    new Intl.DateTimeFormat('sv', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Stockholm' }).format(0),
  list: () => new Intl.ListFormat('sv').format(['ett', 'två', 'tre']),
};

test('amounts, days and times are written as in the other engines', async ({ person }) => {
  for (const [name, format] of Object.entries(formats)) expect(await person.run(`(${format})()`), name).toBe(format());
});

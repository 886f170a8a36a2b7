import { strFromU8, unzipSync } from 'fflate';
import ICAL from 'ical.js';
import { button, link, target, textbox } from './person.ts';
import { balance, openAs } from './tasks.ts';
import { expect, test } from './test.ts';

const order = button(/^Beställ.*december$/);
const cancel = button('Avboka december');

test('a month is ordered by a double click, kept, and cancelled', async ({ person, sandbox }) => {
  await openAs(person, sandbox, 'vera', '/topup');
  await person.doublePress(order);
  await person.reads('Beställd till 25 dec.');
  await person.sees(cancel, { isEnabled: true });
  await person.reload();
  await person.press(cancel);
  const dialog = target('dialog');
  await person.press(button('Behåll påfyllningen'));
  await person.seesNo(dialog);
  await person.sees(cancel, { hasFocus: true });
  await person.press(cancel);
  await person.sees(dialog);
  await person.key('Escape');
  await person.seesNo(dialog);
  await person.press(cancel);
  await person.press(button('Ja, avboka', dialog));
  await person.sees(order, { isEnabled: true });
  await person.reload();
  await person.sees(order, { isEnabled: true });
});

test('the coming top-ups are downloaded as a calendar file', async ({ person, sandbox }) => {
  await openAs(person, sandbox, 'anna', '/topup');
  // Offered as soon as the next year, too, has been read.
  await person.sees(button('Välj flera månader'));
  await person.press(button('Ladda ner kalenderfil'));
  const file = await person.downloaded('Påfyllningar lunchkort.ics');
  const [event] = new ICAL.Component(ICAL.parse(file.toString())).getAllSubcomponents('vevent');
  expect(event && new ICAL.Event(event).summary).toBe('Lunchkortet fylls på för november 2026');
});

test('the transactions are downloaded as an Excel file', async ({ person, sandbox }) => {
  await openAs(person, sandbox, 'anna', '/transactions?search=milano');
  await person.press(button('Ladda ner urvalet (Excel)'));
  const parts = unzipSync(new Uint8Array(await person.downloaded('Transaktioner 2026.xlsx')));
  expect(strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array())).toContain('Trattoria Da Paolo, Milano');
  await person.reads('Sparat: 1 transaktion i Excel-filen.');
});

test('an amount is converted in the calculator', async ({ person, sandbox }) => {
  await openAs(person, sandbox, 'anna', '/home');
  await person.sees(balance, { contains: 'kr' });
  await person.press(link('Räkna om'));
  await person.sees(textbox('Belopp'), { hasFocus: true });
  await person.type('89');
  await person.tabTo(target('combobox', 'Valuta'));
  await person.type('dansk');
  await person.sees(target('combobox', 'Valuta'), { value: 'DKK' });
  await person.reads(/89,00 DKK motsvarar 134,48 kr Valutapåslag 2,95 % 3,97 kr Du betalar ungefär 138,45 kr/);
  await person.key('Escape');
  await person.seesNo(target('dialog'));
  await person.isAt('/home');
});

import { button, link, target, textbox } from './person.ts';
import { enterSigningCode, logIn, openAs, openWithPassword, signShownCode } from './tasks.ts';
import { expect, test } from './test.ts';

const main = target('main');
const block = button(/^Spärra tillfälligt/);
const unblock = button(/^Häv spärren/);

test('the PIN and the card details are shown in frames of the vault', async ({ person, sandbox }) => {
  await openAs(person, sandbox, 'anna', '/card');
  await person.press(button(/^Visa PIN-kod/));
  await logIn(person, sandbox, 'anna');
  await person.sees(target('timer'), { contains: /^Döljs om \d+ sekunder$/ });
  await person.inFrame('PIN-kod').reads(/\b\d{4}\b/);
  await person.press(button('Dölj nu'));
  await person.press(button(/^Visa uppgifter/));
  await signShownCode(person, sandbox, 'anna');
  await person.inFrame('Kortuppgifter').reads(/\d{4} \d{4} \d{4} 2628/);
  expect(await person.run(`document.documentElement.outerHTML.includes('ticket=')`)).toBe(false);
});

test('a double click blocks the card once, and a held Enter key opens it once', async ({ person, sandbox }) => {
  await openAs(person, sandbox, 'anna', '/card');
  await person.doublePress(block);
  await person.reads('Ditt kort är nu tillfälligt spärrat.');
  await person.sees(unblock, { isEnabled: true });
  await person.reload();
  await person.hold('Enter', unblock);
  await person.reads('Den tillfälliga spärren är hävd.');
  await person.sees(block, { isEnabled: true });
  await person.reload();
  await person.sees(block, { isEnabled: true });
});

test('a card is replaced by a digital one', async ({ person, sandbox }) => {
  await openAs(person, sandbox, 'anna', '/card');
  await person.press(link('Ersätt kortet'));
  await person.isAt('/replacement-card?digital');
  await person.sees(main, { contains: 'Kortet som slutar på 2628 spärras för gott' });
  await person.doublePress(button('Spärra och skapa ett nytt kort'));
  await person.isAt('/card');
  await person.sees(main, { contains: 'Det finns ingen PIN-kod för nya eller avslutade kort' });
  await person.readsNo('2628');
});

test('a physical card is ordered with a PIN of its own', async ({ person, sandbox }) => {
  await openWithPassword(person, sandbox, 'algot', '/physical-card-welcome');
  await person.press(link('Fortsätt'));
  await person.press(button('Adressen stämmer'));
  await person.isAt('/choose-pin');
  await person.press(target('checkbox', /^Jag godkänner att avgiften på/));
  await person.press(button(/^Välj en egen PIN-kod/));
  const frame = person.inFrame('Fält för PIN-kod');
  const [first, second] = [textbox('Fyra siffror'), textbox('En gång till')];
  const alert = target('alert', undefined, main);
  await frame.fill(first, '4711');
  await frame.fill(second, '4712');
  await person.sees(alert, { text: 'PIN-koden är inte giltig.' });
  await frame.fill(second, '4711');
  await person.seesNo(alert);
  await frame.press(button('Spara PIN-kod'));
  await person.sees(target('dialog', 'Bekräfta med en kod'), { contains: 'Storgatan 1' });
  await enterSigningCode(person, sandbox);
  await person.isAt('/physical-card-done');
  await person.isOn('Tack för din beställning');
});

import { messagesTo } from '../support/mailbox.ts';
import { button, link, target, textbox } from './person.ts';
import { balance, logIn, logOut, openAs } from './tasks.ts';
import { expect, test } from './test.ts';

const qrButton = button(/^Visa QR-kod/);

test('a log-in with a QR code, a reload, and a log-out that stays after going back', async ({ person, sandbox }) => {
  await person.open('/login/bankid');
  await logIn(person, sandbox, 'anna');
  await person.isOn('Hem');
  await person.sees(balance, { contains: '1 406,33 kr' });
  await person.reload();
  await person.sees(balance, { contains: '1 406,33 kr' });
  await person.press(link('Kort'));
  await person.isOn('Kort');
  await logOut(person);
  await person.reads('Du är utloggad.');
  await person.back();
  await person.sees(qrButton);
  await person.readsNo('Anna Lindqvist');
});

test('a log-in with BankID on this device, in a window that the browser may block', async ({ person }) => {
  await person.open('/login/bankid');
  await person.press(button(/^Öppna BankID på den här enheten/));
  const again = link(/^Öppna BankID igen/);
  await person.sees(again);
  // WebKit opens no window so long after the press: the user follows the link, in the same tab.
  const hasWindow = (await person.countTabs()) > 1;
  if (!hasWindow) await person.press(again);
  const app = hasWindow ? await person.openedTab() : person;
  await app.press(button(/^Anna Lindqvist/));
  await app.fill(textbox('Security code'), '123456');
  await app.press(button('Identify'));
  await app.reads('You have identified.');
  if (hasWindow) await person.show();
  else await person.press(link('Back to the portal'));
  await person.isOn('Hem');
});

test('a log-in with a password and a one-time code', async ({ person, sandbox }) => {
  await person.open('/login/bankid');
  await person.press(link('Logga in med lösenord i stället'));
  await person.fill(textbox('Användarnamn eller e-post'), 'maja');
  await person.fill(textbox('Lösenord'), 'Lunch-2026');
  await person.press(button('Logga in'));
  await person.sees(textbox('Engångskod'), { hasFocus: true });
  // The keyboard of a phone then offers the code of a text message.
  await person.becomes(`document.activeElement.getAttribute('autocomplete')`, 'one-time-code');
  const [message] = await messagesTo(null, sandbox);
  await person.type(message?.code ?? '');
  await person.key('Enter');
  await person.isOn('Hem');
});

test('a log-in with the keyboard only, in English', async ({ person }) => {
  await person.open('/login/email');
  await person.press(target('radio', 'English'));
  await person.isOn('Log in with a password');
  await person.tabTo(textbox('Username or email'));
  await person.type('anna');
  await person.key('Tab');
  await person.type('Lunch-2026');
  await person.key('Enter');
  await person.isOn('Home');
  await person.tabTo(link('Card'));
  await person.key('Enter');
  await person.isOn('Card');
  await person.isAt('/card');
});

test('a log-out in one tab ends the other, and clears the device', async ({ person, sandbox }) => {
  await openAs(person, sandbox, 'anna', '/home');
  await person.sees(balance, { contains: 'kr' });
  const other = await person.newTab('/home');
  await other.sees(balance, { contains: 'kr' });
  await logOut(other);
  for (const tab of [other, person]) {
    await tab.sees(qrButton);
    await tab.reads('Du är utloggad.');
    await tab.isAt('/login/bankid');
    await tab.becomes('Object.keys(localStorage).sort().join()', 'consent,language,usedTokens');
  }
});

test('a page that the browser kept shows nothing after a log-out in another tab', async ({ person, sandbox }) => {
  await openAs(person, sandbox, 'anna', '/card');
  await person.reads(/Anna Lindqvist/i);
  await person.open('/blank');
  const other = await person.newTab('/home');
  await logOut(other);
  await other.sees(qrButton);
  await person.back();
  await person.sees(qrButton);
  await person.readsNo(/Anna Lindqvist/i);
});

test('back, forward and a reload keep the page and its query', async ({ person, sandbox }) => {
  await openAs(person, sandbox, 'anna', '/transactions?search=milano');
  await person.sees(textbox('Sök text eller datum'), { value: 'milano' });
  await person.press(link('Hem'));
  await person.isOn('Hem');
  await person.back();
  await person.isAt(/^\/transactions\?search=milano/);
  await person.sees(textbox('Sök text eller datum'), { value: 'milano' });
  await person.forward();
  await person.isOn('Hem');
  await person.back();
  await person.isAt(/^\/transactions\?search=milano/);
  await person.reload();
  await person.sees(textbox('Sök text eller datum'), { value: 'milano' });
  await person.reads('Trattoria Da Paolo, Milano');
  expect(await person.countTabs()).toBe(1);
});

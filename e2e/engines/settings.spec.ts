import { messagesTo } from '../support/mailbox.ts';
import { button, link, target, textbox } from './person.ts';
import { balance, openAs } from './tasks.ts';
import { test } from './test.ts';

test('limits are saved, and a reload at once shows them', async ({ person, sandbox }) => {
  const daily = textbox('Per dag, kr');
  await openAs(person, sandbox, 'anna', '/settings/limits');
  await person.fill(daily, '700');
  await person.press(button('Spara gränserna'));
  await person.reads('Gränserna är sparade.');
  await person.reload();
  await person.sees(daily, { value: '700' });
});

test('a new e-mail address is confirmed with a code', async ({ person, sandbox }) => {
  await openAs(person, sandbox, 'anna', '/settings/user');
  await person.press(link('Ändra e-post'));
  await person.fill(textbox('Ny e-postadress'), 'anna@lunch.example');
  await person.press(button('Skicka kod'));
  await person.sees(textbox('Kod'), { hasFocus: true });
  await person.reload();
  await person.sees(textbox('Kod'), { hasFocus: true });
  const [message] = await messagesTo('anna@lunch.example', sandbox);
  await person.fill(textbox('Kod'), message?.code ?? '');
  await person.press(button('Bekräfta'));
  await person.isAt('/settings/user');
  await person.sees(target('region', 'Kontaktuppgifter'), { contains: 'anna@lunch.example' });
});

test('a notification is switched off, and stays off', async ({ person, sandbox }) => {
  const offers = target('switch', 'Erbjudanden');
  await openAs(person, sandbox, 'anna', '/settings/notifications');
  await person.sees(offers, { isChecked: true });
  await person.press(offers);
  await person.sees(offers, { isChecked: false });
  await person.reads('Aviseringarna är sparade.');
  await person.reload();
  await person.sees(offers, { isChecked: false });
});

test('without a connection the page says so, and goes on when it is back', async ({ person, sandbox }) => {
  await openAs(person, sandbox, 'anna', '/home');
  await person.sees(balance, { contains: 'per arbetsdag' });
  await person.press(link('Kort'));
  await person.isOn('Kort');
  await person.sees(button(/^Visa PIN-kod/));
  await sandbox.disconnect();
  await person.press(link('Hem'));
  await person.sees(balance, { contains: 'Vi får ingen kontakt.' });
  await sandbox.reconnect();
  await person.press(button('Försök igen', balance));
  await person.sees(balance, { contains: '1 406,33 kr' });
});

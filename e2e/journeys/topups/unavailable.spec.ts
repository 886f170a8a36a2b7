import { expectAccessible } from '../../support/accessibility.ts';
import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';
import { monthCard, monthChanges, order, year } from '../../support/topups.ts';

for (const [persona, level] of [
  ['birgit', 'branch'],
  ['hugo', 'company'],
] as const) {
  test(`a closed ${level} shows its months with disabled buttons`, async ({ page, sandbox }) => {
    const changes = monthChanges(page);
    await openWithToken(page, sandbox, persona, '/topup');
    await expect(page.getByRole('main')).toContainText('Din arbetsgivares avtal är avslutat');
    await expect(monthCard(page, 'december')).toContainText('Din arbetsgivares avtal är avslutat.');
    await expect(order(page, 'december')).toBeDisabled();
    await order(page, 'december').click({ force: true });
    await expect(page.getByRole('main')).toContainText(
      'Din arbetsgivares avtal är avslutat, så det kommer inga fler påfyllningar.',
    );
    await expect(page.getByRole('switch')).toHaveCount(0);
    await page.getByText('Tidigare i år').click();
    await expect(page.getByRole('list', { name: 'Tidigare i år' }).getByRole('listitem').last()).toHaveText(
      'januariPåfylld 25 jan.',
    );
    expect(changes).toEqual([]);
    await expectAccessible(page);
  });
}

for (const persona of ['ines', 'dag']) {
  test(`an inactive cardholder (${persona}) sees months without buttons`, async ({ page, sandbox }) => {
    await openWithToken(page, sandbox, persona, '/topup');
    await expect(page.getByRole('main')).toContainText('Kontot är inte aktivt');
    const december = monthCard(page, 'december');
    await expect(december).toContainText('Kontot är inte aktivt.');
    await expect(page.getByRole('button', { name: /^(Beställ|Avboka)/ })).toHaveCount(0);
    await expectAccessible(page);
  });
}

test('without a calendar the page is not found and nothing links to it', async ({ page, sandbox }) => {
  for (const path of ['/topup', '/topup-calendar']) {
    await openWithToken(page, sandbox, 'karin', path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoppsan, här skulle du inte hamna');
    await expect(page.getByRole('navigation', { name: 'Sidor' }).getByRole('link')).toHaveText([
      'Hem',
      'Transaktioner',
      'Kort',
    ]);
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: 'Tillbaka till startsidan' }).click();
  await expect(page).toHaveURL('/home');
});

test('automatic top-ups are hidden when the employer does not offer them', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'torsten', '/topup');
  await expect(monthCard(page, 'december')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Automatisk påfyllning' })).toHaveCount(0);
});

test('a user with two accounts sees which employer the top-ups belong to', async ({ page, sandbox }) => {
  const employer = page.getByText('Påfyllningarna här kommer från Löfgrens Advokatbyrå');
  await openWithToken(page, sandbox, 'noor', '/topup');
  await expect(monthCard(page, 'december')).toBeVisible();
  await expect(employer).toBeHidden();
  await page.getByRole('button', { name: 'Konto: Löfgrens Advokatbyrå' }).click();
  await page.getByRole('button', { name: /^Nordlunds Bygg AB/ }).click();
  await expect(employer).toBeVisible();
  await expect(monthCard(page, 'december')).toBeVisible();
  await expectAccessible(page);
});

test('the old path redirects to the page', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/topup-calendar');
  await expect(page).toHaveURL('/topup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Påfyllning');
});

test('every kind of month shows its status', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'tyra', '/topup');
  await expect(monthCard(page, 'november')).toHaveText(
    'novemberFylls på 25 nov.Sista dag att avboka var den 15 november.',
  );
  await expect(monthCard(page, 'december')).toHaveText(
    'decemberBeställd till 25 dec.Kan avbokas till och med den 15 december (25 dagar kvar).Avboka december',
  );
  await year(page, '2027');
  await expect(monthCard(page, 'januari')).toHaveText(
    'januariInte beställdBeställ senast den 15 januari.Beställ 1 680 kr januari',
  );
  await expect(monthCard(page, 'februari')).toHaveText('februariAvbokadEn avbokad månad kan inte beställas igen.');
  await expect(monthCard(page, 'mars')).toHaveText('marsSpärradDin arbetsgivare har spärrat månaden.');
  await expectAccessible(page);
});

test('at the maximum balance pending top-ups show how much must be spent', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'rut', '/topup');
  const pending = page.getByRole('region', { name: 'Påfyllningar i kö' });
  await expect(pending).toContainText('Kortet rymmer högst 15 000 kr.');
  await expect(pending.getByRole('listitem')).toHaveText([
    'juliI kö sedan den 25 juli. Fylls på när du har handlat för 1 428 kr.1 680 kr',
    'augustiI kö sedan den 25 augusti. Fylls på när du har handlat för 3 108 kr.1 680 kr',
    'septemberI kö sedan den 25 september. Fylls på när du har handlat för 4 788 kr.1 680 kr',
    'oktoberI kö sedan den 25 oktober. Fylls på när du har handlat för 6 468 kr.1 680 kr',
  ]);
  await page.getByText('Tidigare i år').click();
  await expect(page.getByRole('list', { name: 'Tidigare i år' }).getByRole('listitem').first()).toHaveText(
    'oktoberPengarna kommer så fort de ryms på kortet.I kö',
  );
  await expectAccessible(page);
});

import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from './site-test.ts';

// One worker builds the site once.
test.describe.configure({ mode: 'serial' });

test('the overview lists the flows by section, with their figures, and marks an old run', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All flows');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^§3/, /^§4/]);
  await expect(page.getByRole('row', { name: /^topup-month/ })).toContainText('1 failed');
  await expect(page.getByText('0 of 3 flows, 1 of an earlier version, 2 not run')).toBeVisible();
  await expectAccessible(page);
});

test('the map of the actors leads to a diagram, and the diagram to a state and a transition', async ({ page }) => {
  await page.goto('./#/actors');
  await page.getByRole('link', { name: 'topup-month' }).click();
  const diagram = page.getByRole('region', { name: 'Diagram of topup-month' });
  await diagram.getByText('confirming', { exact: true }).click();
  const panel = page.getByRole('complementary');
  await expect(panel).toContainText('changeable.confirming');
  await expect(panel).toContainText('cancel.confirm → canceling');
  await expect(panel).toContainText('(1) calendar.loaded [isUnchanged] → stays');
  await expect(panel).toContainText('untilDeadline done → deciding of the state around it, changeable');
  await expectAccessible(page);
  await diagram.getByRole('link', { name: 'cancel.confirm' }).click();
  await expect(panel.getByRole('definition')).toContainText(['changeable.confirming']);
  await expect(panel).toContainText('covered in the browser');
  await expectAccessible(page);
});

test('the map of the pages leads to a page, and from there to another page and to the state that links to it', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Journeys' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journeys');
  await expect(page.getByRole('row', { name: /^\/topup / })).toHaveText('/topuptopups, topup-month/support');
  await expectAccessible(page);
  const map = page.getByRole('region', { name: 'Map of the pages' });
  await map.getByRole('link', { name: '/topup, topups, topup-month', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('/topup');
  await expect(map.locator('a[data-marked]')).toHaveText(/\/topup$/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Leads to (1)', 'Comes from (0)']);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: '/support', exact: true }).last().click();
  await expect(page.getByRole('listitem')).toHaveText('topup-month: a link in changeable.orderable');
  await page.getByRole('link', { name: 'changeable.orderable' }).click();
  await expect(page.getByRole('complementary').getByRole('heading', { name: 'changeable.orderable' })).toBeVisible();
});

test('a diagram is zoomed with keys and buttons, and its text is readable at first', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./#/flow/topup-month');
  const diagram = page.getByRole('region', { name: 'Diagram of topup-month' });
  const heightOf = async () => (await diagram.getByText('cancel.confirm').boundingBox())?.height ?? 0;
  const first = await heightOf();
  expect(first).toBeGreaterThan(11);
  await diagram.press('+');
  await expect.poll(heightOf).toBeGreaterThan(first);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(heightOf).toBeLessThan(first);
  await diagram.press('0');
  await expect(page.getByText('100 %', { exact: true }).first()).toBeVisible();
});

test('a failed path opens at the step that failed, and can be played', async ({ page }) => {
  await page.goto('./#/flow/topup-month');
  await page.getByRole('listitem').filter({ hasText: 'failed' }).getByRole('link').first().click();
  await expect(page.getByRole('alert')).toContainText('the month was ordered twice');
  await expect(page.getByRole('status').last()).toHaveText('Step 3 of 4');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('status').last()).toHaveText('Step 2 of 4');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('the address of a path has its step, and the title of the page says where one is', async ({ page }) => {
  await page.goto('./#/flow/topup-month/path/1');
  const step = page.getByRole('complementary').getByRole('status');
  await expect(page).toHaveURL(/#\/flow\/topup-month\/path\/[\da-f]{8}\/1$/);
  await expect(step).toHaveText(/^Step 1 of/);
  await page.getByRole('button', { name: 'Next' }).press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(step).toHaveText(/^Step 3 of/);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\/2$/);
  await page.reload();
  await expect(step).toHaveText(/^Step 2 of/);
  await expect(page).toHaveTitle(/, step 2 – topup-month – Flow atlas$/);
  await page.goto(page.url().replace(/2$/, '3'));
  await expect(step).toHaveText(/^Step 3 of/);
});

test('an address of something that does not exist says so', async ({ page }) => {
  await page.goto('./#/flow/unknown');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no flow “unknown”');
  for (const address of ['path/99', 'state/topup-month.unknown', 'transition/unknown']) {
    await page.goto(`./#/flow/topup-month/${address}`);
    const [kind, item] = address.split('/');
    await expect(page.getByRole('alert')).toContainText(`There is no ${kind} “${item}” in this flow.`);
  }
  await page.goto('./#/texts/unknown');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no text “unknown”');
  await page.goto('./#/journeys/unknown');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page “unknown”');
});

test('a step shows its own pictures, or says that there are none', async ({ page }) => {
  await page.goto('./#/texts/topups.title');
  await page.getByRole('link', { name: /^step \d+ of path \d+$/ }).click();
  const panel = page.getByRole('complementary');
  await expect(panel.getByText('Taken at this step.')).toBeVisible();
  await expect(panel.getByRole('img', { name: 'The page in Swedish, phone' })).toBeVisible();
  await panel.getByRole('button', { name: 'Back' }).click();
  await expect(panel).toContainText('No picture of this step was taken.');
  await expect(panel.getByRole('img')).toHaveCount(0);
});

test('another state begins at the top of the panel', async ({ page }) => {
  await page.goto('./#/flow/topup-month');
  const panel = page.getByRole('complementary');
  await panel.getByRole('link', { name: 'blocked', exact: true }).scrollIntoViewIfNeeded();
  await panel.getByRole('link', { name: 'blocked', exact: true }).click();
  await expect(panel.getByRole('heading', { name: 'blocked' })).toBeInViewport();
  expect(await panel.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('the keyboard can skip the navigation and the diagram', async ({ page }) => {
  await page.goto('./#/flow/topup-month');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Skip the diagram' }).press('Enter');
  await expect(page.getByRole('complementary')).toBeFocused();
});

test('the texts are listed with the flows that show them', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Texts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Texts');
  await page.getByText(/^topups \(/).click();
  await expect(page.getByRole('row', { name: /^topups\.title/ })).toContainText('topup-month');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'topups.title', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('changeable.orderable');
  await expectAccessible(page);
});

test('pictures of an earlier version are marked', async ({ page }) => {
  for (const address of ['state/topup-month.changeable.orderable', 'path/1']) {
    await page.goto(`./#/flow/topup-month/${address}`);
    await expect(page.getByRole('complementary')).toContainText('npm run atlas:build -- topup-month');
  }
  await page.goto('./#/flow/topups/state/topups.loading');
  await expect(page.getByRole('complementary')).toContainText('How it looks');
  await expect(page.getByRole('complementary')).not.toContainText('Old pictures');
  await page.goto('./#/sign-off');
  await expect(page.getByRole('main')).toContainText('something of 1 flow has changed');
});

test('a state in which the machine never stays has no looks, and the paths that pass it', async ({ page }) => {
  await page.goto('./#/flow/topup-month/state/topup-month.deciding');
  const panel = page.getByRole('complementary');
  await expect(panel).toContainText(/The machine never stays in this state\. \d{2} paths pass it/);
  await expect(panel.getByRole('heading', { name: /^Paths that pass it \(\d+\)$/ })).toBeVisible();
  await expect(panel).not.toContainText('How it looks');
});

test('what is open for the sign-off is listed, and can be saved', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Sign-off' }).click();
  await expect(page.getByRole('main')).toContainText('1 of 1 rows are open.');
  await page.getByText('topup-month (1)').click();
  await expect(page.getByRole('row').last()).toHaveText(/^changeable\.orderable *svphone, 390 px/);
  await page.setViewportSize({ width: 390, height: 800 });
  // No word is broken, also where there is little room.
  const lines = await page.getByRole('cell', { name: 'phone, 390 px' }).evaluate((cell) => {
    const word = document.createRange();
    word.setStart(cell.childNodes[0] as Node, 0);
    word.setEnd(cell.childNodes[0] as Node, 'phone'.length);
    return word.getClientRects().length;
  });
  expect(lines).toBe(1);
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'List to fill in, as CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('checklist.csv');
});

test('the search finds guards, pages, texts and what always holds', async ({ page }) => {
  for (const [words, kind, result] of [
    ['isClosed', 'Guards', 'isClosed'],
    ['/topup', 'Pages and personas', '/topup'],
    ['topups.title', 'Texts of the portal', 'topups.title'],
    [
      'the owner knows whether the month is ordered, is being changed or can be ordered',
      'What always holds',
      'the owner knows whether the month is ordered, is being changed or can be ordered',
    ],
    ['§4', 'Sections of the specification', '§4 Top-up month'],
  ] as const) {
    await page.goto(`./#/search/${encodeURIComponent(words)}`);
    const group = page.getByRole('heading', { level: 2, name: new RegExp(`^${kind} `) }).locator('..');
    await expect(group.getByRole('link', { name: result, exact: true }).first(), words).toBeVisible();
  }
  await expectAccessible(page);
});

test('the search finds states, events and calls', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('searchbox', { name: 'Search' }).fill('orderTopup');
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    /^Transitions/,
    /^Events/,
    /^Calls \(1\)/,
    /^Test paths/,
  ]);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'orderTopup', exact: true }).last().click();
  await expect(page.getByRole('complementary')).toContainText('ordering.submitting');
});

test('the search finds a call by its path', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('searchbox', { name: 'Search' }).fill('{monthNumber}/order');
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: {monthNumber}/order');
  await expect(page.getByRole('listitem')).toContainText('orderTopup');
});

test('a text on the screen leads to the state that shows it, with its picture', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('searchbox', { name: 'Search' }).fill('beställ påfyllningen');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Beställ påfyllningen', exact: true }).click();
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('heading', { name: 'changeable.orderable' })).toBeVisible();
  await expect(panel.getByRole('img', { name: 'The page in Swedish, phone' })).toHaveJSProperty('naturalWidth', 390);
});

test('a transition shows what would notice a fault in it', async ({ page }) => {
  const id = encodeURIComponent('topup-month.changeable.orderable · month.order · 0');
  await page.goto(`./#/flow/topup-month/transition/${id}`);
  const faults = page.getByRole('region', { name: 'What would notice a fault' }).getByRole('listitem');
  await expect(faults).toHaveText([
    "goes to 'settled' instead of 'ordering': the invariant \"a press reads the month\" is broken",
    "goes to 'blocked' instead of 'ordering': nothing notices it",
  ]);
  await expectAccessible(page);
  await page.goto(`./#/flow/balance/transition/${encodeURIComponent('balance.loading · balance done · 0')}`);
  await expect(page.getByText('npm run mutate')).toBeVisible();
});

test('the changes since another version are listed, and lead to the flow', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Changes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changes since aaaaaaa');
  await expect(page.getByRole('listitem')).toHaveText([
    '− loading: balance done → loaded loading',
    'only comments or layout machines/home/balance.ts',
    '~ en balance.title: “Balance” → “Your balance” loaded',
    'src/app/styles.css',
  ]);
  await expect(page.getByRole('row').last()).toHaveText(/^balance\/home, as annaloading1 *$/);
  const diagram = page.getByRole('region', { name: 'Diagram of balance' });
  await expect(diagram.locator('[data-marked]')).toHaveText('low');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'What can happen',
    'Only comments or layout',
    'Texts',
    'topup-month: changeable.orderable (Swedish, phone, changed)',
  ]);
  for (const label of ['before', 'after'])
    await expect(page.getByRole('img', { name: label })).toHaveJSProperty('naturalWidth', 390);
  await expectAccessible(page);
  await page.getByRole('heading', { name: 'balance (changed)' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('balance');
});

test('the site can be used on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of [
    './#/',
    './#/journeys',
    './#/journeys/%2Ftopup',
    './#/actors',
    './#/flow/topup-month',
    './#/flow/topup-month/path/1',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(390);
  }
});

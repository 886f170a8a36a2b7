import type { Locator, Page } from '@playwright/test';
import { LONGEST_WAIT } from '../../../machines/longest-wait.ts';
import { brokenWords } from '../../support/layout.ts';
import { openWithToken } from '../../support/login.ts';
import type { RunningSandbox } from '../../support/sandbox.ts';
import { expect, test } from '../../support/test.ts';

/** What a browser leaves of a phone's screen, the smallest phone, and a small laptop, px. */
const SIZES = [
  { width: 390, height: 664 },
  { width: 320, height: 568 },
  { width: 1280, height: 800 },
];

const LANGUAGES = ['Svenska', 'English'];

/** A long name of an employer or a merchant, which must not push the rest off the screen. */
const LONG_NAME = 'Norrlandskustens Personalmatsalsentreprenad och Kommunikation Aktiebolag';

/** Gives each employer and each merchant a long name. */
const lengthenNames = (sandbox: RunningSandbox) =>
  sandbox.changeResponses((json) =>
    JSON.stringify(
      JSON.parse(json, (key, value) =>
        (key === 'branchName' || key === 'description') &&
        typeof value === 'string' &&
        !value.includes('@') &&
        !/^[\d+ -]+$/.test(value)
          ? LONG_NAME
          : value,
      ),
    ),
  );

const region = (page: Page, name: RegExp) => page.getByRole('region', { name });
const rows = (page: Page) => region(page, /^(Senaste transaktionerna|Latest transactions)$/).getByRole('listitem');
const link = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });
const button = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });

const balance = (page: Page) =>
  region(page, /^(Saldo|Balance)$/)
    .getByText(/\d kr/)
    .first();
const quickActions = (page: Page) => {
  const actions = page.getByRole('navigation', { name: /^(Snabbval|Quick actions)$/ }).getByRole('link');
  return [actions.nth(0), actions.nth(1), actions.nth(2)];
};

const facts = (page: Page) => [0, 1].map((index) => page.getByRole('main').getByRole('definition').nth(index));

interface PageCase {
  readonly path: string;
  readonly persona: string;
  /** Must be visible without scrolling. */
  readonly parts: (page: Page) => readonly Locator[];
  /** Must be visible too, except on the smallest phone. */
  readonly moreParts?: (page: Page) => readonly Locator[];
}

const PAGES: Readonly<Record<string, PageCase>> = {
  'the balance, the next top-up, the quick actions and the first transaction': {
    path: '/home',
    persona: 'anna',
    parts: (page) => [
      balance(page),
      region(page, /^(Nästa påfyllning|Next top-up)$/).getByText(/1\s680\skr/),
      ...quickActions(page),
      rows(page).first(),
    ],
  },
  'the order of a top-up, if none is ordered': {
    path: '/home',
    persona: 'vera',
    parts: (page) => [
      balance(page),
      region(page, /^(Nästa påfyllning|Next top-up)$/).getByRole('link'),
      ...quickActions(page),
    ],
  },
  'that the PIN is blocked, and the balance': {
    path: '/home',
    persona: 'pelle',
    parts: (page) => [link(page, /^(Lås upp|Unblock PIN)$/).first(), balance(page)],
    moreParts: (page) => [rows(page).first()],
  },
  'that the card is blocked, and the balance': {
    path: '/home',
    persona: 'ylva',
    parts: (page) => [link(page, /^(Till kortet|Go to the card)$/), balance(page)],
    moreParts: (page) => [rows(page).first()],
  },
  'the PIN, the details and the block of the card': {
    path: '/card',
    persona: 'anna',
    parts: (page) => [
      button(page, /^(Visa PIN-kod|Show PIN)/),
      button(page, /^(Visa uppgifter|Show card details)/),
      button(page, /^(Spärra tillfälligt|Block temporarily)/),
    ],
  },
  'the next month that can be ordered': {
    path: '/topup',
    persona: 'vera',
    parts: (page) => [
      page.getByRole('list', { name: /^(Nästa månad att beställa|Next month to order)$/ }).getByRole('button'),
    ],
  },
  'the sums of the month, the search and three transactions': {
    path: '/transactions',
    persona: 'anna',
    parts: (page) => [
      page.getByText(/^(Ut|Out) \d/).first(),
      button(page, /^(Sök|Search)$/),
      page.getByRole('table').first().getByRole('row').nth(3),
    ],
  },
  'the number of lunches, two facts and the button of the picture': {
    path: '/lunch-year',
    persona: 'anna',
    parts: (page) => [page.getByRole('main').getByText(/^\d+$/).first(), ...facts(page)],
    moreParts: (page) => [button(page, /^(Spara bilden|Save the picture)$/)],
  },
};

/** Expects that an element is on the screen and that neither a bar nor another layer covers it. */
async function expectOnScreen(part: Locator, what: string): Promise<void> {
  await expect(part, what).toBeVisible();
  const covered = await part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [(left + right) / 2, y] as const);
    return points
      .filter(([x, y]) => {
        const found = document.elementFromPoint(x, y);
        return !(found && (element.contains(found) || found.contains(element)));
      })
      .map(([x, y]) => `${Math.round(x)},${Math.round(y)}`);
  });
  expect.soft(covered, `${what} is covered or outside of the screen at these points`).toEqual([]);
}

/** Runs in the page. On a slow machine the card is known after the wait, and then a warning comes below everything. */
function waitLonger(wait: number): void {
  const { setTimeout } = window;
  const longer = (handler: () => void, ms?: number, ...args: unknown[]) =>
    setTimeout(handler, ms === wait ? 60_000 : ms, ...args);
  Object.assign(window, { setTimeout: longer });
}

for (const [title, { path, persona, parts, moreParts = () => [] }] of Object.entries(PAGES))
  test(`without scrolling ${path} shows ${title}`, { tag: '@ownPage' }, async ({ page, sandbox }) => {
    lengthenNames(sandbox);
    await page.addInitScript(waitLonger, LONGEST_WAIT);
    await openWithToken(page, sandbox, persona, path);
    await expect(parts(page)[0] as Locator).toBeVisible();
    for (const language of LANGUAGES) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.getByRole('radio', { name: language }).check({ force: true });
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => window.scrollTo(0, 0));
        const shown = size.width === 320 ? parts(page) : [...parts(page), ...moreParts(page)];
        expect.soft(await brokenWords(page), `broken words at ${size.width} px, ${language}`).toEqual([]);
        for (const part of shown) await expectOnScreen(part, `${size.width} × ${size.height}, ${language}: ${part}`);
      }
    }
  });

test('a row of a list is at most 72 px high on a phone', async ({ page, sandbox }) => {
  lengthenNames(sandbox);
  for (const path of ['/home', '/transactions']) {
    await openWithToken(page, sandbox, 'james', path);
    for (const size of SIZES.slice(0, 2)) {
      await page.setViewportSize(size);
      const found = path === '/home' ? rows(page) : page.getByRole('table').first().getByRole('row');
      await expect(found.nth(2)).toBeVisible();
      const heights = await found.evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect().height),
      );
      expect(
        heights.filter((height) => height > 72),
        `${path} at ${size.width} px`,
      ).toEqual([]);
    }
  }
});

test.describe('the cookie question', () => {
  test.use({ consent: null });

  for (const size of SIZES.slice(0, 2))
    test(`takes at most 96 px at ${size.width} px and covers no main action; after the log-in it is one line`, async ({
      page,
      sandbox,
    }) => {
      await page.setViewportSize(size);
      const question = page.getByRole('region', { name: /^(Får vi använda kakor\?|May we use cookies\?)$/ });
      await page.goto('/login/bankid');
      await expectOnScreen(page.getByRole('button', { name: /^Öppna BankID/ }), 'the log-in button');
      expect((await question.boundingBox())?.height).toBeLessThanOrEqual(96);

      const actions = {
        '/home': [balance(page), ...quickActions(page)],
        '/card': [button(page, /^Visa PIN-kod/), button(page, /^Spärra tillfälligt/)],
        '/topup': [page.getByRole('list', { name: 'Nästa månad att beställa' }).getByRole('button')],
      };
      for (const [path, parts] of Object.entries(actions)) {
        await openWithToken(page, sandbox, 'vera', path);
        for (const part of parts) await expectOnScreen(part, `${path}: ${part}`);
        expect((await question.boundingBox())?.height).toBeLessThanOrEqual(52);
      }
    });
});

import type { Locator, Page } from '@playwright/test';
import { changesOf, GESTURES } from '../support/gestures.ts';
import { openWithToken } from '../support/login.ts';
import type { RunningSandbox } from '../support/sandbox.ts';
import { openWithPasswordToken, signWithCode } from '../support/signing.ts';
import { expect, test } from '../support/test.ts';

/*
 * The button of a form or of a step sends its change once per gesture, also when another button takes its place.
 */

interface Case {
  readonly name: string;
  /** Opens the page, up to the button that is pressed. */
  readonly open: (page: Page, sandbox: RunningSandbox) => Promise<Locator>;
  /** What is visible after the change. */
  readonly end: (page: Page) => Locator;
  /** The changes that the gesture sends. */
  readonly sends: readonly RegExp[];
  /** Rejected calls that the page expects afterwards. */
  readonly rejected?: RegExp;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const CASES: readonly Case[] = [
  {
    name: 'replaces the card by a physical one',
    async open(page, sandbox) {
      await openWithToken(page, sandbox, 'karin', '/replacement-card');
      await page.getByRole('radio', { name: 'Det är borttappat eller stulet' }).check();
      await page.getByRole('checkbox').check();
      return button(page, 'Spärra kortet och beställ ett nytt');
    },
    end: (page) => heading(page, 'Ditt nya kort är på väg'),
    sends: [/\/replace$/],
  },
  {
    name: 'orders a physical card',
    async open(page, sandbox) {
      await openWithPasswordToken(page, sandbox, 'anna', '/physical-card-address');
      await page.getByRole('checkbox', { name: /^Jag godkänner att avgiften/ }).check();
      await button(page, 'Signera och beställ').click();
      await signWithCode(page, sandbox, (confirm) => expect(confirm).toBeEnabled());
      return button(page, 'Bekräfta');
    },
    end: (page) => heading(page, 'Tack för din beställning'),
    sends: [/order-physical\/signed$/],
  },
  {
    name: 'activates a card',
    async open(page, sandbox) {
      await openWithToken(page, sandbox, 'ellen', '/activate-card');
      await page.getByRole('textbox', { name: 'Kort-id' }).fill('123456789');
      return button(page, 'Aktivera kortet');
    },
    end: (page) => heading(page, 'Kortet är aktiverat'),
    sends: [/v2\/activate$/],
  },
  {
    name: 'sends one more code to a new e-mail address',
    async open(page, sandbox) {
      await openWithToken(page, sandbox, 'lars', '/settings/user');
      await page.getByRole('link', { name: 'Bekräfta e-posten' }).click();
      return button(page, 'Skicka kod');
    },
    end: (page) => page.getByRole('textbox', { name: 'Kod' }),
    sends: [/contact-info\/verification-request$/],
  },
];

/** Polls of BankID repeat by themselves. */
const isPoll = (change: string) => /\/(collect|qrcode|cancel)$/.test(change);

for (const { name, open, end, sends, rejected } of CASES) {
  test(`a double click ${name}`, async ({ page, sandbox, consoleGuard }) => {
    if (rejected) consoleGuard.expect(rejected);
    const control = await open(page, sandbox);
    await expect(control).toBeEnabled();
    const changes = changesOf(page);
    await GESTURES['a double click'](control);
    await expect(end(page)).toBeVisible();
    const sent = changes.filter((change) => !isPoll(change));
    expect(sent).toEqual(sends.map((path) => expect.stringMatching(path)));
  });
}

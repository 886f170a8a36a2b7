import type { Page } from '@playwright/test';
import { advanceTime } from '../support/clock.ts';
import { holdChanges } from '../support/hold-changes.ts';
import { loginButton, openWithToken } from '../support/login.ts';
import { messagesTo } from '../support/mailbox.ts';
import { readQr } from '../support/qr.ts';
import { TEST_START } from '../support/sandbox.ts';
import { openWithPasswordToken } from '../support/signing.ts';
import { expect, test } from '../support/test.ts';
import { cancel, monthCard, order } from '../support/topups.ts';
import { Transcript } from './transcript.ts';

test.use({ ownPage: true });

/** The time between two questions to BankID, ms. */
const BANKID_POLL = 2000;
const MINUTE = 60_000;

const code = (page: Page) => page.getByRole('img', { name: /QR-kod att skanna|QR code to scan/ });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A cardholder with the language, the name of the language, and names on the page after the log-in. */
const LANGUAGES = {
  sv: { persona: 'anna', name: 'Svenska', home: 'Hem', balance: 'Saldo' },
  en: { persona: 'james', name: 'English', home: 'Home', balance: 'Balance' },
};

for (const [language, { persona, name, home, balance }] of Object.entries(LANGUAGES))
  test(`the log-in with BankID (${language})`, async ({ page, sandbox }) => {
    const transcript = await Transcript.start(page, `Log in with BankID (${language})`, TEST_START);
    const openPage = async () => {
      await page.goto('/login/bankid');
      await page.getByRole('radio', { name }).check();
      await expect(loginButton(page)).toBeEnabled();
    };
    await transcript.step('Opens the log-in page', openPage, page.locator('body'));
    await transcript.step('Shows the QR code', async () => {
      await loginButton(page).press('Enter');
      await expect(code(page)).toBeVisible();
    });
    // The portal must not ask between the scan and the identification: it would announce one more state.
    const release = await holdChanges(page, '**/bankid/v2/collect');
    const bankIdOrder = await sandbox.bankId.scan(await readQr(code(page)));
    await sandbox.bankId.identify(bankIdOrder, persona);
    release();
    await transcript.step('Scans the code with the phone', async () => {
      await page.clock.runFor(BANKID_POLL);
      await expect(code(page)).toBeHidden();
    });
    await sandbox.bankId.approve(bankIdOrder);
    const balanceTile = page.getByRole('region', { name: balance, exact: true });
    const waitForHome = async () => {
      await page.clock.runFor(BANKID_POLL);
      await expect(heading(page, home)).toBeVisible();
      await expect(balanceTile.getByRole('region')).toContainText('kr');
    };
    await transcript.step('Enters the security code in the app', waitForHome, balanceTile);
    transcript.expectToMatch(`login-bankid-${language}`);
  });

test('the order of a top-up', async ({ page, sandbox }) => {
  const transcript = await Transcript.start(page, 'Order a top-up (sv)', TEST_START);
  await transcript.step('Opens the page of top-ups', async () => {
    await openWithToken(page, sandbox, 'vera', '/topup');
    await expect(order(page, 'december')).toBeVisible();
    // The next year, which offers more months, is read after this one.
    await expect(page.getByRole('button', { name: 'Välj flera månader' })).toBeVisible();
  });
  const orderDecember = async () => {
    await order(page, 'december').press('Enter');
    await expect(cancel(page, 'december')).toBeVisible();
    await transcript.expectAnnounced('Påfyllningen för december är beställd.');
  };
  await transcript.step('Orders December', orderDecember, monthCard(page, 'december'));
  transcript.expectToMatch('topup-order-sv');
});

test('the temporary block of a lost card', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^403 POST /);
  const transcript = await Transcript.start(page, 'Block a lost card temporarily (sv)', TEST_START);
  const block = page.getByRole('button', { name: /^Spärra tillfälligt/ });
  const unblock = page.getByRole('button', { name: /^Häv spärren/ });
  const actions = page.getByRole('region', { name: 'Vad vill du göra?' });
  await transcript.step('Opens the page of the card', async () => {
    await openWithToken(page, sandbox, 'anna', '/card');
    await expect(block).toBeVisible();
  });
  await sandbox.injectFault({ call: 'temporaryBlock', status: 403 });
  const failToBlock = async () => {
    await block.press('Enter');
    await expect(actions.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stäng meddelandet' })).toBeVisible();
  };
  await transcript.step('Blocks the card, which fails', failToBlock, actions);
  await sandbox.clearFaults();
  await transcript.step('Blocks the card', async () => {
    await block.press('Enter');
    await expect(unblock).toBeVisible();
    await transcript.expectAnnounced('Ditt kort är nu tillfälligt spärrat.');
  });
  await transcript.step('Opens the card again', async () => {
    await unblock.press('Enter');
    await expect(block).toBeVisible();
    await transcript.expectAnnounced('Den tillfälliga spärren är hävd.');
  });
  transcript.expectToMatch('temporary-block-sv');
});

test('the log-out of an inactive user', async ({ page, sandbox }) => {
  const transcript = await Transcript.start(page, 'Log out an inactive user (sv)', TEST_START);
  const balanceTile = page.getByRole('region', { name: 'Saldo', exact: true });
  const openHome = async () => {
    // No renewal of the token: its response while the time advances would move the clock twice.
    await page.goto(`/home?token=${await sandbox.token('anna', { expiresIn: 4 * 3600 })}`);
    await expect(balanceTile).toContainText('kr');
  };
  await transcript.step('Opens home', openHome, balanceTile);
  await transcript.step('Does nothing for half an hour', async () => {
    await advanceTime(30 * MINUTE, sandbox, page);
    await expect(page.getByRole('alertdialog')).toBeVisible();
  });
  await transcript.step('Does nothing for another minute', async () => {
    await advanceTime(MINUTE, sandbox, page);
    await expect(loginButton(page)).toBeVisible();
  });
  transcript.expectToMatch('log-out-inactive-sv');
});

test('the PIN', async ({ page, sandbox }) => {
  const transcript = await Transcript.start(page, 'View the PIN (sv)', TEST_START);
  const show = page.getByRole('button', { name: /^Visa PIN-kod/ });
  await transcript.step('Opens the page of the card', async () => {
    await openWithPasswordToken(page, sandbox, 'anna', '/card');
    await expect(show).toBeVisible();
  });
  await transcript.step('Asks for the PIN', async () => {
    await show.press('Enter');
    await expect(page.getByRole('button', { name: 'Skicka kod' })).toBeVisible();
  });
  await transcript.step('Requests a one-time code', async () => {
    await page.getByRole('button', { name: 'Skicka kod' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Engångskod' })).toBeVisible();
  });
  const [mail] = await messagesTo(null, sandbox);
  const enterCode = async () => {
    await page.getByRole('textbox', { name: 'Engångskod' }).fill(mail?.code ?? '');
    await page.keyboard.press('Enter');
    await transcript.expectAnnounced('Döljs om 60 sekunder');
  };
  await transcript.step('Enters the code', enterCode, page.getByRole('region', { name: 'PIN-kod' }));
  const hide = async () => {
    await page.getByRole('button', { name: 'Dölj nu' }).press('Enter');
    await expect(page.getByRole('timer')).toBeHidden();
  };
  await transcript.step('Hides the PIN', hide, page.getByRole('region', { name: 'Vad vill du göra?' }));
  transcript.expectToMatch('view-pin-sv');
});

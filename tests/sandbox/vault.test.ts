import { describe, expect } from 'vitest';
import { cardDetails } from '../../contract/card.ts';
import { readFrameMessage } from '../../contract/frame-message.ts';
import { choosePin, viewPin } from '../../contract/pin.ts';
import { type TestSandbox, test } from './sandbox-test.ts';
import { signedByBankId, textToSign } from './signatures.ts';

const ANNA = { referenceCode: 'card-30412-1' };
const MINUTE = 60_000;

const post = (sandbox: TestSandbox, path: string, fields: Record<string, string>) =>
  sandbox.vault.request(path, { method: 'POST', body: new URLSearchParams(fields) });

/** The message that a page posts to its parent. */
function messageIn(page: string) {
  const [, json] = /data-message="([^"]*)"/.exec(page) ?? [];
  return json === undefined ? undefined : readFrameMessage(json.replaceAll('&quot;', '"'));
}

async function readPage(response: Response | Promise<Response>) {
  const { status, headers } = await response;
  const page = await (await response).text();
  return { status, headers, page, message: messageIn(page) };
}

describe('the card details', () => {
  const ticket = async (sandbox: TestSandbox) => {
    const signature = await signedByBankId(sandbox, 'anna', textToSign('details', '2628'));
    return (await sandbox.ask(cardDetails, { ...ANNA, ...signature }, await sandbox.tokenOf('anna'))).token;
  };

  test('show number, expiry and CVC, once', async ({ sandbox }) => {
    const token = await ticket(sandbox);
    const { page } = await readPage(post(sandbox, '/card', { token }));
    expect(page).toMatch(/<dd>4000 00\d\d \d{4} 2628<\/dd>/);
    expect(page).toMatch(/<dd>\d\d\/\d\d<\/dd>/);
    expect(page).toMatch(/<dd>\d{3}<\/dd>/);
    const again = await readPage(post(sandbox, '/card', { token }));
    expect([again.status, /\d{4} \d{4}/.test(again.page)]).toEqual([410, false]);
  });

  test('show nothing for a form that cannot be read', async ({ sandbox }) => {
    const init = { method: 'POST', body: 'x', headers: { 'Content-Type': 'multipart/form-data' } };
    expect((await sandbox.vault.request('/card', init)).status).toBe(400);
  });

  test('show nothing for an expired, wrong or missing ticket', async ({ sandbox }) => {
    const token = await ticket(sandbox);
    sandbox.wait(2 * MINUTE);
    expect((await post(sandbox, '/card', { token })).status).toBe(410);
    expect((await post(sandbox, '/card', { token: 'invented' })).status).toBe(410);
    expect((await post(sandbox, '/card', {})).status).toBe(410);
    const other = await ticket(sandbox);
    expect((await sandbox.vault.request(`/view-pin?ticket=${other}`)).status).toBe(410);
  });

  test('post to the portal’s origin only, can be framed by it only, and are not cached', async ({ sandbox }) => {
    const { headers, page } = await readPage(post(sandbox, '/card', { token: await ticket(sandbox) }));
    expect(page).toContain('data-parent="http://localhost:4300"');
    expect(headers.get('Content-Security-Policy')).toContain('frame-ancestors http://localhost:4300;');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('the PIN', () => {
  test('is shown once, and posts the result', async ({ sandbox }) => {
    const signature = await signedByBankId(sandbox, 'anna', textToSign('pin', '2628'));
    const { pinURL } = await sandbox.ask(viewPin, { ...ANNA, ...signature }, await sandbox.tokenOf('anna'));
    const shown = await readPage(sandbox.vault.request(pinURL));
    expect(shown.page).toContain('<p class="pin">1234</p>');
    expect(shown.message).toEqual({ type: 'view_pin_success' });
    const again = await readPage(sandbox.vault.request(pinURL));
    expect(again.message).toEqual({ type: 'view_pin_error' });
    expect(again.page).not.toContain('1234');
  });
});

describe('choosing a PIN', () => {
  const open = async (sandbox: TestSandbox) => {
    sandbox.services.db.run`UPDATE card SET pin = NULL WHERE account_id = 30412`;
    const request = { ...ANNA, scope: 'SET_PIN' } as const;
    const { pinFrameURL } = await sandbox.ask(choosePin, request, await sandbox.tokenOf('anna'));
    return { pinFrameURL, ticket: new URL(pinFrameURL).searchParams.get('ticket') ?? '' };
  };
  const pin = ({ services }: TestSandbox) => services.db.one`SELECT pin FROM card WHERE account_id = 30412`;

  test('requires four digits twice, and posts each result', async ({ sandbox }) => {
    const { pinFrameURL, ticket } = await open(sandbox);
    expect((await readPage(sandbox.vault.request(pinFrameURL))).message).toBeUndefined();
    for (const [first, second] of [
      ['123', '123'],
      ['12345', '12345'],
      ['1234', '4321'],
      ['abcd', 'abcd'],
      ['', ''],
    ] as const) {
      const response = await readPage(post(sandbox, '/set-pin', { ticket, pin: first, repeat: second }));
      expect([response.status, response.message]).toEqual([400, { type: 'set_pin_validation_error' }]);
    }
    expect(pin(sandbox)).toEqual({ pin: null });
    const done = await readPage(post(sandbox, '/set-pin', { ticket, pin: '2580', repeat: '2580' }));
    expect(done.message).toEqual({ type: 'set_pin_success' });
    expect(pin(sandbox)).toEqual({ pin: '2580' });
    const again = await readPage(post(sandbox, '/set-pin', { ticket, pin: '1111', repeat: '1111' }));
    expect([again.status, again.message]).toEqual([410, { type: 'set_pin_error' }]);
    expect(pin(sandbox)).toEqual({ pin: '2580' });
  });

  test('fails for a page that was not opened, was opened twice, or has expired', async ({ sandbox }) => {
    const { pinFrameURL, ticket } = await open(sandbox);
    const choose = () => post(sandbox, '/set-pin', { ticket, pin: '2580', repeat: '2580' });
    expect((await choose()).status).toBe(410);
    await sandbox.vault.request(pinFrameURL);
    expect((await readPage(sandbox.vault.request(pinFrameURL))).message).toEqual({ type: 'set_pin_error' });
    sandbox.wait(10 * MINUTE);
    expect((await choose()).status).toBe(410);
  });

  test('fails when the card got a PIN in the meantime', async ({ sandbox }) => {
    const { pinFrameURL, ticket } = await open(sandbox);
    await sandbox.vault.request(pinFrameURL);
    sandbox.services.db.run`UPDATE card SET pin = '9999' WHERE account_id = 30412`;
    const response = await readPage(post(sandbox, '/set-pin', { ticket, pin: '2580', repeat: '2580' }));
    expect([response.status, response.message]).toEqual([409, { type: 'set_pin_error' }]);
    expect(pin(sandbox)).toEqual({ pin: '9999' });
  });
});

test('serves the assets of the vault and no other files', async ({ sandbox }) => {
  const status = async (name: string) => (await sandbox.vault.request(`/assets/${name}`)).status;
  expect(await Promise.all(['vault.css', 'vault.js', '../app.ts', '%2e%2e/app.ts'].map(status))).toEqual([
    200, 200, 404, 404,
  ]);
});

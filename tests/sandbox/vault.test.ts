import { describe, expect } from 'vitest';
import { cardDetails } from '../../contract/card.ts';
import { frameMessage } from '../../contract/frame-message.ts';
import { choosePin, viewPin } from '../../contract/pin.ts';
import { type TestSandbox, test } from './sandbox-test.ts';
import { signedByBankId } from './signatures.ts';

const ANNA = { referenceCode: 'card-30412-1' };
const MINUTE = 60_000;

const post = (sandbox: TestSandbox, path: string, fields: Record<string, string>) =>
  sandbox.vault.request(path, { method: 'POST', body: new URLSearchParams(fields) });

/** What a page tells the page around it. */
function messageIn(page: string) {
  const [, told] = /data-message="([^"]*)"/.exec(page) ?? [];
  return told === undefined ? undefined : frameMessage.parse(JSON.parse(told.replaceAll('&quot;', '"')));
}

async function sight(answer: Response | Promise<Response>) {
  const { status, headers } = await answer;
  const page = await (await answer).text();
  return { status, headers, page, message: messageIn(page) };
}

describe('the card details', () => {
  const ticket = async (sandbox: TestSandbox) => {
    const signature = await signedByBankId(sandbox, 'anna');
    return (await sandbox.ask(cardDetails, { ...ANNA, ...signature }, await sandbox.tokenOf('anna'))).token;
  };

  test('show number, expiry and CVC, once', async ({ sandbox }) => {
    const token = await ticket(sandbox);
    const { page } = await sight(post(sandbox, '/card', { token }));
    expect(page).toMatch(/<dd>4000 00\d\d \d{4} 2628<\/dd>/);
    expect(page).toMatch(/<dd>\d\d\/\d\d<\/dd>/);
    expect(page).toMatch(/<dd>\d{3}<\/dd>/);
    const again = await sight(post(sandbox, '/card', { token }));
    expect([again.status, /\d{4} \d{4}/.test(again.page)]).toEqual([410, false]);
  });

  test('show nothing too late, to another ticket, or without one', async ({ sandbox }) => {
    const token = await ticket(sandbox);
    sandbox.wait(2 * MINUTE);
    expect((await post(sandbox, '/card', { token })).status).toBe(410);
    expect((await post(sandbox, '/card', { token: 'made up' })).status).toBe(410);
    expect((await post(sandbox, '/card', {})).status).toBe(410);
    const other = await ticket(sandbox);
    expect((await sandbox.vault.request(`/view-pin?ticket=${other}`)).status).toBe(410);
  });

  test('tell the portal’s origin alone, may be framed by it alone, and are never kept', async ({ sandbox }) => {
    const { headers, page } = await sight(post(sandbox, '/card', { token: await ticket(sandbox) }));
    expect(page).toContain('data-parent="http://localhost:4300"');
    expect(headers.get('Content-Security-Policy')).toContain('frame-ancestors http://localhost:4300;');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('the PIN', () => {
  test('shows once, and says how it went', async ({ sandbox }) => {
    const signature = await signedByBankId(sandbox, 'anna');
    const { pinURL } = await sandbox.ask(viewPin, { ...ANNA, ...signature }, await sandbox.tokenOf('anna'));
    const shown = await sight(sandbox.vault.request(pinURL));
    expect(shown.page).toContain('<p class="pin">1234</p>');
    expect(shown.message).toEqual({ type: 'view_pin_success' });
    const again = await sight(sandbox.vault.request(pinURL));
    expect(again.message).toEqual({ type: 'view_pin_error' });
    expect(again.page).not.toContain('1234');
  });
});

describe('the choosing of a PIN', () => {
  const open = async (sandbox: TestSandbox) => {
    sandbox.services.db.run`UPDATE card SET pin = NULL WHERE account_id = 30412`;
    const request = { ...ANNA, scope: 'SET_PIN' } as const;
    const { pinFrameURL } = await sandbox.ask(choosePin, request, await sandbox.tokenOf('anna'));
    return { pinFrameURL, ticket: new URL(pinFrameURL).searchParams.get('ticket') ?? '' };
  };
  const pin = ({ services }: TestSandbox) => services.db.one`SELECT pin FROM card WHERE account_id = 30412`;

  test('asks twice for four digits, and says what is wrong until it is right', async ({ sandbox }) => {
    const { pinFrameURL, ticket } = await open(sandbox);
    expect((await sight(sandbox.vault.request(pinFrameURL))).message).toBeUndefined();
    for (const [first, second] of [
      ['123', '123'],
      ['12345', '12345'],
      ['1234', '4321'],
      ['abcd', 'abcd'],
      ['', ''],
    ] as const) {
      const answer = await sight(post(sandbox, '/set-pin', { ticket, pin: first, repeat: second }));
      expect([answer.status, answer.message]).toEqual([400, { type: 'set_pin_validation_error' }]);
    }
    expect(pin(sandbox)).toEqual({ pin: null });
    const done = await sight(post(sandbox, '/set-pin', { ticket, pin: '2580', repeat: '2580' }));
    expect(done.message).toEqual({ type: 'set_pin_success' });
    expect(pin(sandbox)).toEqual({ pin: '2580' });
    const again = await sight(post(sandbox, '/set-pin', { ticket, pin: '1111', repeat: '1111' }));
    expect([again.status, again.message]).toEqual([410, { type: 'set_pin_error' }]);
    expect(pin(sandbox)).toEqual({ pin: '2580' });
  });

  test('fails for a page that was never opened, was opened twice, or is too old', async ({ sandbox }) => {
    const { pinFrameURL, ticket } = await open(sandbox);
    const choose = () => post(sandbox, '/set-pin', { ticket, pin: '2580', repeat: '2580' });
    expect((await choose()).status).toBe(410);
    await sandbox.vault.request(pinFrameURL);
    expect((await sight(sandbox.vault.request(pinFrameURL))).message).toEqual({ type: 'set_pin_error' });
    sandbox.wait(10 * MINUTE);
    expect((await choose()).status).toBe(410);
  });

  test('fails when the card has got a PIN meanwhile', async ({ sandbox }) => {
    const { pinFrameURL, ticket } = await open(sandbox);
    await sandbox.vault.request(pinFrameURL);
    sandbox.services.db.run`UPDATE card SET pin = '9999' WHERE account_id = 30412`;
    const answer = await sight(post(sandbox, '/set-pin', { ticket, pin: '2580', repeat: '2580' }));
    expect([answer.status, answer.message]).toEqual([409, { type: 'set_pin_error' }]);
    expect(pin(sandbox)).toEqual({ pin: '9999' });
  });
});

test('every file of the vault is served, and nothing beside them', async ({ sandbox }) => {
  const status = async (name: string) => (await sandbox.vault.request(`/assets/${name}`)).status;
  expect(await Promise.all(['vault.css', 'vault.js', '../app.ts', '%2e%2e/app.ts'].map(status))).toEqual([
    200, 200, 404, 404,
  ]);
});

import { describe, expect } from 'vitest';
import { convertCurrency, currencies } from '../../contract/currency-calculator.ts';
import { blogPosts, notifications } from '../../contract/home.ts';
import { createTicket } from '../../contract/support.ts';
import { sentMessages } from '../../sandbox/mailbox/mailbox.ts';
import { type TestSandbox, test, toRequest } from './sandbox-test.ts';

test('notifications are for all cardholders, or for one branch', async ({ sandbox }) => {
  const banners = async (persona: string) => sandbox.ask(notifications, {}, await sandbox.tokenOf(persona));
  const summaries = (await banners('birgit')).map(({ summaryEnglish }) => summaryEnglish);
  expect(summaries[0]).toBe('Your employer has ended the agreement');
  expect((await banners('anna')).map(({ summaryEnglish }) => summaryEnglish)).toEqual(summaries.slice(1));
});

describe('articles', () => {
  const articles = async (sandbox: TestSandbox, limit: number) =>
    sandbox.ask(blogPosts, { limit, state: 'PUBLISHED', contentGroupId: 'cardholder' }, await sandbox.tokenOf('anna'));

  test('are limited to the requested number, newest first', async ({ sandbox }) => {
    const { objects } = await articles(sandbox, 5);
    expect(objects).toHaveLength(5);
    const updated = objects.map((article) => article.updated);
    expect(updated).toEqual(updated.toSorted().reverse());
  });

  test('are at most a hundred', async ({ sandbox }) => {
    const { objects } = await articles(sandbox, 100);
    expect(objects).toHaveLength(100);
    expect(new Set(objects.map(({ label }) => label)).size).toBe(100);
    const request = { limit: 101, state: 'PUBLISHED', contentGroupId: 'cardholder' };
    expect((await sandbox.sendWire(blogPosts, request, await sandbox.tokenOf('anna'))).status).toBe(400);
  });

  test('have images that exist', async ({ sandbox }) => {
    const { objects } = await articles(sandbox, 100);
    const images = new Set(objects.flatMap(({ featured_image }) => featured_image ?? []));
    expect(images.size).toBeGreaterThan(3);
    for (const image of images) {
      expect(image).toMatch(/^http:\/\/localhost:\d+\/pictures\//);
      expect((await sandbox.vault.request(image)).headers.get('Content-Type'), image).toContain('image/svg+xml');
    }
  });
});

describe('the currency calculator', () => {
  const convert = async (sandbox: TestSandbox, fromAmount: number, fromCurrency: string) => {
    const request = {
      fromAmount,
      fromCurrency,
      fromCurrencyDescription: '',
      issuerMarkupPercentage: 0,
      toCurrency: 'SEK',
      paymentScheme: 'VISA',
    } as const;
    return sandbox.send(convertCurrency, request, await sandbox.tokenOf('anna'));
  };

  test('converts to kronor and öre', async ({ sandbox }) => {
    expect(await (await convert(sandbox, 89, 'DKK')).json()).toEqual({ toAmountWithMarkup: 134.48 });
  });

  test('accepts exactly the currencies that it lists', async ({ sandbox }) => {
    const list = await sandbox.ask(currencies, {}, await sandbox.tokenOf('anna'));
    expect(list.length).toBeGreaterThan(20);
    for (const { code } of list) expect((await convert(sandbox, 1, code)).status).toBe(200);
    expect((await convert(sandbox, 1, 'SEK')).status).toBe(400);
  });
});

describe('a support ticket', () => {
  const question = { message: 'Min påfyllning kom inte.', email: 'anna@example.se', agreed: true } as const;
  const tickets = ({ services }: TestSandbox) =>
    services.db.all`SELECT cardholder_id, message, email, phone FROM ticket`;

  test('is created once when repeated, and is confirmed by e-mail', async ({ sandbox }) => {
    const ask = async () => sandbox.ask(createTicket, question, await sandbox.tokenOf('anna'));
    const { reference } = await ask();
    expect(reference).toMatch(/^F-\d{6}$/);
    expect(await ask()).toEqual({ reference });
    expect(tickets(sandbox)).toEqual([
      { cardholder_id: 501, message: question.message, email: question.email, phone: null },
    ]);
    const sent = sentMessages(sandbox.services.db, question.email);
    expect(sent).toMatchObject([{ subject: 'Vi har fått din fråga' }]);
    // The sender chooses the address and the text: a confirmation that repeats it could be used to send advertisements.
    expect(sent[0]?.body).not.toContain(question.message);
  });

  test('can be sent without a login', async ({ sandbox }) => {
    await sandbox.ask(createTicket, { ...question, email: ' ', phone: '0701740605' });
    expect(tickets(sandbox)).toMatchObject([{ cardholder_id: null, email: null, phone: '0701740605' }]);
  });

  test('can be sent after the session has ended', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('anna');
    sandbox.services.db.run`DELETE FROM session`;
    await sandbox.ask(createTicket, question, token);
    expect(tickets(sandbox)).toMatchObject([{ cardholder_id: null, message: question.message }]);
  });

  test('needs a contact detail', async ({ sandbox }) => {
    const response = await sandbox.send(createTicket, { ...question, email: '' });
    expect([response.status, (await response.json()).detail]).toEqual([400, 'At least one contact detail is needed']);
  });

  test('can be sent ten times in ten minutes from a network address, by any senders', async ({ sandbox }) => {
    const send = (number: number, address: string) => {
      const email = `${number}@example.se`;
      const [path, init] = toRequest(createTicket, { ...question, email });
      return sandbox.portal.request(path, init, { incoming: { socket: { remoteAddress: address } } });
    };
    for (let number = 1; number <= 10; number += 1) expect((await send(number, '192.0.2.1')).status).toBe(200);
    expect((await send(11, '192.0.2.1')).status).toBe(429);
    expect((await send(11, '192.0.2.2')).status).toBe(200);
  });

  test('can be sent ten times in ten minutes by a cardholder, from any address', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('anna');
    const send = (number: number) => {
      const [path, init] = toRequest(createTicket, { ...question, message: `Fråga nummer ${number}` }, token);
      return sandbox.portal.request(path, init, { incoming: { socket: { remoteAddress: `192.0.2.${number}` } } });
    };
    for (let number = 1; number <= 10; number += 1) expect((await send(number)).status).toBe(200);
    expect((await send(11)).status).toBe(429);
  });

  test('can be sent again after ten minutes', async ({ sandbox }) => {
    const status = async (number: number) =>
      (await sandbox.send(createTicket, { ...question, message: `Fråga nummer ${number}` })).status;
    for (let number = 1; number <= 10; number += 1) expect(await status(number)).toBe(200);
    expect(await status(11)).toBe(429);
    sandbox.wait(600_000);
    expect(await status(11)).toBe(200);
  });
});

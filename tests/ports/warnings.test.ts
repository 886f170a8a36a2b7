import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { balance } from '../../contract/account.ts';
import { warnAboutAnswer, warnAboutConfig, warnAboutMessage } from '../../src/ports/warnings.ts';

const warn = vi.fn();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => {
  vi.restoreAllMocks();
  warn.mockReset();
});

it('an answer is named with its fields and without values', () => {
  warnAboutAnswer(balance, { kind: 'body', body: { amount: 'secret' }, isRejected: true });
  warnAboutAnswer(balance, { kind: 'body', body: { amount: 20_000 }, isRejected: false });
  warnAboutAnswer(balance, { kind: 'notJson', status: 200, contentType: 'text/html', isRejected: true });
  expect(warn.mock.calls.flat()).toEqual([
    'balance (fatal: the portal cannot use this answer)\n  amount: type',
    'balance (tolerated)\n  amount: range',
    'balance (fatal: the portal cannot use this answer)\n  status 200 with “text/html”, not JSON',
  ]);
});

it('the wrong fields of config.json are named', () => {
  warnAboutConfig(z.safeParse(z.object({ links: z.object({ faq: z.string() }) }), { links: {} }).error);
  warnAboutConfig(new TypeError('offline'));
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringContaining('\n  links.faq: '),
    'config.json cannot be used\n  TypeError: offline',
  ]);
});

it('a message of the vault is named by its fields', () => {
  warnAboutMessage({ reason: 'origin', origin: 'https://evil.test', fields: ['pin'] });
  warnAboutMessage({ reason: 'unknown', origin: 'https://vault.example', fields: ['string'] });
  expect(warn.mock.calls.flat()).toEqual([
    'the portal ignores a message of https://evil.test: its origin is not in frameOrigins of config.json (pin)',
    'the portal ignores a message of https://vault.example: it names no event of docs/vault.md (string)',
  ]);
});

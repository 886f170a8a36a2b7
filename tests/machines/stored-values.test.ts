import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readChosenAccount, storeChosenAccount } from '../../machines/access-gate/chosen-accounts.ts';
import { resumableOrder } from '../../machines/bankid-order.ts';
import { hasOrderedToday, rememberOrder } from '../../machines/physical-card/order.ts';
import { asLanguage, DEVICE_KEYS } from '../../machines/ports.ts';
import { parseStored } from '../../machines/stored-json.ts';
import { storagePorts } from './storage-ports.ts';

describe('a stored JSON text', () => {
  const schema = z.object({ id: z.int() });
  it('is parsed', () => expect(parseStored(schema, '{"id":7}')).toEqual({ id: 7 }));
  it.each([null, '', 'no JSON', 'null', '[]', '{"id":"7"}'])('is ignored if it is %j', (text) => {
    expect(parseStored(schema, text)).toBeNull();
  });
});

describe('the account that a cardholder switched to', () => {
  it('is kept for each cardholder of the device', () => {
    const { ports } = storagePorts();
    expect(readChosenAccount(ports.device, 1)).toBeNull();
    storeChosenAccount(ports.device, 1, 11);
    storeChosenAccount(ports.device, 2, 22);
    storeChosenAccount(ports.device, 1, 12);
    expect([1, 2, 3].map((id) => readChosenAccount(ports.device, id))).toEqual([12, 22, null]);
    expect(JSON.parse(ports.device.read('chosenAccounts') ?? '')).toHaveLength(2);
  });

  it.each(['{}', '[{"cardholderId":1}]'])('is ignored if the storage has %s', (chosenAccounts) => {
    expect(readChosenAccount(storagePorts({ chosenAccounts }).ports.device, 1)).toBeNull();
  });
});

describe('a BankID order', () => {
  const order = { orderRef: 'ref', authId: '42', autoStartToken: 'start', method: 'open', startedAt: 1000 };

  it('can be resumed for three minutes', () => {
    const stored = JSON.stringify(order);
    expect(resumableOrder(stored, 180_999)).toEqual({ ...order, signing: null });
    expect(resumableOrder(stored, 181_000)).toBeNull();
  });

  it('keeps what it signs', () => {
    const signing = { text: 'Visa PIN-koden', kind: 'pin', referenceCode: 'C-1' };
    expect(resumableOrder(JSON.stringify({ ...order, signing }), 1000)?.signing).toEqual(signing);
  });

  it.each([null, 'x', JSON.stringify({ ...order, method: 'post' }), JSON.stringify({ ...order, signing: {} })])(
    'is ignored if it cannot be read: %s',
    (stored) => expect(resumableOrder(stored, 1000)).toBeNull(),
  );
});

describe('the order of a physical card', () => {
  it('is remembered for one account until midnight in Stockholm', () => {
    const { ports, clock } = storagePorts();
    clock.now = Date.parse('2026-11-20T22:59:00Z');
    expect(hasOrderedToday(ports, 7)).toBe(false);
    rememberOrder(ports, 7);
    expect([7, 8].map((id) => hasOrderedToday(ports, id))).toEqual([true, false]);
    clock.now += 60_000;
    expect(hasOrderedToday(ports, 7)).toBe(false);
  });

  it('is ignored if its day is no date', () => {
    expect(hasOrderedToday(storagePorts({ ordered: '{"accountId":7,"day":"today"}' }).ports, 7)).toBe(false);
  });
});

it('what belongs to the device and not to the user stays after a log-out', () => {
  const staying = Object.entries(DEVICE_KEYS).flatMap(([key, owner]) => (owner === 'device' ? [key] : []));
  expect(staying).toEqual([
    'unsavedContacts',
    'usedTokens',
    'dismissedBanners',
    'chosenAccounts',
    'language',
    'rowsPerPage',
    'chosenLanguage',
    'consent',
  ]);
});

it.each([
  ['sv', 'sv'],
  ['en', 'en'],
  ['de', null],
  [null, null],
])('the language with the code %s is %s', (code, language) => expect(asLanguage(code)).toBe(language));

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '../../contract/calls.ts';
import { listOf, lostRows, orEmpty } from '../../contract/list.ts';
import { promiseOf } from '../../contract/promise.ts';
import { differenceCount, nullish, numeric, openEnum, orElse, orNull } from '../../contract/tolerance.ts';
import { nothing } from '../../contract/values.ts';
import { mutationsOf } from '../../scripts/tolerance/mutations.ts';

describe('a tolerant schema', () => {
  const reader = z.object({
    name: orElse(z.string(), ''),
    note: orNull(z.string()),
    end: nullish(z.string()),
    status: openEnum(['ACTIVE', 'BLOCKED']),
    count: numeric(z.int()),
  });
  const good = { name: 'Anna', note: 'x', end: null, status: 'ACTIVE', count: 2 };

  it('returns a right value unchanged and notes no difference', () => {
    const before = differenceCount();
    expect(z.parse(reader, good)).toEqual(good);
    expect(differenceCount()).toBe(before);
  });

  it.each([
    ['missing fields', { count: 2 }, { name: '', note: null, end: null, status: { other: '' }, count: 2 }],
    ['wrong types', { ...good, name: 1, note: 2, status: 3 }, { ...good, name: '', note: null, status: { other: '' } }],
    ['an unknown word', { ...good, status: 'FROZEN' }, { ...good, status: { other: 'FROZEN' } }],
    ['a number as text', { ...good, count: '12' }, { ...good, count: 12 }],
  ])('reads %s, and notes the difference', (_, value, expected) => {
    const before = differenceCount();
    expect(z.parse(reader, value)).toEqual(expected);
    expect(differenceCount()).toBeGreaterThan(before);
  });

  it.each([
    ['a required value is missing', { ...good, count: undefined }],
    ['a number as text is no number', { ...good, count: 'two' }],
    ['a value that may be null has another type', { ...good, end: 1 }],
  ])('is invalid when %s', (_, value) => {
    expect(z.safeParse(reader, value).success).toBe(false);
  });

  it('writes what it has read', () => {
    const read = z.parse(reader, { count: 2, status: 'FROZEN' });
    expect(z.encode(reader, read)).toEqual({ name: '', note: null, end: null, status: 'FROZEN', count: 2 });
  });

  it('promises the right values only', () => {
    const promise = promiseOf(reader);
    expect(z.safeParse(promise, good).success).toBe(true);
    for (const change of [{ name: 1 }, { note: null }, { status: 'FROZEN' }, { count: '2' }])
      expect(z.safeParse(promise, { ...good, ...change }).success).toBe(false);
  });
});

describe('a list', () => {
  const list = listOf(z.object({ id: z.int() }), ({ id }) => id);
  const read = (rows: unknown) => z.parse(list, rows);

  it('leaves out invalid rows and counts them', () => {
    const rows = read([{ id: 1 }, { id: 'x' }, null, { id: 2 }]);
    expect(rows.map(({ id }) => id)).toEqual([1, 2]);
    expect(lostRows(rows)).toBe(2);
    expect(z.encode(list, rows)).toEqual([{ id: 1 }, { id: 2 }, null, null]);
  });

  it('has no lost rows when all are valid, or when it is empty', () => {
    expect([read([{ id: 1 }]), read([])].map(lostRows)).toEqual([0, 0]);
  });

  it('leaves out a row with the id of an earlier one', () => {
    const rows = read([{ id: 1 }, { id: 2 }, { id: 1 }]);
    expect([rows.length, lostRows(rows)]).toEqual([2, 1]);
  });

  it.each([[[{ id: 'x' }]], ['rows'], [null]])('is invalid when it has no valid row: %j', (rows) => {
    expect(z.safeParse(list, rows).success).toBe(false);
  });

  it('is empty with a lost row when it cannot be read, if that is allowed', () => {
    const rows = z.parse(orEmpty(list), 'rows');
    expect([rows.length, lostRows(rows)]).toEqual([0, 1]);
  });
});

/**
 * The fields without which a whole response is invalid. They are ids, what decides access, secrets that are used at once,
 * and the one value that a part shows. Any other field costs at most its row or its value. All of them are listed in the
 * specification, except those with a comment: other backends may name them differently (decision 39).
 */
const REQUIRED: Readonly<Record<string, string>> = {
  // Log-in and signatures
  renewToken: 'accessToken',
  logInWithPassword: 'accessToken',
  startBankId: 'orderRef',
  bankIdQrcode: 'qrCode',
  collectBankId: 'status, authResponse.accessToken',
  startSigning: 'orderRef',
  signingQrcode: 'qrCode',
  collectSigning: 'status',
  changePassword: 'success',
  // The response of a third party, whose form docs/operations.md asks for.
  lookUpAddress: 'ip',
  // Access
  cardholderInfo: 'id, branch, branch.id',
  customPolicy: 'accepted',
  // Cards
  temporaryBlock: 'referenceCode',
  walletTokens: 'walletTokens',
  cardDetails: 'cardDataUrl, token',
  choosePin: 'pinFrameURL',
  viewPin: 'pinURL',
  pinAttempts: 'counter, max',
  pinStatus: 'pinSet',
  physicalCardFee: 'feeAmount, feeAmount.amount',
  replacementFee: 'amount',
  // Money
  balance: 'amount',
  // The specification shows no page; a plain list is read too.
  transactions: 'content',
  nextTopupInfo: 'actualTopupAmount',
  convertCurrency: 'toAmountWithMarkup',
  // The specification lists what a month has, but not the list itself.
  topupCalendar:
    'year, months, confirmedCount, topupSettings.lastDayOrderTopup, topupSettings.sameMonthTopup, ' +
    'topupSettings.dayTopup, topupSettings.monthsReceiveTopup',
  // Other
  requestVerification: 'contactInformationId',
  blogPosts: 'objects',
};

const withResponse = calls.filter(({ response }) => response !== nothing);

describe.each(withResponse.map((call) => [call.name, call] as const))('the response of %s', (name, call) => {
  it('is invalid without its required fields only', () => {
    const required = mutationsOf(call.example.response)
      .filter(({ path, kind, body }) => path !== '' && kind === 'missing' && !z.safeParse(call.response, body).success)
      .map(({ path }) => path);
    expect(required.join(', ')).toBe(REQUIRED[name] ?? '');
  });

  it('loses only the row that is changed', () => {
    const ofRows = mutationsOf(call.example.response).filter(
      ({ path, kind }) => path.includes('[]') || / row/.test(kind),
    );
    const lost = ofRows.filter(({ body }) => !z.safeParse(call.response, body).success);
    expect(lost.map(({ path, kind }) => `${path}: ${kind}`)).toEqual([]);
  });
});

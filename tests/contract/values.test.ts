import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bankIdQrcode, startBankId } from '../../contract/bankid.ts';
import { topupCalendar } from '../../contract/topups.ts';
import { transactionYears } from '../../contract/transactions.ts';
import { Day, Moment } from '../../contract/values.ts';

const accepts = (schema: z.ZodMiniType, value: unknown): boolean => z.safeParse(schema, value).success;

const REAL_DAYS = ['2026-01-01', '2026-01-31', '2026-04-30', '2026-12-31', '2024-02-29', '2000-02-29', '1900-01-01'];

const IMPOSSIBLE_DAYS = {
  'month 0': '2026-00-10',
  'month 13': '2026-13-01',
  'day 0': '2026-01-00',
  'day 32': '2026-01-32',
  'day 45 of month 13': '2026-13-45',
  '31 April': '2026-04-31',
  '30 February': '2026-02-30',
  '29 February of an ordinary year': '2026-02-29',
  '29 February 1900': '1900-02-29',
  '29 February 2100': '2100-02-29',
  'nothing but zeros': '0000-00-00',
  'year 0000': '0000-01-01',
  'year 0001, which some systems send for a missing date': '0001-01-01',
  'year 9999, whose last day has no next day of four digits': '9999-12-31',
  'a year of five digits': '12026-01-01',
};

describe('Day', () => {
  it.each(REAL_DAYS)('accepts %s', (day) => {
    expect(accepts(Day, day)).toBe(true);
  });

  it.each(Object.entries(IMPOSSIBLE_DAYS))('rejects %s: %s', (_, day) => {
    expect(accepts(Day, day)).toBe(false);
  });

  it.each(['', ' 2026-01-01', '2026-1-1', '20260101', '2026-01-01T00:00:00Z', '2026-01-01\n', 'today', null, 20260101])(
    'rejects %j, which has another format',
    (value) => {
      expect(accepts(Day, value)).toBe(false);
    },
  );
});

const REAL_TIMES = [
  '00:00Z',
  '23:59:59Z',
  '23:59:59.999999Z',
  '12:00:00+02:00',
  '12:00:00-09:30',
  '12:00:00+14:00',
  '12:00:00-14:00',
];

const IMPOSSIBLE_TIMES = {
  'hour 24': '24:00:00Z',
  'hour 25': '25:00:00Z',
  'minute 60': '12:60:00Z',
  'minute 61': '12:61:00Z',
  'second 60': '12:00:60Z',
  'offset +99:99': '12:00:00+99:99',
  'offset +14:01': '12:00:00+14:01',
  'offset -15:00': '12:00:00-15:00',
  'offset +01:60': '12:00:00+01:60',
  'a time without an offset': '12:00:00',
};

describe('Moment', () => {
  it.each(REAL_TIMES)('accepts the time %s', (time) => {
    const moment = `2026-11-20T${time}`;
    expect(accepts(Moment, moment)).toBe(true);
    expect(Date.parse(moment)).not.toBeNaN();
  });

  it.each(REAL_DAYS)('accepts a time on %s', (day) => {
    expect(accepts(Moment, `${day}T12:00:00Z`)).toBe(true);
  });

  it.each(Object.entries(IMPOSSIBLE_TIMES))('rejects %s: %s', (_, time) => {
    expect(accepts(Moment, `2026-11-20T${time}`)).toBe(false);
  });

  it.each(Object.entries(IMPOSSIBLE_DAYS))('rejects a time on %s: %s', (_, day) => {
    expect(accepts(Moment, `${day}T12:00:00Z`)).toBe(false);
  });

  it.each(['', '2026-13-45T25:61:00Z', '0000-00-00T00:00:00Z', '2026-11-20', '2026-11-20 12:00:00Z', null, 0])(
    'rejects %j',
    (value) => {
      expect(accepts(Moment, value)).toBe(false);
    },
  );
});

describe('a QR code', () => {
  it.each([
    ['of BankID', bankIdQrcode.example.response.qrCode],
    ['that is an image', `data:image/png;base64,${'A'.repeat(9000)}`],
  ])('is accepted: one %s', (_, code) => {
    expect(accepts(bankIdQrcode.response, { qrCode: code })).toBe(true);
    expect(startBankId.response.parse({ ...startBankId.example.response, qrCode: code }).qrCode).toBe(code);
  });

  it.each([
    ['too long to be drawn', 'x'.repeat(10_000)],
    ['empty', ''],
  ])('is left out: one that is %s', (_, code) => {
    expect(accepts(bankIdQrcode.response, { qrCode: code })).toBe(false);
    expect(startBankId.response.parse({ ...startBankId.example.response, qrCode: code }).qrCode).toBeNull();
  });
});

describe('a year in a response', () => {
  const calendar = topupCalendar.example.response;

  it('is accepted from 1900 to 2999', () => {
    expect(accepts(transactionYears.response, [2999, 2026, 1900])).toBe(true);
    expect(accepts(topupCalendar.response, { ...calendar, year: 2027 })).toBe(true);
  });

  it.each([0, -1, 1, 1899, 3000, 9999, 275_761, 2026.5])('is rejected: %d', (year) => {
    expect(accepts(transactionYears.response, [year])).toBe(false);
    expect(accepts(topupCalendar.response, { ...calendar, year })).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { balance, transactions } from '../../contract/account.ts';

import type { Kronor } from '../../contract/money.ts';
import { readPreferences } from '../../contract/preferences.ts';
import { promiseOf } from '../../contract/promise.ts';
import { nextTopupInfo, topupCalendar } from '../../contract/topups.ts';
import { lunch } from '../../machines/transactions/transactions.fixture.ts';
import { useDateFormat } from '../../src/screens/use-date-format.ts';
import { Money } from '../../src/ui/Money.tsx';
import { show } from '../ui/show.tsx';

const MINUS = '\u2212';
const SPACE = '\u00a0';
const HYPHEN = '-';

const LOCALES = ['sv-SE', 'en-SE'] as const;

describe.each(LOCALES)('an amount in %s', (locale) => {
  const written = (amount: number, signed = false) =>
    show(<Money amount={amount} signed={signed} />, locale).container.textContent;

  it('has the typographic minus, and spaces that do not break', () => {
    expect(written(-1234567.5)).toBe(`${MINUS}1${SPACE}234${SPACE}567,50${SPACE}kr`);
    expect(written(-135)).not.toContain(HYPHEN);
  });

  it.each([-0, -0.004])('is not below nothing when it is %d', (amount) => {
    expect(written(amount)).toBe(`0,00${SPACE}kr`);
  });

  it('has a sign when it comes in, and none when it is nothing', () => {
    expect([written(1680, true), written(-0, true)]).toEqual([`+1${SPACE}680,00${SPACE}kr`, `0,00${SPACE}kr`]);
  });
});

describe('a moment', () => {
  const told = (locale: string, tell: (days: ReturnType<typeof useDateFormat>) => string) => {
    const Told = () => <p>{tell(useDateFormat())}</p>;
    return show(<Told />, locale).container.textContent;
  };
  const at = (text: string) => Date.parse(text);

  it.each([
    ['winter', '2026-12-31T23:30:00Z', 'fredag 1 januari 2027 kl. 00:30'],
    ['summer', '2026-07-01T22:30:00Z', 'torsdag 2 juli 2026 kl. 00:30'],
    ['the hour before clocks go on', '2026-03-29T00:59:00Z', 'söndag 29 mars 2026 kl. 01:59'],
    ['the hour after', '2026-03-29T01:00:00Z', 'söndag 29 mars 2026 kl. 03:00'],
    ['the hour that comes twice, first', '2026-10-25T00:30:00Z', 'söndag 25 oktober 2026 kl. 02:30'],
    ['the hour that comes twice, again', '2026-10-25T01:30:00Z', 'söndag 25 oktober 2026 kl. 02:30'],
  ])('is told as in Stockholm: %s', (_, moment, text) => {
    expect(told('sv-SE', (days) => days.formatDateTime(at(moment)))).toBe(text);
  });

  it('has its month in small letters in Swedish, in capitals in English', () => {
    const months = (locale: string) => told(locale, (days) => days.formatMonth('2026-03-01'));
    expect([months('sv-SE'), months('en-SE')]).toEqual(['mars', 'March']);
  });
});

describe('the unit of an amount', () => {
  const refuses = (schema: z.ZodMiniType, value: unknown) => !z.safeParse(schema, value).success;

  it('is kronor with decimals for balances and transactions', () => {
    const amount = 89.5 as Kronor;
    expect(z.parse(balance.response, { amount })).toEqual({ amount });
    expect(
      z.parse(transactions.response, { content: [lunch({ settlementAmount: { amount: -amount as Kronor } })] })
        .content[0],
    ).toMatchObject({
      settlementAmount: { amount: -amount },
    });
  });

  it.each([
    ['limits', readPreferences.response, readPreferences.example.response, 'dailyPurchaseLimit'],
    ['the next top-up', nextTopupInfo.response, nextTopupInfo.example.response, 'actualTopupAmount'],
    ['ordered top-ups', topupCalendar.response, topupCalendar.example.response, 'topupAmount'],
  ])('is whole öre for %s', (_, schema, example, field) => {
    const promise = promiseOf(schema);
    expect(refuses(promise, example)).toBe(false);
    expect(refuses(promise, { ...example, [field]: 89.5 })).toBe(true);
  });
});

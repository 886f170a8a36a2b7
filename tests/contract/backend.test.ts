import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CallError, failureOf, isStatus } from '../../contract/backend.ts';
import { NO_FEE, toKronor, toOre } from '../../contract/money.ts';
import { replacementFee } from '../../contract/replacement-card.ts';
import { isForCardholder, tokenClaims } from '../../contract/token.ts';

describe('the error of a call', () => {
  const rejected = new CallError('balance', { kind: 'rejected', status: 403, detail: 'No' }, 'the cause');
  const late = new CallError('balance', { kind: 'timeout' });

  it('says what happened', () => {
    expect(rejected).toMatchObject({ name: 'CallError', message: 'balance: rejected 403', cause: 'the cause' });
    expect(late.message).toBe('balance: timeout');
  });

  it('has its failure, and any other error is an invalid response', () => {
    expect(failureOf(rejected)).toEqual({ kind: 'rejected', status: 403, detail: 'No' });
    expect(failureOf(new Error('bug'))).toEqual({ kind: 'invalidResponse' });
  });

  it('has a status only if the call was rejected', () => {
    expect(isStatus(rejected, 403)).toBe(true);
    expect(isStatus(rejected, 404)).toBe(false);
    expect(isStatus(late, 403)).toBe(false);
    expect(isStatus(new CallError('balance', { kind: 'timeout', status: 403 } as never), 403)).toBe(false);
  });
});

describe('the claims of a token', () => {
  it('are read without those that are missing', () => {
    expect(tokenClaims.parse({ exp: 5, name: 7 })).toEqual({ exp: 5, name: undefined, applications: [] });
    expect(tokenClaims.parse({ exp: 5, name: 'Anna' }).name).toBe('Anna');
    expect(tokenClaims.safeParse({}).success).toBe(false);
  });

  it('are read in other forms too', () => {
    const read = (claims: object) => tokenClaims.parse({ exp: 5, ...claims });
    expect(read({ sub: 42 }).sub).toBe('42');
    expect(read({ sub: null }).sub).toBeUndefined();
    expect(read({ exp: 1_795_000_000_000 }).exp).toBe(1_795_000_000);
    expect(read({ exp: '1795000000' }).exp).toBe(1_795_000_000);
    for (const method of ['BANKID', 'BankID', 'bankid', 'BANK_ID'])
      expect(read({ authenticationMethod: method }).authenticationMethod).toBe('BANKID');
    expect(read({ authenticationMethod: 'PASSWORD' }).authenticationMethod).toBe('PASSWORD');
    expect(read({ authenticationMethod: 7 }).authenticationMethod).toBeUndefined();
  });

  it.each<[unknown, boolean]>([
    [[], false],
    [null, false],
    [7, false],
    ['CardholderPortal', true],
    [[{ name: null }, null, 7, { name: 'Cardholder' }], true],
    [[{ name: null }], false],
    [[{ applicationName: 'CardholderPortal' }], false],
    [['CardholderPortal'], true],
    [['Other', 'Old Cardholder app'], true],
    [[{ name: 'CardholderPortal' }], true],
    [[{ name: 'Other' }], false],
    [['cardholder'], false],
  ])('with the applications %j open the portal: %s', (applications, isOpen) => {
    expect(isForCardholder(tokenClaims.parse({ exp: 5, applications }))).toBe(isOpen);
  });
});

describe('money', () => {
  it('is converted between kronor and öre', () => {
    expect(toOre(12.345)).toBe(1235);
    expect(toOre(-12.34)).toBe(-1234);
    expect(toKronor(toOre(12.34))).toBe(12.34);
    expect(Object.is(toOre(-0), 0)).toBe(true);
  });

  it('is in kronor if a fee has no currency, and a fee is never negative', () => {
    expect(NO_FEE).toEqual({ amount: 0, currency: 'SEK' });
    expect(z.parse(replacementFee.response, { amount: 0 })).toEqual(NO_FEE);
    expect(z.parse(replacementFee.response, { amount: 5, currency: 'EUR' })).toEqual({ amount: 5, currency: 'EUR' });
    expect(z.safeParse(replacementFee.response, { amount: -1 }).success).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { day, moment } from '../../contract/dates.ts';
import { differenceCount } from '../../contract/tolerance.ts';

const read = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).data;

describe('a moment', () => {
  it.each([
    ['2026-11-20T11:52:00+01:00', '2026-11-20T11:52:00+01:00'],
    ['2026-11-20 11:52:00+01:00', '2026-11-20T11:52:00+01:00'],
    ['2026-11-20T11:52:00+0100', '2026-11-20T11:52:00+01:00'],
    ['2026-11-20T11:52:00-0930', '2026-11-20T11:52:00-09:30'],
    ['2026-11-20T11:52:00', '2026-11-20T11:52:00+01:00'],
    ['2026-11-20 11:52', '2026-11-20T11:52+01:00'],
    ['2026-07-20T11:52:00.5', '2026-07-20T11:52:00.5+02:00'],
    ['2026-11-20', '2026-11-20T00:00+01:00'],
    ['2026-07-20', '2026-07-20T00:00+02:00'],
    [1_795_000_000, '2026-11-18T11:06:40.000Z'],
    [1_795_000_000_500, '2026-11-18T11:06:40.500Z'],
    [[2026, 11, 20], '2026-11-20T00:00+01:00'],
    [[2026, 7, 20, 11, 52, 7, 500_000], '2026-07-20T11:52:07+02:00'],
  ])('may be written as %s', (written, moments) => expect(read(moment, written)).toBe(moments));

  it.each(['', 'today', '2026-13-20', '2026-11-20T25:00', '2026-11-20T11:52:00x', 'x2026-11-20', 20261120, null])(
    'is not %j',
    (value) => expect(read(moment, value)).toBeUndefined(),
  );

  it('changes to summer time in Stockholm', () => {
    expect(read(moment, '2026-03-29T01:59')).toBe('2026-03-29T01:59+01:00');
    expect(read(moment, '2026-03-29T03:00')).toBe('2026-03-29T03:00+02:00');
  });

  it('is as promised only with an offset', () => {
    const before = differenceCount();
    read(moment, '2026-11-20T11:52:00Z');
    expect(differenceCount()).toBe(before);
    read(moment, '2026-11-20T11:52:00');
    expect(differenceCount()).toBeGreaterThan(before);
  });
});

describe('a day', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T22:59:00Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
    ['2026-11-20 23:30', '2026-11-20'],
    ['2026-11-20T23:30:00', '2026-11-20'],
    [[2026, 1, 5], '2026-01-05'],
    [1_795_000_000, '2026-11-18'],
  ])('may be written as %s', (written, expected) => expect(read(day, written)).toBe(expected));

  it.each(['', 'today', '2026-11-31', '2026-13-01T00:00:00Z', 20261120, null])('is not %j', (value) => {
    expect(read(day, value)).toBeUndefined();
  });
});

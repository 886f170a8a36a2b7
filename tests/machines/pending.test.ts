import { describe, expect, it } from 'vitest';
import type { Kronor, Ore } from '../../contract/money.ts';
import { waitingOf } from '../../machines/topups/pending.ts';

const pending = (amount: number) => ({
  id: amount,
  year: 2026,
  monthNumber: 11,
  amount: amount as Ore,
  queuedDate: '2026-11-25T05:00:00Z',
});
const needs = (balance: number | null, ...amounts: number[]) =>
  waitingOf(amounts.map(pending), balance as Kronor | null).map(({ needed }) => needed);

describe('what a waiting top-up waits for', () => {
  it('is the room that is missing under 15,000 kronor', () => expect(needs(14_200, 168_000)).toEqual([880]));
  it('is to the öre', () => expect(needs(13_320.01, 168_000)).toEqual([0.01]));
  it('is more for a later one, for they are loaded in turn', () =>
    expect(needs(14_200, 168_000, 168_000)).toEqual([880, 2560]));
  it('is nothing for one that fits', () => expect(needs(100, 168_000)).toEqual([0]));
  it('cannot be told without the balance', () => expect(needs(null, 168_000)).toEqual([null]));
});

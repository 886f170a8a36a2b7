import { describe, expect, it } from 'vitest';
import type { Kronor, Ore } from '../../contract/money.ts';
import { pendingTopupViews } from '../../machines/topups/pending-topups.ts';

const pending = (amount: number) => ({
  id: amount,
  year: 2026,
  monthNumber: 11,
  amount: amount as Ore,
  queuedDate: '2026-11-25T05:00:00Z',
});
const needs = (balance: number | null, ...amounts: number[]) =>
  pendingTopupViews(amounts.map(pending), balance as Kronor | null).map(({ needed }) => needed);

describe('the amount to spend before a pending top-up is loaded', () => {
  it('is what exceeds the maximum balance of 15,000 kronor', () => expect(needs(14_200, 168_000)).toEqual([880]));
  it('is rounded up to whole kronor', () => expect(needs(14_200.33, 168_000)).toEqual([881]));
  it('includes the top-ups that are loaded before it', () =>
    expect(needs(14_200, 168_000, 168_000)).toEqual([880, 2560]));
  it('is 0 for a top-up that fits', () => expect(needs(100, 168_000)).toEqual([0]));
  it('is unknown without the balance', () => expect(needs(null, 168_000)).toEqual([null]));
});

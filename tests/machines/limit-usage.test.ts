import { expect, it } from 'vitest';
import type { Ore } from '../../contract/money.ts';
import { mondayOf } from '../../machines/days.ts';
import { nearestLimit } from '../../machines/limit-usage.ts';

const ore = (kronor: number) => (kronor * 100) as Ore;

it.each([
  ['the daily one', { daily: 200, weekly: 600 }, { day: 150, week: 412 }, 'day'],
  ['the weekly one', { daily: 200, weekly: 600 }, { day: 0, week: 550 }, 'week'],
  ['the only one', { daily: 0, weekly: 600 }, { day: 150, week: 150 }, 'week'],
  ['one that is already passed', { daily: 100, weekly: 600 }, { day: 150, week: 600 }, 'day'],
  ['none', { daily: 0, weekly: 0 }, { day: 150, week: 150 }, undefined],
])('the limit that stops the next purchase first is %s', (_, { daily, weekly }, { day, week }, period) => {
  const limits = { daily: ore(daily), weekly: ore(weekly) };
  expect(nearestLimit(limits, { day: ore(day), week: ore(week) })?.period).toBe(period);
});

it.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-02', '2026-12-28'],
])('the week of %s starts on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

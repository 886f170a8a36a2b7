import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverClock } from '../../src/ports/clock.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts a wait; returns a function that is called when it is over. */
function waitFor(milliseconds: number) {
  const onOver = vi.fn();
  const clock = serverClock();
  clock.until(clock.now() + milliseconds, { signal: new AbortController().signal }).then(onOver);
  return onOver;
}

it('ends a wait at its moment', async () => {
  const onOver = waitFor(30 * MINUTE);
  await vi.advanceTimersByTimeAsync(30 * MINUTE - 1);
  expect(onOver).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onOver).toHaveBeenCalledTimes(1);
});

it('ends a wait of weeks at its moment', async () => {
  const onOver = waitFor(40 * 24 * 60 * MINUTE);
  await vi.advanceTimersByTimeAsync(40 * 24 * 60 * MINUTE - 1);
  expect(onOver).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onOver).toHaveBeenCalledTimes(1);
});

it('notices within ten seconds that the computer was asleep', async () => {
  const onOver = waitFor(30 * MINUTE);
  vi.setSystemTime(Date.now() + 60 * MINUTE);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onOver).toHaveBeenCalledTimes(1);
});

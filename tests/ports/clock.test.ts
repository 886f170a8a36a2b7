// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverClock } from '../../src/ports/clock.ts';

const MINUTE = 60_000;

let controller: AbortController;
beforeEach(() => {
  controller = new AbortController();
  vi.useFakeTimers();
});
afterEach(() => {
  controller.abort();
  vi.useRealTimers();
});

/** The time of a server, which is right: if the device was asleep, as late as its clock. */
const serverTime = () => Promise.resolve(new Headers({ date: new Date().toUTCString() }));

/** Starts a wait; returns a function that is called when it is over. */
function waitFor(milliseconds: number, readTime: () => Promise<Headers> = serverTime) {
  const onOver = vi.fn();
  const clock = serverClock(readTime);
  clock.until(clock.now() + milliseconds, { signal: controller.signal }).then(onOver, () => undefined);
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

it('ends a wait at once when the tab is shown after its moment', async () => {
  const onOver = waitFor(30 * MINUTE);
  vi.setSystemTime(Date.now() + 30 * MINUTE);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(onOver).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('does not end a wait because the clock of the device was set', async () => {
  const before = Date.now();
  const onOver = waitFor(30 * MINUTE, async () => new Headers({ date: new Date(before + 10_000).toUTCString() }));
  vi.setSystemTime(before + 180 * MINUTE);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onOver).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  expect(onOver).toHaveBeenCalledTimes(1);
});

it('goes on as before until the server has answered what time it is, and asks once', async () => {
  const answer = Promise.withResolvers<Headers>();
  const readTime = vi.fn(() => answer.promise);
  const clock = serverClock(readTime);
  const before = Date.now();
  vi.setSystemTime(before + 40 * MINUTE);
  expect([clock.now() - before, clock.now() - before]).toEqual([0, 0]);
  expect(readTime).toHaveBeenCalledTimes(1);
  answer.resolve(await serverTime());
  await vi.advanceTimersByTimeAsync(0);
  expect(clock.now() - before).toBe(40 * MINUTE);
  expect(readTime).toHaveBeenCalledTimes(1);
});

it('follows the clock of the device if the server does not answer', async () => {
  const onOver = waitFor(30 * MINUTE, () => Promise.reject(new Error('offline')));
  vi.setSystemTime(Date.now() + 60 * MINUTE);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onOver).toHaveBeenCalledTimes(1);
});

it('looks at the clock every ten seconds only in the last hour', async () => {
  waitFor(90 * MINUTE);
  const look = vi.spyOn(Date, 'now');
  await vi.advanceTimersByTimeAsync(30 * MINUTE - 1);
  expect(look).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(look).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(look).toHaveBeenCalledTimes(3);
  look.mockRestore();
});

it('stops a wait that is aborted', async () => {
  const clock = serverClock();
  const wait = clock.until(clock.now() + MINUTE, { signal: controller.signal });
  const rejection = expect(wait).rejects.toThrow('left');
  controller.abort(new Error('left'));
  await rejection;
  expect(vi.getTimerCount()).toBe(0);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(vi.getTimerCount()).toBe(0);
});

it('waits once when the page is shown again', () => {
  const clock = serverClock();
  clock.until(clock.now() + MINUTE, { signal: controller.signal }).catch(() => undefined);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(vi.getTimerCount()).toBe(1);
});

it('ignores an abort after the wait', async () => {
  const removed = vi.spyOn(controller.signal, 'removeEventListener');
  const clock = serverClock();
  await clock.until(clock.now(), { signal: controller.signal });
  expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
  controller.abort();
});

it.each([
  ['an hour more', 60 * MINUTE, 60 * MINUTE],
  ['an hour less', -60 * MINUTE, -60 * MINUTE],
  ['two seconds more', 2000, 2000],
  ['two seconds less', -2000, -2000],
  ['less than two seconds more', 1000, 0],
  ['less than two seconds less', -1000, 0],
])('shows the time of the backend if its clock shows %s', (_, difference, offset) => {
  vi.setSystemTime(1_795_000_000_000);
  const clock = serverClock();
  expect(clock.now()).toBe(Date.now());
  clock.follow(new Headers({ date: new Date(Date.now() + difference).toUTCString() }));
  expect(clock.now()).toBe(Date.now() + offset);
  clock.follow(new Headers({ date: 'soon' }));
  clock.follow(new Headers());
  expect(clock.now()).toBe(Date.now() + offset);
});

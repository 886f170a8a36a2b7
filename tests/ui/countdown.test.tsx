import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Countdown } from '../../src/ui/Countdown.tsx';
import { CountdownRing } from '../../src/ui/CountdownRing.tsx';
import { expectAccessible, show } from './show.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterEach(() => void vi.useRealTimers());

it('counts down to zero and stops', async () => {
  const until = Date.now() + 61_000;
  show(
    <Countdown until={until} now={Date.now}>
      {({ minutes, seconds }) => `${minutes} min ${seconds} s`}
    </Countdown>,
  );
  const shown = () => screen.getByRole('timer').textContent;
  expect(shown()).toBe('1 min 1 s');
  act(() => void vi.advanceTimersByTime(2000));
  expect(shown()).toBe('0 min 59 s');
  act(() => void vi.advanceTimersByTime(70_000));
  expect(shown()).toBe('0 min 0 s');
  vi.useRealTimers();
  await expectAccessible();
});

/** What screen readers announce when so many seconds have passed, without repetitions. */
function announcements(passed: readonly number[]): readonly (string | null)[] {
  const texts = new Set<string | null>([screen.getByRole('status').textContent]);
  let time = 0;
  for (const seconds of passed) {
    act(() => void vi.advanceTimersByTime((seconds - time) * 1000));
    time = seconds;
    texts.add(screen.getByRole('status').textContent);
  }
  return [...texts];
}
const EACH_SECOND = Array.from({ length: 70 }, (_, index) => index + 1);

it.each([
  [60, ['', '59 s', '30 s', '20 s', '10 s']],
  [16, ['', '15 s', '10 s']],
])('announces the time at its start and near its end, in a region that is empty at first (%d s)', (left, expected) => {
  show(
    <Countdown announced until={Date.now() + left * 1000} now={Date.now}>
      {({ seconds }) => `${seconds} s`}
    </Countdown>,
  );
  expect(announcements(EACH_SECOND)).toEqual(expected);
});

it('is announced in the same way with a ring, from when it is started', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
  const ring = (isStarted: boolean) => (
    <CountdownRing seconds={60} isStarted={isStarted} label={(left) => `${left} s`} />
  );
  const { rerender } = render(ring(false));
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(ring(true));
  expect(announcements(EACH_SECOND)).toEqual(['60 s', '30 s', '20 s', '10 s']);
});

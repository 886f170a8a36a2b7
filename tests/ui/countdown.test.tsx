import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Countdown } from '../../src/ui/Countdown.tsx';
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

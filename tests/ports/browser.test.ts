import { afterEach, expect, it, vi } from 'vitest';
import { browserWindow } from '../../src/ports/browser.ts';

afterEach(() => vi.unstubAllGlobals());

const stubLocks = (rejection: (options: LockOptions) => unknown) =>
  vi.stubGlobal('navigator', {
    userAgent: navigator.userAgent,
    locks: { request: (_: string, options: LockOptions) => Promise.reject(rejection(options)) },
  });

it('grants the lock at once if the browser blocks locks, as it does together with storage', async () => {
  stubLocks(() => new DOMException('rejected by the test', 'SecurityError'));
  const onGranted = vi.fn();
  const release = browserWindow().requestLock('token-renewal', onGranted);
  await vi.waitFor(() => expect(onGranted).toHaveBeenCalledTimes(1));
  release();
});

it('does not grant a lock that was released before', async () => {
  stubLocks(({ signal }) => signal?.reason);
  const onGranted = vi.fn();
  browserWindow().requestLock('token-renewal', onGranted)();
  await new Promise((resolve) => setTimeout(resolve));
  expect(onGranted).not.toHaveBeenCalled();
});

it('reports input at most once in five seconds, before the page handles it', () => {
  vi.useFakeTimers();
  const onInput = vi.fn();
  const stop = browserWindow().watchInput(onInput);
  const press = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  const handled = vi.fn(() => expect(onInput).toHaveBeenCalledTimes(1));
  document.body.addEventListener('pointerdown', handled, { once: true });
  press();
  expect(handled).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(4999);
  press();
  expect(onInput).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  press();
  expect(onInput).toHaveBeenCalledTimes(2);
  stop();
  vi.advanceTimersByTime(5000);
  press();
  expect(onInput).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

import { afterEach, expect, it, vi } from 'vitest';
import { keepLoading, loadCode } from '../../src/ui/load-code.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

it.each([
  ['the second failure reloads the page if the server is reachable', () => Promise.resolve({ ok: true }), 2, 1],
  ['the first failure does not', () => Promise.resolve({ ok: true }), 1, 0],
  ['without a connection the page stays', offline, 2, 0],
  ['while the server fails the page stays', () => Promise.resolve({ ok: false }), 2, 0],
])('%s', async (_, fetchConfig, failures, reloads) => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', vi.fn(fetchConfig));
  const load = vi.fn(offline);
  for (let failure = 0; failure < failures; failure++) await expect(loadCode(load)).rejects.toThrow('Failed to fetch');
  expect(load).toHaveBeenCalledTimes(failures);
  expect(reload).toHaveBeenCalledTimes(reloads);
});

it('loads again every 3 s until the code is loaded', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue('code');
  const loaded = keepLoading(load);
  await vi.advanceTimersByTimeAsync(2999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3001);
  expect(await loaded).toBe('code');
  expect(load).toHaveBeenCalledTimes(3);
});

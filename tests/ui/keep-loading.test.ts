import { afterEach, expect, it, vi } from 'vitest';
import { keepLoading } from '../../src/ui/keep-loading.ts';

afterEach(() => void vi.useRealTimers());

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

import { expect, test, vi } from 'vitest';
import { failedMeasurements, repeatFailed } from '../../scripts/bench/repeat.ts';

test('a measurement that fails is repeated, and left out by name if it fails four times', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const measure = vi.fn().mockRejectedValueOnce(new Error('NO_NAVSTART')).mockResolvedValueOnce(98);
  expect(await repeatFailed('Lighthouse on /home', measure)).toBe(98);
  expect(failedMeasurements()).toEqual([]);

  measure.mockClear().mockRejectedValue(new Error('NO_NAVSTART'));
  expect(await repeatFailed('Lighthouse on /card', measure)).toBeNull();
  expect(measure).toHaveBeenCalledTimes(4);
  expect(failedMeasurements()).toEqual(['Lighthouse on /card']);
  expect(print).toHaveBeenLastCalledWith('Lighthouse on /card failed and is left out: Error: NO_NAVSTART');
});

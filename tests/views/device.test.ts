import { afterEach, expect, test, vi } from 'vitest';
import { deviceStorage } from '../../src/ports/device.ts';

afterEach(() => localStorage.clear());

const wake = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

test('a page that the back button wakes hears what it slept through', () => {
  const device = deviceStorage();
  const listener = vi.fn();
  device.write('token', 'old');
  const stop = device.watch('token', listener);
  wake(false);
  expect(listener).not.toHaveBeenCalled();
  device.forget('token');
  wake(true);
  expect(listener.mock.calls).toEqual([[null]]);
  stop();
  wake(true);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('another tab is heard, this tab is not, and other keys are not', () => {
  const device = deviceStorage();
  const listener = vi.fn();
  const stop = device.watch('token', listener);
  const happen = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  device.write('token', 'mine');
  happen('language', 'en');
  expect(listener).not.toHaveBeenCalled();
  happen('token', 'theirs');
  happen(null, null);
  expect(listener.mock.calls).toEqual([['theirs'], [null]]);
  stop();
});

test('where the browser refuses to store, things are remembered until the page closes', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const device = deviceStorage({ ...localStorage, getItem: refuse, setItem: refuse, removeItem: refuse });
  device.write('token', 'kept');
  expect(device.read('token')).toBe('kept');
  device.forgetUser();
  expect(device.read('token')).toBeNull();
});

test('what belongs to the person goes, what belongs to the device stays', () => {
  const device = deviceStorage();
  device.write('token', 'a');
  device.write('bankIdOrder', 'b');
  device.write('language', 'en');
  device.forgetUser();
  expect({ ...localStorage }).toEqual({ language: 'en' });
});

// @vitest-environment jsdom
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { deviceStorage } from '../../src/ports/device.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

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
  happen('token', 'later');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('what belongs to the person goes, what belongs to the device stays', () => {
  const device = deviceStorage();
  device.write('token', 'a');
  device.write('bankIdOrder', 'b');
  device.write('language', 'en');
  device.forgetUser();
  expect({ ...localStorage }).toEqual({ language: 'en' });
});

test('what belongs to the page is stored nowhere, and goes with the person', () => {
  const device = deviceStorage();
  device.write('lastBalance', 'a');
  expect(device.read('lastBalance')).toBe('a');
  expect({ ...localStorage, ...sessionStorage }).toEqual({});
  expect(deviceStorage().read('lastBalance')).toBeNull();
  device.forgetUser();
  expect(device.read('lastBalance')).toBeNull();
});

test('the token is removed last, because other tabs then check the rest', () => {
  const remove = vi.spyOn(Storage.prototype, 'removeItem');
  const device = deviceStorage();
  device.forgetUser();
  expect(remove.mock.calls.at(-1)).toEqual(['token']);
});

test('why the session ended is kept for this tab only', () => {
  const device = deviceStorage();
  device.write('signOutReason', 'expired');
  expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{}, { signOutReason: 'expired' }]);
  expect(device.read('signOutReason')).toBe('expired');
  device.forget('signOutReason');
  expect(sessionStorage.length).toBe(0);
});

const reject = (name: string) => () => {
  throw new DOMException('rejected by the test', name);
};
const fillStorage = () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(reject('QuotaExceededError'));

describe('without storage', () => {
  it.each([
    ['access throws', () => vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(reject('SecurityError'))],
    ['the browser has none', () => vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(null as never)],
    ['every write throws', fillStorage],
  ])('keeps values in memory if %s', (_, block) => {
    block();
    const device = deviceStorage();
    expect(device.isPersistent).toBe(false);
    expect(device.read('token')).toBeNull();
    device.write('token', 'a');
    device.write('language', 'en');
    expect(device.read('token')).toBe('a');
    device.write('token', 'b');
    expect(device.read('token')).toBe('b');
    device.forgetUser();
    expect([device.read('token'), device.read('language')]).toEqual([null, 'en']);
  });

  it('can be watched', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(reject('SecurityError'));
    const device = deviceStorage();
    const listener = vi.fn();
    const stop = device.watch('token', listener);
    device.write('token', 'a');
    wake(true);
    expect(listener.mock.calls).toEqual([['a']]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'b' }));
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is recognized without leaving an entry in a storage that works', () => {
    expect(deviceStorage().isPersistent).toBe(true);
    expect({ ...localStorage }).toEqual({});
  });
});

describe('with a storage that is full', () => {
  function deviceWithUnsavedToken() {
    localStorage.setItem('token', 'old');
    const device = deviceStorage();
    const full = fillStorage();
    device.write('token', 'renewed');
    return { device, freeStorage: () => full.mockRestore() };
  }

  it('returns the value of the last write, although the storage still has the old one', () => {
    const { device } = deviceWithUnsavedToken();
    expect(localStorage.getItem('token')).toBe('old');
    expect(device.read('token')).toBe('renewed');
    device.write('token', 'renewed again');
    expect(device.read('token')).toBe('renewed again');
  });

  it('reads from the storage again after a write that succeeds', () => {
    const { device, freeStorage } = deviceWithUnsavedToken();
    freeStorage();
    device.write('token', 'stored');
    localStorage.setItem('token', 'old');
    expect(device.read('token')).toBe('old');
  });

  it.each([['theirs'], [null]])('returns the change of another tab: %s', (value) => {
    const { device, freeStorage } = deviceWithUnsavedToken();
    freeStorage();
    if (value === null) localStorage.removeItem('token');
    else localStorage.setItem('token', value);
    expect(device.read('token')).toBe(value);
    localStorage.setItem('token', 'old');
    expect(device.read('token')).toBe('old');
  });

  it('removes both values', () => {
    const { device } = deviceWithUnsavedToken();
    device.forget('token');
    expect([device.read('token'), localStorage.getItem('token')]).toEqual([null, null]);
  });

  it('returns no removed value, although the storage could not remove it', () => {
    localStorage.setItem('token', 'old');
    const device = deviceStorage();
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(reject('SecurityError'));
    device.forget('token');
    expect(device.read('token')).toBeNull();
  });
});

// @vitest-environment jsdom
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
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

it.each(['pointermove', 'keydown', 'wheel', 'touchmove', 'click', 'input', 'scroll', 'focusin'])(
  'reports %s as input',
  (type) => {
    const onInput = vi.fn();
    const stop = browserWindow().watchInput(onInput);
    document.body.dispatchEvent(new Event(type));
    stop();
    expect(onInput).toHaveBeenCalledTimes(1);
  },
);

describe('a lock', () => {
  it('is held until it is released', async () => {
    let held: Promise<unknown> | undefined;
    const request = vi.fn((_: string, __: LockOptions, hold: () => Promise<unknown>) => {
      held = hold();
      return held;
    });
    vi.stubGlobal('navigator', { userAgent: navigator.userAgent, locks: { request } });
    const onGranted = vi.fn();
    const release = browserWindow().requestLock('token-renewal', onGranted);
    expect(request).toHaveBeenCalledExactlyOnceWith(
      'token-renewal',
      { signal: expect.any(AbortSignal) },
      expect.any(Function),
    );
    expect(onGranted).toHaveBeenCalledOnce();
    const released = vi.fn();
    held?.then(released);
    await Promise.resolve();
    expect(released).not.toHaveBeenCalled();
    release();
    await held;
    expect(released).toHaveBeenCalledOnce();
  });

  it('is granted at once if the browser has no locks', () => {
    vi.stubGlobal('navigator', { userAgent: navigator.userAgent });
    const onGranted = vi.fn();
    browserWindow().requestLock('token-renewal', onGranted);
    expect(onGranted).toHaveBeenCalledOnce();
  });
});

describe('the history', () => {
  it('gets an entry for a page, or has its last one replaced', () => {
    const browser = browserWindow();
    browser.setUser('anna');
    const before = history.length;
    browser.go('/card');
    expect([location.pathname, history.length, browser.pageState()]).toEqual(['/card', before + 1, null]);
    browser.go('/support?a=b', { replace: true, state: { question: 'x' } });
    expect([location.pathname, location.search, history.length]).toEqual(['/support', '?a=b', before + 1]);
    expect(browser.pageState()).toEqual({ question: 'x' });
  });

  it('leads back to the entry before', async () => {
    const browser = browserWindow();
    browser.go('/card');
    browser.go('/support');
    const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    browser.goBack();
    await left;
    expect(location.pathname).toBe('/card');
  });
});

describe('another page or app', () => {
  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

  function leaving(userAgent: string, bankIdApp?: string) {
    const [assign, open, reload, print] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    const pressed: (readonly [string | null, string])[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      pressed.push([this.getAttribute('href'), this.referrerPolicy]);
    });
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 });
    vi.stubGlobal('location', { href: 'https://portal.example/home', assign, reload });
    vi.stubGlobal('open', open);
    vi.stubGlobal('print', print);
    return { browser: browserWindow(bankIdApp), assign, open, reload, print, pressed };
  }

  it('opens in the same tab', () => {
    const { browser, assign, open, pressed } = leaving('Windows');
    browser.openApp('bankid:///');
    browser.leave('https://example.se');
    expect(assign.mock.calls).toEqual([['https://example.se']]);
    expect(pressed).toEqual([['bankid:///', 'origin']]);
    expect(open).not.toHaveBeenCalled();
  });

  it('that replaces BankID opens in a new tab of a desktop', () => {
    const { browser, assign, open } = leaving('Windows', '/sandbox/bankid');
    browser.openApp('/sandbox/bankid?x');
    expect(open.mock.calls).toEqual([['/sandbox/bankid?x', '_blank']]);
    expect(assign).not.toHaveBeenCalled();
  });

  it('that replaces BankID opens in the same tab of a phone', () => {
    const { browser, pressed } = leaving(IPHONE, '/sandbox/bankid');
    browser.openApp('/sandbox/bankid?x');
    expect(pressed).toEqual([['/sandbox/bankid?x', 'origin']]);
  });

  it('has the address of this device', () => {
    const phone = leaving(IPHONE);
    expect(phone.browser.platform).toBe('phone');
    expect(phone.browser.bankIdAddress('abc')).toBe(
      'https://app.bankid.com/?autostarttoken=abc&redirect=https%3A%2F%2Fportal.example%2Fhome',
    );
    const desktop = leaving('Windows', '/app');
    expect(desktop.browser.platform).toBe('desktop');
    expect(desktop.browser.bankIdAddress('abc')).toMatch('/app?autostarttoken=abc');
  });

  it('is not needed to reload or print this one', async () => {
    const { browser, reload, print } = leaving('Windows');
    browser.reload();
    browser.print();
    expect([reload.mock.calls.length, print.mock.calls.length]).toEqual([0, 1]);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});

it('reports when the tab is hidden and shown, until that is stopped', () => {
  const listener = vi.fn();
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const become = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const stop = browserWindow().watchVisibility(listener);
  become('hidden');
  become('visible');
  expect(listener.mock.calls).toEqual([[false], [true]]);
  stop();
  become('hidden');
  expect(listener).toHaveBeenCalledTimes(2);
  visibility.mockRestore();
});

it('reports at once if the tab is hidden already', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const reportsIn = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    const listener = vi.fn();
    browserWindow().watchVisibility(listener)();
    return listener.mock.calls;
  };
  expect(reportsIn('hidden')).toEqual([[false]]);
  expect(reportsIn('visible')).toEqual([]);
  visibility.mockRestore();
});

describe('input', () => {
  const MINUTE = 60_000;

  function watching() {
    vi.useFakeTimers();
    const onInput = vi.fn();
    const stop = browserWindow().watchInput(onInput);
    onTestFinished(() => {
      stop();
      vi.useRealTimers();
    });
    return onInput;
  }

  it.each([
    'pointerdown',
    'pointermove',
    'keydown',
    'wheel',
    'touchmove',
    // Assistive technology clicks without a pointer, and dictation types without a keyboard.
    'click',
    'input',
    // The back button of the browser.
    'popstate',
    'scroll',
    'focusin',
  ])('is a %s', (type) => {
    const onInput = watching();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(onInput).toHaveBeenCalledOnce();
  });

  it('is also a scroll in a part of the page, whose event does not bubble', () => {
    const onInput = watching();
    document.body.dispatchEvent(new Event('scroll'));
    expect(onInput).toHaveBeenCalledOnce();
  });

  it.each(['scroll', 'focusin'])('without a user, a %s counts for two hours', (type) => {
    const onInput = watching();
    const repeat = (minutes: number) => {
      onInput.mockClear();
      for (let passed = 0; passed < minutes; passed += 1) {
        vi.advanceTimersByTime(MINUTE);
        window.dispatchEvent(new Event(type));
      }
      return onInput.mock.calls.length;
    };
    expect(repeat(120)).toBe(120);
    expect(repeat(240)).toBe(0);
    window.dispatchEvent(new Event('click'));
    expect(repeat(31)).toBe(31);
  });

  it('is noticed at once in a new page, and after the clock of the device was set back', () => {
    const onInput = watching();
    window.dispatchEvent(new Event('keydown'));
    expect(onInput).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() - 180 * MINUTE);
    vi.advanceTimersByTime(MINUTE);
    window.dispatchEvent(new Event('keydown'));
    expect(onInput).toHaveBeenCalledTimes(2);
  });
});

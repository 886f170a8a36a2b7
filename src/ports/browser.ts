import type { Browser } from '../../machines/ports.ts';
import { bankIdAddress } from './bankid-address.ts';
import { isMobile, mustReturnByHand } from './user-agent.ts';

/** How long a tab waits for the lock of another one, ms. A tab that the system has stopped can hold it for ever. */
const LOCK_LIMIT = 15_000;

/**
 * What a user does. Assistive technology can send only clicks or move the focus, dictation sends only `input`, and a list
 * can scroll on by itself. The page also moves the focus and scrolls, but only after an act of the user.
 */
const INPUT_EVENTS = [
  ...['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'],
  ...['click', 'input', 'scroll', 'focusin'],
];
/** The shortest time between two reports of input, ms. */
const INPUT_PAUSE = 5000;

/** See `Browser`. */
const requestLock: Browser['requestLock'] = (name, onGranted) => {
  const release = new AbortController();
  const hold = () =>
    new Promise<void>((resolve) => {
      if (release.signal.aborted) return resolve();
      release.signal.addEventListener('abort', () => resolve());
      onGranted();
    });
  // An insecure origin has no Web Locks API: every tab gets the lock at once.
  if (!navigator.locks) hold();
  else {
    const request = new AbortController();
    release.signal.addEventListener('abort', () => request.abort());
    const timer = setTimeout(() => request.abort(), LOCK_LIMIT);
    const granted = () => {
      clearTimeout(timer);
      return hold();
    };
    // Browsers that block storage reject the request. The tab has its own token then, so it needs no lock either.
    navigator.locks.request(name, { signal: request.signal }, granted).catch(granted);
  }
  return () => release.abort();
};

/** Opens an address as a press on a link does. BankID needs the origin as referrer; the page itself sends none. */
function pressLink(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, referrerPolicy: 'origin' });
  document.body.append(link);
  link.click();
  link.remove();
}

/** The real window. `bankIdApp`: the page that replaces the BankID app in the sandbox. */
export function browserWindow(bankIdApp?: string): Browser {
  const platform = isMobile(navigator) ? 'phone' : 'desktop';
  return {
    platform,
    mustReturnByHand: !bankIdApp && mustReturnByHand(navigator),
    bankIdAddress: (autoStartToken) =>
      bankIdAddress(autoStartToken, { visitor: navigator, pageUrl: location.href, standIn: bankIdApp }),
    go(path, { replace = false, state = null } = {}) {
      history[replace ? 'replaceState' : 'pushState'](state, '', path);
    },
    goBack: () => history.back(),
    pageState: () => history.state,
    reload: () => location.reload(),
    print: () => window.print(),
    openApp(url) {
      if (bankIdApp && platform === 'desktop') window.open(url, '_blank');
      else pressLink(url);
    },
    leave: (url) => location.assign(url),
    watchVisibility(listener) {
      const report = () => listener(document.visibilityState === 'visible');
      document.addEventListener('visibilitychange', report);
      if (document.visibilityState === 'hidden') report();
      return () => document.removeEventListener('visibilitychange', report);
    },
    watchInput(listener) {
      const stop = new AbortController();
      let reportedAt = 0;
      const report = () => {
        if (Date.now() - reportedAt < INPUT_PAUSE) return;
        reportedAt = Date.now();
        listener();
      };
      // In the capture phase: before the press does anything.
      const options = { capture: true, passive: true, signal: stop.signal };
      for (const type of INPUT_EVENTS) window.addEventListener(type, report, options);
      return () => stop.abort();
    },
    requestLock,
  };
}

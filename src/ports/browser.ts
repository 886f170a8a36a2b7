import type { Browser } from '../../machines/ports.ts';
import { bankIdAddress } from './bankid-address.ts';
import { isMobile } from './user-agent.ts';

/** Assistive technology clicks without a pointer, dictation types without a keyboard, a `popstate` is the back button. */
const INPUT_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'click', 'input', 'popstate'];
/** What assistive technology does without any of these, but scripts too: the event does not say who it was. */
const MOVE_EVENTS = ['scroll', 'focusin'];
/** How long moves count after the last input, ms: scripts must not keep a session open that a user has left. */
const MOVES_COUNT = 7_200_000;
/** The shortest time between two reports of input, ms. */
const INPUT_PAUSE = 5000;

/** The real window. `bankIdApp`: the page that replaces the BankID app in the sandbox. */
export function browserWindow(bankIdApp?: string): Browser {
  const platform = isMobile(navigator) ? 'phone' : 'desktop';
  return {
    platform,
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
      else location.assign(url);
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
      // Not by the time of the device, which can be set back.
      let inputAt = performance.now();
      let reportedAt = Number.NEGATIVE_INFINITY;
      const report = () => {
        if (performance.now() - reportedAt < INPUT_PAUSE) return;
        reportedAt = performance.now();
        listener();
      };
      const onInput = () => {
        inputAt = performance.now();
        report();
      };
      const onMove = () => performance.now() - inputAt <= MOVES_COUNT && report();
      // In the capture phase: before the press does anything.
      const options = { capture: true, passive: true, signal: stop.signal };
      for (const type of INPUT_EVENTS) window.addEventListener(type, onInput, options);
      for (const type of MOVE_EVENTS) window.addEventListener(type, onMove, options);
      return () => stop.abort();
    },
    requestLock(name, onGranted) {
      const release = new AbortController();
      const hold = () =>
        new Promise<void>((resolve) => {
          if (release.signal.aborted) return resolve();
          release.signal.addEventListener('abort', () => resolve());
          onGranted();
        });
      // An insecure origin has no Web Locks API: every tab gets the lock at once.
      if (!navigator.locks) hold();
      // Browsers that block storage reject the request. The tab has its own token then, so it needs no lock either.
      else navigator.locks.request(name, { signal: release.signal }, hold).catch(hold);
      return () => release.abort();
    },
  };
}

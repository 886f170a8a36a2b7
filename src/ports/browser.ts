import type { Browser } from '../../machines/ports.ts';
import { bankIdAddress } from './bankid-address.ts';
import { isMobile } from './user-agent.ts';

/** The real window. `bankIdApp` is the page that stands in for the BankID app, if any. */
export function browserWindow(bankIdApp?: string): Browser {
  const platform = isMobile(navigator) ? 'phone' : 'desktop';
  return {
    platform,
    bankIdAddress: (autoStartToken) =>
      bankIdAddress(autoStartToken, { visitor: navigator, pageUrl: location.href, standIn: bankIdApp }),
    go(path, { replace } = { replace: false }) {
      history[replace ? 'replaceState' : 'pushState'](null, '', path);
      // The router listens to the history; a change made here is told the same way.
      window.dispatchEvent(new PopStateEvent('popstate'));
    },
    reload: () => location.reload(),
    openApp(url) {
      if (bankIdApp && platform === 'desktop') window.open(url, '_blank');
      else location.assign(url);
    },
    leave: (url) => location.assign(url),
    watchVisibility(listener) {
      const look = () => listener(document.visibilityState === 'visible');
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    },
    requestLock(name, take) {
      const turn = new AbortController();
      const hold = () =>
        new Promise<void>((release) => {
          if (turn.signal.aborted) return release();
          turn.signal.addEventListener('abort', () => release());
          take();
        });
      // Without locks (an insecure origin) every tab takes its turn at once.
      const granted = navigator.locks ? navigator.locks.request(name, { signal: turn.signal }, hold) : hold();
      granted.catch(() => undefined);
      return () => turn.abort();
    },
  };
}

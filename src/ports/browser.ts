import type { Browser } from '../../machines/ports.ts';
import { bankIdAddress } from './bankid-address.ts';

/** Phones and tablets carry their own BankID. An iPad calls itself a Macintosh, but has a touch screen. */
function platformOf({ userAgent, maxTouchPoints }: Navigator): Browser['platform'] {
  return /Android|iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
    ? 'phone'
    : 'desktop';
}

/** The real window. `bankIdApp` is the page that stands in for the BankID app, if any. */
export function browserWindow(bankIdApp?: string): Browser {
  const platform = platformOf(navigator);
  return {
    platform,
    bankIdAddress: (autoStartToken) =>
      bankIdAddress(autoStartToken, { userAgent: navigator.userAgent, platform, page: location.href }, bankIdApp),
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
    awaitTurn(name, take) {
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

import type { Browser } from '../../machines/ports.ts';
import { bankIdAddress } from './bankid-address.ts';
import { historyOfUser } from './history.ts';
import { isMobile } from './user-agent.ts';
import { watchInput } from './user-input.ts';

/** The real window. `bankIdApp`: the page that replaces the BankID app in the sandbox. */
export function browserWindow(bankIdApp?: string): Browser {
  const platform = isMobile(navigator) ? 'phone' : 'desktop';
  return {
    platform,
    bankIdAddress: (autoStartToken) =>
      bankIdAddress(autoStartToken, { visitor: navigator, pageUrl: location.href, standIn: bankIdApp }),
    ...historyOfUser(),
    // In a task of its own: the log-in page that is about to replace the address of the user must be the one that loads.
    reload: () => void setTimeout(() => location.reload()),
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
    watchInput,
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

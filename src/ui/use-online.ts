import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser has a network. True says little; false is certain. A prerendered page takes it for granted. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Calls a function each time that the browser has a network again. */
export function useOnlineAgain(listener: () => void): void {
  const report = useEffectEvent(listener);
  useEffect(() => {
    const onOnline = () => report();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
}

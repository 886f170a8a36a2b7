import { DEVICE_KEYS, type Device, type DeviceKey } from '../../machines/ports.ts';

/** The browser's local storage (§7). If the browser blocks it, values are kept in memory until the page is closed. */
export function deviceStorage(storage: Storage = localStorage): Device {
  const memory = new Map<DeviceKey, string>();
  const attempt = <T>(use: () => T, fallback: T): T => {
    try {
      return use();
    } catch {
      return fallback;
    }
  };
  const forget = (key: DeviceKey) => {
    memory.delete(key);
    attempt(() => storage.removeItem(key), undefined);
  };
  const read = (key: DeviceKey) => attempt(() => storage.getItem(key), null) ?? memory.get(key) ?? null;
  return {
    read,
    write(key, value) {
      const stored = attempt(() => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (!stored) memory.set(key, value);
    },
    forget,
    forgetUser() {
      let key: DeviceKey;
      for (key in DEVICE_KEYS) if (DEVICE_KEYS[key] === 'user') forget(key);
    },
    watch(key, listener) {
      const onStorage = (event: StorageEvent) => {
        // The key is null when another tab has cleared the whole storage.
        if (event.storageArea === storage && (event.key === key || event.key === null)) listener(event.newValue);
      };
      // A page restored from the back/forward cache has missed the events of other tabs, such as a log-out.
      const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && listener(read(key));
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onPageShow);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onPageShow);
      };
    },
  };
}

import { DEVICE_KEYS, type Device, type DeviceKey } from '../../machines/ports.ts';

/** The device's local storage (§7). Where the browser refuses it, things are remembered until the page closes. */
export function deviceStorage(storage: Storage = localStorage): Device {
  const memory = new Map<DeviceKey, string>();
  const attempt = <T>(use: () => T, instead: T): T => {
    try {
      return use();
    } catch {
      return instead;
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
    forgetPerson() {
      let key: DeviceKey;
      for (key in DEVICE_KEYS) if (DEVICE_KEYS[key] === 'person') forget(key);
    },
    watch(key, listener) {
      const hear = (event: StorageEvent) => {
        // A null key tells that another tab has cleared the whole storage.
        if (event.storageArea === storage && (event.key === key || event.key === null)) listener(event.newValue);
      };
      // A page that the back button wakes slept through what other tabs did, a log-out among it.
      const wake = ({ persisted }: PageTransitionEvent) => persisted && listener(read(key));
      window.addEventListener('storage', hear);
      window.addEventListener('pageshow', wake);
      return () => {
        window.removeEventListener('storage', hear);
        window.removeEventListener('pageshow', wake);
      };
    },
  };
}

import { DEVICE_KEYS, type Device, type DeviceKey, goesAtLogOut } from '../../machines/ports.ts';

/** A value that the storage did not take, or null for one that it did not remove. */
interface Unsaved {
  readonly value: string | null;
  /** What the storage had instead. */
  readonly stored: string | null;
}

/** Browsers that block storage throw an error at any use, also when `localStorage` is read. */
function attempt<T>(use: () => T, fallback: T): T {
  try {
    return use();
  } catch {
    return fallback;
  }
}

/** Returns whether the storage did it. */
const succeeds = (use: () => void): boolean =>
  attempt(() => {
    use();
    return true;
  }, false);

type Values = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Values that go with the page. */
function pageStorage(): Values {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const PROBE = 'storageProbe';
const canStore = (): boolean =>
  succeeds(() => {
    localStorage.setItem(PROBE, '');
    localStorage.removeItem(PROBE);
  });

/**
 * The browser's local storage (§7), its session storage for the entries of a tab, and the memory for those of a page. What they do not take, because they
 * are blocked or full, is kept in memory until the page is closed. Memory wins until a later write succeeds or another tab
 * changes the stored value.
 */
export function deviceStorage(): Device {
  const memory = new Map<DeviceKey, Unsaved>();
  const page = pageStorage();
  const storageFor = (key: DeviceKey): Values => {
    if (DEVICE_KEYS[key] === 'page') return page;
    return DEVICE_KEYS[key] === 'tab' ? sessionStorage : localStorage;
  };
  const readStored = (key: DeviceKey) => attempt(() => storageFor(key).getItem(key), null);
  const read = (key: DeviceKey) => {
    const stored = readStored(key);
    const unsaved = memory.get(key);
    if (unsaved?.stored === stored) return unsaved.value;
    memory.delete(key);
    return stored;
  };
  const change = (key: DeviceKey, value: string | null, store: () => void) => {
    if (succeeds(store)) memory.delete(key);
    else memory.set(key, { value, stored: readStored(key) });
  };
  const forget = (key: DeviceKey) => change(key, null, () => storageFor(key).removeItem(key));
  return {
    isPersistent: canStore(),
    read,
    write: (key, value) => change(key, value, () => storageFor(key).setItem(key, value)),
    forget,
    forgetUser() {
      let key: DeviceKey;
      for (key in DEVICE_KEYS) if (goesAtLogOut(key)) forget(key);
    },
    watch(key, listener) {
      const onStorage = (event: StorageEvent) => {
        const storage = attempt(() => localStorage, undefined);
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

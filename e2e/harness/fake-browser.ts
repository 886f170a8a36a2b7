import { DEVICE_KEYS, type DeviceKey, type Ports } from '../../machines/ports.ts';
import { wirePorts } from '../../src/app/ports.ts';
import type { StartOptions } from './harness-api.ts';

let visible = true;
Object.defineProperty(document, 'visibilityState', { get: () => (visible ? 'visible' : 'hidden') });

export function setTabVisible(isVisible: boolean): void {
  visible = isVisible;
  document.dispatchEvent(new Event('visibilitychange'));
}

let ignoringPointer: AbortController | null = null;
const POINTER_EVENTS = ['over', 'enter', 'move', 'out', 'leave'].flatMap((name) => [`pointer${name}`, `mouse${name}`]);

/** Hides movements of the pointer from the page, such as those of a resized page below a still pointer. */
export function setPointerIgnored(isIgnored: boolean): void {
  ignoringPointer?.abort();
  if (!isIgnored) return;
  ignoringPointer = new AbortController();
  const { signal } = ignoringPointer;
  const stop = (event: Event) => event.stopImmediatePropagation();
  for (const type of POINTER_EVENTS) window.addEventListener(type, stop, { capture: true, signal });
}

/** Changes a stored value as another tab does: the page gets a `storage` event. */
export function storeInOtherTab(key: DeviceKey, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
}

const LOCK = 'token-renewal';
let release: () => void = () => undefined;

/** Requests the lock for the simulated other tab; resolves when it is granted. */
const acquireLock = (): Promise<void> =>
  new Promise((onGranted) => {
    navigator.locks.request(LOCK, () => {
      onGranted();
      return new Promise<void>((resolve) => (release = resolve));
    });
  });
let granted = acquireLock();

/** Releases the lock to the next tab that waits for it, and requests it again for the other tab. */
export async function releaseLockInOtherTab(): Promise<void> {
  await granted;
  release();
  granted = acquireLock();
}

/** Resolves when the other tab holds the lock; the portal must have released it. */
export const lockHeldInOtherTab = (): Promise<void> => granted;

/** Whether an entry is in the memory of the page or in the storage of the tab, not in the local storage. */
export const isOfPageOrTab = (key: string): key is DeviceKey => ['page', 'tab'].includes(DEVICE_KEYS[key as DeviceKey]);

/** The real ports, except for those that would leave the page or download a file. */
export const portsForHarness =
  (platform: Ports['browser']['platform'], device: StartOptions['device']): typeof wirePorts =>
  (wiring) => {
    const ports = wirePorts(wiring);
    for (const [key, value] of Object.entries(device)) if (isOfPageOrTab(key)) ports.device.write(key, value);
    const doNothing = () => undefined;
    return {
      ...ports,
      screens: {
        ...ports.screens,
        load: async (name, options) => {
          await fetch('/screen-code', options);
          return ports.screens.load(name, options);
        },
        loadSignedIn: async (options) => {
          await fetch('/signed-in-code', options);
          return ports.screens.loadSignedIn(options);
        },
      },
      saveWorkbook: async (_, { signal }) => void (await fetch('/workbook', { signal })),
      saveReminders: async () => void (await fetch('/reminders')),
      savePicture: async () => void (await fetch('/picture')),
      browser: { ...ports.browser, platform, reload: doNothing, openApp: doNothing, leave: doNothing },
    };
  };

import type { Browser, Ports } from '../../machines/ports.ts';

/** 20 November 2026, noon in Stockholm; ms since 1970. */
export const NOW = Date.parse('2026-11-20T11:00:00Z');

const silent = () => () => undefined;
const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;

/** Ports on which nothing ever happens, for views of a machine that stands still. */
export const quietPorts = (platform: Browser['platform'] = 'desktop'): Ports => ({
  screens: {
    find: (address) => ({ name: address, params: {}, access: 'granted', restartsWithAccount: false }),
    load: never,
    loadSignedIn: never,
  },
  backend: never,
  clock: { now: () => NOW, until: never },
  device: { read: () => null, write: nothing, forget: nothing, forgetUser: nothing, watch: silent },
  browser: {
    platform,
    bankIdAddress: (token) => `https://app.bankid.example/?autostarttoken=${token}`,
    go: nothing,
    reload: nothing,
    openApp: nothing,
    leave: nothing,
    watchVisibility: silent,
    requestLock: silent,
  },
  frames: { isAllowed: () => true, open: silent },
  loadMessages: never,
  notify: nothing,
  saveWorkbook: never,
  saveReminders: never,
});

import type { Browser, VaultPorts } from '../../machines/ports.ts';

/** 20 November 2026, noon in Stockholm; ms since 1970. */
export const NOW = Date.parse('2026-11-20T11:00:00Z');

const neverFires = () => () => undefined;
const pending = () => new Promise<never>(() => undefined);
const doNothing = () => undefined;

/** Ports without effects, whose promises stay pending; for views of static actors. */
export const inertPorts = (platform: Browser['platform'] = 'desktop'): VaultPorts => ({
  screens: {
    find: (address) => ({
      name: address,
      params: {},
      access: 'granted',
      restartsWithAccount: false,
      startsAhead: false,
    }),
    load: pending,
    loadSignedIn: pending,
    prefetchFirstPage: () => undefined,
  },
  backend: pending,
  clock: { now: () => NOW, until: pending },
  device: {
    isPersistent: true,
    read: () => null,
    write: doNothing,
    forget: doNothing,
    forgetUser: doNothing,
    watch: neverFires,
  },
  browser: {
    platform,
    mustReturnByHand: false,
    bankIdAddress: (token) => `https://app.bankid.example/?autostarttoken=${token}`,
    setUser: doNothing,
    entryUser: () => null,
    claimEntry: doNothing,
    go: doNothing,
    goBack: doNothing,
    pageState: () => null,
    watchAddress: neverFires,
    print: () => undefined,
    reload: doNothing,
    openApp: doNothing,
    leave: doNothing,
    watchVisibility: neverFires,
    watchInput: neverFires,
    requestLock: neverFires,
  },
  frames: { isAllowed: () => true, open: neverFires },
  loadMessages: pending,
  randomKey: () => 'key',
  notify: doNothing,
  saveWorkbook: pending,
  saveReminders: pending,
  savePicture: pending,
});

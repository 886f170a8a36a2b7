import type { InputFrom } from 'xstate';
import { defineModel, type Start } from '../model.ts';
import { appRedirect, type OperatingSystem } from './app-redirect.ts';

const stores = {
  ios: 'https://ios.example/app',
  android: 'https://android.example/app',
  mac: 'https://mac.example/app',
};

const on = (system: OperatingSystem, isReturning = false): Start<InputFrom<typeof appRedirect>> => ({
  input: (ports) => ({ ports, system, stores, isReturning }),
});

/** The store that each start opens (§2). */
const EXPECTED_STORES: Readonly<Record<string, string>> = {
  'an iPhone': stores.ios,
  'an Android phone': stores.android,
  'a Mac': stores.mac,
  'another computer': stores.android,
};

export const appRedirectModel = defineModel({
  machine: appRedirect,
  starts: {
    'an iPhone': on('ios'),
    'an Android phone': on('android'),
    'a Mac': on('mac'),
    'another computer': on('other'),
    'back from the store': on('ios', true),
  },
  events: { 'browser.continue': 'noPayload' },
  actors: {},
  stopEvents: ['browser.continue'],
  identity: () => null,
  invariants: {
    'the store of the device opens once, and not again when the user returns': ({ start, effects }) =>
      JSON.stringify(effects.filter(({ name }) => name === 'browser.leave').map(({ args }) => args[0])) ===
      JSON.stringify(start in EXPECTED_STORES ? [EXPECTED_STORES[start]] : []),
    'the address is marked as visited before the store opens': ({ effects }) => {
      const names = effects.map(({ name }) => name);
      return names.indexOf('browser.leave') < 0 || names.indexOf('browser.go') === names.indexOf('browser.leave') - 1;
    },
    'continuing in the browser opens the log-in page': ({ steps, effects }) =>
      steps.every((_, index) => effects.some(({ step, args }) => step === index + 1 && args[0] === '/login')),
  },
});

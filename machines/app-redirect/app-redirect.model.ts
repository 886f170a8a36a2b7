import type { InputFrom } from 'xstate';
import { defineModel, type Start } from '../model.ts';
import { appStore } from './app-redirect.ts';
import type { System } from './stores.ts';

const stores = {
  ios: 'https://ios.example/app',
  android: 'https://android.example/app',
  mac: 'https://mac.example/app',
};

const on = (system: System, isBack = false): Start<InputFrom<typeof appStore>> => ({
  input: (ports) => ({ ports, system, stores, isBack }),
});

/** Where each start leads (§2). */
const LEADS: Readonly<Record<string, string>> = {
  'an iPhone': stores.ios,
  'an Android phone': stores.android,
  'a Mac': stores.mac,
  'another computer': stores.android,
};

export const appStoreModel = defineModel({
  machine: appStore,
  starts: {
    'an iPhone': on('ios'),
    'an Android phone': on('android'),
    'a Mac': on('mac'),
    'another computer': on('other'),
    'back from the store': on('ios', true),
  },
  events: { 'browser.continue': 'bare' },
  actors: {},
  last: ['browser.continue'],
  identity: () => null,
  invariants: {
    'the visitor is sent to the store of the device, once, and not again on the way back': ({ start, effects }) =>
      JSON.stringify(effects.filter(({ name }) => name === 'browser.leave').map(({ args }) => args[0])) ===
      JSON.stringify(start in LEADS ? [LEADS[start]] : []),
    'whoever is sent away finds the way back marked': ({ effects }) => {
      const names = effects.map(({ name }) => name);
      return names.indexOf('browser.leave') < 0 || names.indexOf('browser.go') === names.indexOf('browser.leave') - 1;
    },
    'whoever goes on in the browser comes to the log-in': ({ steps, effects }) =>
      steps.every((_, index) => effects.some(({ step, args }) => step === index + 1 && args[0] === '/login')),
  },
});

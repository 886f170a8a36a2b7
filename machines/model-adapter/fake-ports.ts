import type { Environment } from '@lunchkortet/model-engine/environment';
import * as z from 'zod/mini';
import type { Backend } from '../../contract/backend.ts';
import type { Call } from '../../contract/call.ts';
import type { Start } from '../model.ts';
import { DEVICE_KEYS, type Device, type DeviceKey, goesAtLogOut, type ScreenMatch, type VaultPorts } from '../ports.ts';

const requestOf = ({ params, query, body }: Call) => z.object({ ...params, ...query, ...body });

/** Why a parsed value cannot be encoded with a schema; null if it can. */
export function schemaViolation(schema: z.ZodMiniType, value: unknown): string | null {
  const { error } = z.safeEncode(schema, value);
  return error ? z.prettifyError(error) : null;
}

const ALL_KEYS = Object.keys(DEVICE_KEYS) as DeviceKey[];

/** A call by an actor waits for the path. Any other call, which nothing waits for, gets the example of the contract. */
const backendOf =
  (environment: Environment): Backend =>
  (call, request, { signal, idempotencyKey }) => {
    environment.record(`call.${call.name}`, [request]);
    if (idempotencyKey !== undefined) environment.record('idempotencyKey', [idempotencyKey]);
    const broken = schemaViolation(requestOf(call), request);
    if (broken) throw environment.fault(`the request of ${call.name} breaks the contract: ${broken}`);
    if (!environment.pendingCalls.isAttributed())
      return Promise.resolve(z.parse(call.response, call.example.response) as never);
    const text = `${call.name} ${JSON.stringify(request)}`;
    return environment.pendingCalls.add({ text, isChange: call.effect === 'change', signal }) as Promise<never>;
  };

/** Replaces the route table of the web app: the address is the name of the screen. The root address has no page. */
function findScreen(address: string): ScreenMatch {
  const name = address.replace(/\?.*/, '');
  const access = name.startsWith('/login') ? 'public' : name === '/support' ? 'signedIn' : 'granted';
  const restartsWithAccount = access === 'granted' && name !== '/';
  return { name, params: {}, access, restartsWithAccount, startsAhead: name === '/home' };
}

/** A subscription that never fires: the model lists its events. */
const neverFires = () => () => undefined;

/** Reads `environment.device` on each use, because the simulator replaces it. */
const fakeDevice = (environment: Environment): Device => ({
  isPersistent: true,
  read: (key) => environment.device.get(key) ?? null,
  write(key, value) {
    environment.record('device.write', [key, value]);
    environment.device.set(key, value);
  },
  forget(key) {
    environment.record('device.forget', [key]);
    environment.device.delete(key);
  },
  forgetUser() {
    environment.record('device.forgetUser', []);
    for (const key of ALL_KEYS) if (goesAtLogOut(key)) environment.device.delete(key);
  },
  watch: neverFires,
});

function fakeBrowser({ record, start }: Environment): VaultPorts['browser'] {
  const { platform = 'desktop', pageState = null, entryUser = null } = start as Start<unknown>;
  return {
    platform,
    mustReturnByHand: false,
    bankIdAddress: (token) => `bankid:${token}`,
    setUser: (userKey) => record('browser.setUser', [userKey]),
    entryUser: () => entryUser,
    claimEntry: () => record('browser.claimEntry', []),
    go: (...args) => record('browser.go', args),
    goBack: () => record('browser.goBack', []),
    pageState: () => pageState,
    watchAddress: neverFires,
    reload: () => record('browser.reload', []),
    print: () => record('browser.print', []),
    openApp: (url) => record('browser.openApp', [url]),
    leave: (url) => record('browser.leave', [url]),
    watchVisibility: neverFires,
    watchInput: neverFires,
    requestLock: neverFires,
  };
}

/** Ports that record their effects and whose results wait for the path. */
export function fakePorts(environment: Environment): VaultPorts {
  const { record } = environment;
  let lastKey = 0;
  const load = (text: string, signal: AbortSignal) => {
    record(text, []);
    return environment.pendingCalls.add({ text, isChange: false, signal }) as Promise<never>;
  };
  return {
    screens: {
      find: findScreen,
      load: (_, { signal }) => load('screens.load', signal),
      loadSignedIn: ({ signal }) => load('screens.loadSignedIn', signal),
      prefetchFirstPage: () => record('screens.prefetchFirstPage', []),
    },
    backend: backendOf(environment),
    clock: {
      now: () => environment.time,
      until: (_, { signal }) =>
        environment.pendingCalls.add({ text: null, isChange: false, signal }).then(() => undefined),
    },
    device: fakeDevice(environment),
    browser: fakeBrowser(environment),
    frames: {
      isAllowed: (address) => address.startsWith('https://vault.example/'),
      // A frame opens only when a view has mounted its element, and paths run without views.
      open: neverFires,
    },
    loadMessages(language, { signal }) {
      record('loadMessages', [language]);
      return environment.pendingCalls.add({
        text: `loadMessages ${language}`,
        isChange: false,
        signal,
      }) as Promise<never>;
    },
    randomKey() {
      lastKey += 1;
      return `key ${lastKey}`;
    },
    notify: (toast) => record('notify', [toast]),
    saveWorkbook(workbook, { signal }) {
      record('saveWorkbook', [workbook]);
      return environment.pendingCalls.add({ text: `save ${workbook.year}`, isChange: false, signal }) as Promise<never>;
    },
    saveReminders(days) {
      record('saveReminders', [days]);
      return environment.pendingCalls.add({ text: 'saveReminders', isChange: false }) as Promise<never>;
    },
    savePicture(picture) {
      record('savePicture', [picture]);
      return environment.pendingCalls.add({ text: 'savePicture', isChange: false }) as Promise<never>;
    },
  };
}

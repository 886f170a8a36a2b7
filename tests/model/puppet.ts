import * as z from 'zod/mini';
import type { Backend } from '../../contract/backend.ts';
import type { Call } from '../../contract/call.ts';
import { DEVICE_KEYS, type DeviceKey, type Ports } from '../../machines/ports.ts';
import type { World } from './world.ts';

const requestOf = ({ params, query, body }: Call) => z.object({ ...params, ...query, ...body });

/** Why a parsed value breaks its promise; null when it keeps it. */
export function breach(schema: z.ZodMiniType, value: unknown): string | null {
  const { error } = z.safeEncode(schema, value);
  return error ? z.prettifyError(error) : null;
}

const DEVICE = Object.keys(DEVICE_KEYS) as DeviceKey[];

/** A call by an actor waits for the path; one that nobody waits for is answered as the contract's example says. */
const backendOf =
  (world: World): Backend =>
  (call, request, { signal }) => {
    world.note(`call.${call.name}`, [request]);
    const broken = breach(requestOf(call), request);
    if (broken) throw world.fault(`the request of ${call.name} breaks the contract: ${broken}`);
    if (!world.parking.isAttended()) return Promise.resolve(z.parse(call.response, call.example.response) as never);
    const text = `${call.name} ${JSON.stringify(request)}`;
    return world.parking.park({ text, isChange: call.effect === 'change', signal }) as Promise<never>;
  };

/** Ports whose effects are noted and whose answers wait for the path. */
export function puppetPorts(world: World): Ports {
  const { note, parking } = world;
  const forget = (key: DeviceKey) => {
    note('device.forget', [key]);
    world.device.delete(key);
  };
  /** What tells of changes elsewhere stays silent: its events stand in the model. */
  const silent = () => () => undefined;
  return {
    backend: backendOf(world),
    clock: {
      now: () => world.time,
      until: (_, { signal }) => parking.park({ text: null, isChange: false, signal }).then(() => undefined),
    },
    device: {
      read: (key) => world.device.get(key) ?? null,
      write(key, value) {
        note('device.write', [key, value]);
        world.device.set(key, value);
      },
      forget,
      forgetPerson() {
        note('device.forgetPerson', []);
        for (const key of DEVICE) if (DEVICE_KEYS[key] === 'person') world.device.delete(key);
      },
      watch: silent,
    },
    browser: {
      platform: world.start.platform ?? 'desktop',
      bankIdAddress: (token) => `bankid:${token}`,
      go: (...args) => note('browser.go', args),
      reload: () => note('browser.reload', []),
      openApp: (url) => note('browser.openApp', [url]),
      leave: (url) => note('browser.leave', [url]),
      watchVisibility: silent,
      awaitTurn: silent,
    },
    frames: {
      isAllowed: (address) => address.startsWith('https://vault.example/'),
      prepare: (page) => note('frames.prepare', [page]),
      show() {
        note('frames.show', []);
        return () => note('frames.remove', []);
      },
      place: () => undefined,
    },
    loadMessages(language, { signal }) {
      note('loadMessages', [language]);
      return parking.park({ text: `loadMessages ${language}`, isChange: false, signal }) as Promise<never>;
    },
    notify: (toast) => note('notify', [toast]),
    saveWorkbook(workbook, { signal }) {
      note('saveWorkbook', [workbook]);
      return parking.park({ text: `save ${workbook.year}`, isChange: false, signal }) as Promise<never>;
    },
    saveAgenda(days) {
      note('saveAgenda', [days]);
      return parking.park({ text: 'saveAgenda', isChange: false }) as Promise<never>;
    },
  };
}

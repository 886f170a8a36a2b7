import type { Ports } from '../../machines/ports.ts';
import { httpBackend } from '../ports/backend.ts';
import { browserWindow } from '../ports/browser.ts';
import type { ServerClock } from '../ports/clock.ts';
import { deviceStorage } from '../ports/device.ts';
import { loadMessages } from '../ports/messages.ts';
import type { Config } from './config.ts';
import { lazyFrames } from './lazy-frames.ts';
import type { Portal } from './portal-context.ts';

type PortalEvent = Parameters<Portal['send']>[0];

interface Wiring {
  readonly config: Config;
  readonly clock: ServerClock;
  /** Sends to the root actor, which is created with these ports. */
  readonly send: (event: PortalEvent) => void;
  readonly retries: number;
  /** ms, or false for none */
  readonly timeout: number | false;
}

/** The one place where the real outside is wired to what the machines ask for. */
export function wirePorts({ config, clock, send, retries, timeout }: Wiring): Ports {
  const device = deviceStorage();
  return {
    clock,
    device,
    browser: browserWindow(config.bankIdApp),
    frames: lazyFrames(config.frameOrigins),
    loadMessages,
    notify: (toast) => send({ type: 'toast.show', toast }),
    // Fetched when they are asked for: few people ever save a file.
    saveReminders: async (days) => (await import('./reminders.ts')).saveInLanguage(days, { config, clock, device }),
    saveWorkbook: async (workbook, options) =>
      (await import('../ports/workbook/save.ts')).saveWorkbook(workbook, options),
    backend: httpBackend({
      host: config.backend,
      addressLookup: config.addressLookup,
      token: () => device.read('token'),
      retries,
      timeout,
      observer: {
        response: (headers) => clock.follow(headers),
        outcome: ({ auth, name, has401OfItsOwn }, status) => {
          if (auth !== 'bearer' || name === 'renewToken') return;
          if (status === 401 && !has401OfItsOwn) send({ type: 'query.unauthorized' });
          else if (status === 403) send({ type: 'query.forbidden' });
          else if (status < 400) send({ type: 'query.succeeded' });
        },
      },
    }),
  };
}

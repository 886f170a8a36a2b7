import type { Adapter } from '../../contract/adapter.ts';
import { endsSession } from '../../contract/rejections.ts';
import { forgetChangeable } from '../../machines/last-read.ts';
import { asLanguage, type Ports } from '../../machines/ports.ts';
import { httpBackend, randomKey } from '../ports/backend.ts';
import { withToasts } from '../ports/backend-toasts.ts';
import { browserWindow } from '../ports/browser.ts';
import type { ServerClock } from '../ports/clock.ts';
import { warnInDevelopment } from '../ports/development.ts';
import { deviceStorage } from '../ports/device.ts';
import { keepErrors } from '../ports/early-errors.ts';
import { earlyReads } from '../ports/early-reads.ts';
import { loadMessages } from '../ports/messages.ts';
import { loadCode } from '../ui/load-code.ts';
import type { Config } from './config.ts';
import type { Portal } from './portal-context.ts';
import { screensPort } from './screens-port.ts';

interface Wiring {
  readonly config: Config;
  readonly adapter?: Adapter | undefined;
  readonly clock: ServerClock;
  /** The root actor, which is created with these ports. */
  readonly portal: () => Portal;
  readonly retries: number;
  /** ms, or false for none */
  readonly timeout: number | false;
}

// Loaded on first use, because few users save a file.
const loadPicture = () => import('../ports/picture/save.ts');
const loadReminderFile = () => import('../ports/reminders/save.ts');
const loadWorkbookFile = () => import('../ports/workbook/save.ts');

/** A portal that crashes while it starts must be reported too. */
function loadReporting(portal: () => Portal, address: string) {
  const takeErrors = keepErrors();
  return import('../ports/reporting.ts').then(
    ({ startReporting }) => startReporting(portal(), address, takeErrors()),
    () => undefined,
  );
}

/** Uses the messages of the page, so that a picture can be saved without a connection. No page shows before they are there. */
const pictureSaver =
  (portal: () => Portal): Ports['savePicture'] =>
  async (picture) => {
    const { savePicture } = await loadCode(loadPicture);
    const { language, messages } = portal().getSnapshot().context.language.getSnapshot().context;
    await savePicture(picture, { language, messages: messages ?? {} });
  };

/** Connects the ports of the machines to the browser and the backend. */
export function wirePorts({ config, adapter, clock, portal, retries, timeout }: Wiring): Ports {
  const device = deviceStorage();
  const send: Portal['send'] = (event) => portal().send(event);
  const notify: Ports['notify'] = (toast) => send({ type: 'toast.show', toast });
  const { reports } = config;
  const reporting = reports ? loadReporting(portal, reports) : null;
  const language = () => asLanguage(device.read('language')) ?? 'sv';
  return {
    screens: screensPort(portal, config),
    clock,
    device,
    browser: browserWindow(config.bankIdApp),
    loadMessages,
    randomKey,
    notify,
    savePicture: pictureSaver(portal),
    saveReminders: async (reminders) =>
      (await loadCode(loadReminderFile)).saveReminders(reminders, {
        language: language(),
        calendarName: config.productName,
        now: clock.now(),
      }),
    saveWorkbook: async (workbook, options) =>
      (await loadCode(loadWorkbookFile)).saveWorkbook(workbook, { ...options, language: language() }),
    backend: withToasts(
      httpBackend({
        host: config.backend,
        addressLookup: config.addressLookup,
        adapter,
        idempotencyHeader: config.idempotencyHeader,
        // Not that of the device: a token from a link is stored later, after its first successful call.
        token: () => portal().getSnapshot().context.session.getSnapshot().context.token,
        early: earlyReads(device),
        retries,
        timeout,
        observer: {
          response: (headers) => clock.follow(headers),
          outcome: ({ auth, name, rejections }, status, detail) => {
            if (auth !== 'bearer' || name === 'renewToken') return;
            if (endsSession(rejections, status, detail)) send({ type: 'query.unauthorized' });
            else if (status === 403) send({ type: 'query.forbidden' });
            else if (status < 400) send({ type: 'query.succeeded' });
          },
          difference: (call, answer) => {
            void warnInDevelopment(({ warnAboutAnswer }) => warnAboutAnswer(call, answer));
            void reporting?.then((report) => report?.(call, answer));
          },
        },
      }),
      {
        started(call) {
          forgetChangeable(device);
          send({ type: 'change.started', call });
        },
        checked: () => send({ type: 'check.ended' }),
        notify,
      },
    ),
  };
}

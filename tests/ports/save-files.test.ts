// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import sv from '../../locales/sv.json';
import type { Reminder } from '../../machines/ports.ts';
import { lunch } from '../../machines/transactions/transactions.fixture.ts';
import { saveReminders } from '../../src/ports/reminders/save.ts';
import { saveWorkbook } from '../../src/ports/workbook/save.ts';
import type { FromWorker, ToWorker } from '../../src/ports/workbook/worker-messages.ts';

const { download } = vi.hoisted(() => ({ download: vi.fn() }));
vi.mock('../../src/ports/download.ts', () => ({ download }));

vi.mock('../../src/ports/messages.ts', async () => {
  const [{ parse }, { default: texts }] = await Promise.all([
    import('@formatjs/icu-messageformat-parser'),
    import('../../locales/sv.json'),
  ]);
  return { loadMessages: async () => Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)])) };
});

beforeEach(() => download.mockReset());

it('reminders are downloaded as a calendar', async () => {
  const reminder: Reminder = {
    uid: '7-2026-12-deadline',
    day: '2026-11-30',
    month: '2026-12',
    title: 'topups.file.order',
    note: 'topups.file.orderNote',
    alarm: 3,
  };
  await saveReminders([reminder], { language: 'sv', calendarName: 'Provkortet', now: 0 });
  const [file, name] = download.mock.lastCall as [Blob, string];
  expect(name).toBe(`${sv['topups.file.name']}.ics`);
  expect(file.type).toBe('text/calendar;charset=utf-8');
  expect(await file.text()).toMatch(/NAME:Provkortet[\s\S]*UID:7-2026-12-deadline@localhost/);
});

/** A worker whose answers the test gives. */
class FakeWorker extends EventTarget {
  static last: FakeWorker | undefined;
  static onPost: () => void = () => undefined;
  readonly posted: ToWorker[] = [];
  readonly terminate = vi.fn();
  readonly args: readonly unknown[];
  constructor(...args: readonly unknown[]) {
    super();
    this.args = args;
    FakeWorker.last = this;
  }
  postMessage(message: ToWorker) {
    this.posted.push(message);
    FakeWorker.onPost();
  }
  answer(data: FromWorker) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** Starts to save a workbook, and waits until its worker has a message. */
async function start(count: number, controller = new AbortController()) {
  vi.stubGlobal('Worker', FakeWorker);
  const onProgress = vi.fn();
  const transactions = Array.from({ length: count }, (_, id) => lunch({ id }));
  const options = { language: 'sv', signal: controller.signal, onProgress } as const;
  const saved = saveWorkbook({ year: 2026, account: null, transactions }, options);
  saved.catch(() => undefined);
  await vi.waitFor(() => expect(FakeWorker.last?.posted.length).toBeGreaterThan(0));
  const worker = FakeWorker.last as FakeWorker;
  return { saved, worker, onProgress };
}

describe('a workbook', () => {
  const FILE = new Blob(['xlsx']);
  const batches = (worker: FakeWorker) =>
    worker.posted.map((message) => ('transactions' in message ? message.transactions.length : 'labels'));

  beforeEach(() => {
    FakeWorker.last = undefined;
    FakeWorker.onPost = () => undefined;
  });

  it('is written in a worker, which gets the transactions in batches, and downloaded', async () => {
    const { saved, worker, onProgress } = await start(1200);
    await vi.waitFor(() => expect(batches(worker)).toEqual([500, 500, 200, 'labels']));
    expect(worker.args).toEqual([expect.stringContaining('workbook.worker'), { type: 'module' }]);
    worker.answer({ share: 0.5 });
    expect(onProgress.mock.calls).toEqual([[0.5]]);
    expect(worker.terminate).not.toHaveBeenCalled();
    worker.answer({ file: FILE });
    await saved;
    expect(download).toHaveBeenCalledExactlyOnceWith(
      FILE,
      `${sv['transactions.export.file'].replace('{year}', '2026')}.xlsx`,
    );
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it.each<[string, (worker: FakeWorker) => void, string]>([
    ['reports a failure', (worker) => worker.answer({ failure: 'no memory' }), 'no memory'],
    ['cannot be started', (worker) => worker.dispatchEvent(new Event('error')), 'the worker could not be started'],
  ])('is not downloaded if the worker %s', async (_, fail, reason) => {
    const { saved, worker } = await start(1);
    fail(worker);
    await expect(saved).rejects.toThrow(reason);
    expect(download).not.toHaveBeenCalled();
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it('is not written if it is aborted while the texts load', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const controller = new AbortController();
    const options = { language: 'sv', signal: controller.signal, onProgress: vi.fn() } as const;
    const saved = saveWorkbook({ year: 2026, account: null, transactions: [lunch()] }, options);
    controller.abort(new Error('cancelled'));
    await expect(saved).rejects.toThrow('cancelled');
    expect(FakeWorker.last).toBeUndefined();
    expect(download).not.toHaveBeenCalled();
  });

  it('sends no further batches after it is aborted', async () => {
    const controller = new AbortController();
    FakeWorker.onPost = () => controller.abort(new Error('left'));
    const { saved, worker } = await start(1200, controller);
    await expect(saved).rejects.toThrow('left');
    await vi.waitFor(() => expect(batches(worker)).toContain('labels'));
    expect(batches(worker)).toEqual([500, 'labels']);
    expect(worker.terminate).toHaveBeenCalledOnce();
  });
});

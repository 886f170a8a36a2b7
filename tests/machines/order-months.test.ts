import { describe, expect, it, vi } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import { CallError } from '../../contract/backend.ts';
import type { Ore } from '../../contract/money.ts';
import { type TopupCalendar, topupCalendar } from '../../contract/topups.ts';
import type { Ports, Toast } from '../../machines/ports.ts';
import type { MonthReport } from '../../machines/topups/month-report.ts';
import { canToggleYear, type MonthsContext, withYearToggled } from '../../machines/topups/month-selection.ts';
import { topups } from '../../machines/topups/topups.ts';
import { inertPorts } from '../views/inert-ports.ts';

const example = topupCalendar.response.parse(topupCalendar.example.response);
const DAYS = ['2026-11-01', '2026-12-01'];

interface Change {
  readonly path: string;
  readonly signal: AbortSignal;
  readonly raisesToast: boolean | undefined;
  readonly succeed: () => void;
  readonly fail: () => void;
}

/** The top-up page of a backend with two open months, whose orders are answered by the test. */
function openPage() {
  const ordered = new Set<number>();
  const changes: Change[] = [];
  const toasts: Toast[] = [];
  const calendar = (): TopupCalendar => ({
    ...example,
    months: [11, 12].map((monthNumber) => ({
      monthNumber,
      status: ordered.has(monthNumber) ? 'ORDERED' : 'NOT_ORDERED',
      hasInvoice: false,
      topupDate: null,
    })),
    topupSettings: example.topupSettings && { ...example.topupSettings, sameMonthTopup: true },
  });
  const backend: Ports['backend'] = (call, request, { signal, raisesToast }) => {
    if (call.name === 'topupCalendar') return Promise.resolve(calendar() as never);
    if (call.name !== 'orderTopup') return new Promise(() => undefined);
    const { year, monthNumber } = request as unknown as { year: number; monthNumber: number };
    const { promise, resolve, reject } = Promise.withResolvers<never>();
    changes.push({
      path: `${year}/${monthNumber}`,
      signal,
      raisesToast,
      succeed() {
        ordered.add(monthNumber);
        resolve({ monthNumber, status: 'ORDERED', hasInvoice: false, topupDate: null } as never);
      },
      fail: () => reject(new CallError('orderTopup', { kind: 'rejected', status: 500, detail: null })),
    });
    return promise;
  };
  const ports: Ports = { ...inertPorts(), backend, notify: (toast) => toasts.push(toast) };
  const page = createActor(topups, {
    input: { ports, accountId: 1, cardholderStatus: 'ACTIVE', otherEmployer: null },
  }).start();
  return { page, changes, toasts };
}

const severalOf = (page: ActorRefFrom<typeof topups>) => page.getSnapshot().context.several;

/** Orders all months that can be ordered. */
async function orderAll(page: ActorRefFrom<typeof topups>) {
  const several = severalOf(page);
  await vi.waitFor(() => expect(several.getSnapshot().can({ type: 'selection.start' })).toBe(true));
  several.send({ type: 'selection.start' });
  several.send({ type: 'year.toggle', year: 2026 });
  expect(several.getSnapshot().context.selected).toEqual(DAYS);
  several.send({ type: 'order.confirm' });
}

describe('an order of several months', () => {
  it('sends one order after another, and shows one toast for all', async () => {
    const { page, changes, toasts } = openPage();
    await orderAll(page);
    await vi.waitFor(() => expect(changes.map(({ path }) => path)).toEqual(['2026/11']));
    changes[0]?.succeed();
    await vi.waitFor(() => expect(changes.map(({ path }) => path)).toEqual(['2026/11', '2026/12']));
    expect(changes.map(({ raisesToast }) => raisesToast)).toEqual([false, false]);
    expect(toasts).toEqual([]);
    changes[1]?.succeed();
    await vi.waitFor(() => expect(severalOf(page).getSnapshot().value).toBe('done'));
    const message = { id: 'topups.several.allOrdered', values: { ordered: 2, asked: 2 } };
    expect(toasts).toEqual([{ type: 'success', message, isOnPage: true }]);
  });

  it('continues after a month that fails, which can then be ordered again', async () => {
    const { page, changes, toasts } = openPage();
    const several = severalOf(page);
    await orderAll(page);
    await vi.waitFor(() => expect(changes).toHaveLength(1));
    changes[0]?.fail();
    await vi.waitFor(() => expect(changes).toHaveLength(2), { timeout: 5000 });
    changes[1]?.succeed();
    await vi.waitFor(() => expect(several.getSnapshot().value).toBe('done'));
    const message = { id: 'topups.several.partlyOrdered', values: { ordered: 1, asked: 2 } };
    expect(toasts).toEqual([{ type: 'alert', message, isOnPage: true }]);
    expect(several.getSnapshot().can({ type: 'month.orderAgain', day: '2026-12-01' })).toBe(false);
    several.send({ type: 'month.orderAgain', day: '2026-11-01' });
    await vi.waitFor(() => expect(changes.map(({ path }) => path)).toEqual(['2026/11', '2026/12', '2026/11']));
  });

  it('sends nothing more after the page is left', async () => {
    const { page, changes } = openPage();
    await orderAll(page);
    await vi.waitFor(() => expect(changes).toHaveLength(1));
    page.stop();
    changes[0]?.succeed();
    await vi.dynamicImportSettled();
    expect(changes).toHaveLength(1);
    expect(severalOf(page).getSnapshot().context.queue).toEqual(DAYS);
  });
});

const report = (day: string): MonthReport => ({
  day,
  year: Number(day.slice(0, 4)),
  orderState: 'orderable',
  message: null,
  lastDay: day,
  amount: 168_000 as Ore,
  monthsLeft: 2,
});

describe('a selection of months of two years', () => {
  const months = Object.fromEntries(['2026-12-01', '2027-01-01', '2027-02-01'].map((day) => [day, report(day)]));
  const context = (selected: readonly string[]): MonthsContext => ({
    months,
    monthsLeft: 2,
    selected,
    asked: [],
    queue: [],
  });

  it('has the earliest months of a year, as many as are left', () => {
    expect(withYearToggled(context([]), 2027)).toEqual(['2027-01-01', '2027-02-01']);
    expect(withYearToggled(context(['2026-12-01']), 2027)).toEqual(['2026-12-01', '2027-01-01']);
  });

  it('keeps the months of the other year when those of a year are deselected', () => {
    expect(withYearToggled(context(['2026-12-01', '2027-02-01']), 2027)).toEqual(['2026-12-01']);
  });

  it('cannot get more months of a year when no months are left', () => {
    expect(canToggleYear(context(['2027-01-01', '2027-02-01']), 2026)).toBe(false);
    expect(canToggleYear(context(['2026-12-01']), 2027)).toBe(true);
  });
});

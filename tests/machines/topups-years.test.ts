import { describe, expect, it, vi } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import { CallError } from '../../contract/backend.ts';
import { type TopupCalendar, topupCalendar } from '../../contract/topups.ts';
import type { Ports } from '../../machines/ports.ts';
import { failedMonths } from '../../machines/topups/month-selection.ts';
import { topups } from '../../machines/topups/topups.ts';
import { inertPorts, NOW } from '../views/inert-ports.ts';

const example = topupCalendar.response.parse(topupCalendar.example.response);
const UNREACHABLE = { kind: 'unreachable' } as const;

interface Request {
  readonly year: number;
  readonly monthNumber: number;
}

/** A calendar that is requested and not answered. */
interface Read {
  readonly year: number;
  readonly signal: AbortSignal;
  readonly answer: () => void;
  readonly fail: () => void;
}

/** The calendar of a year with one month, which can be ordered: December of 2026, January of the other years. */
function calendarOf(year: number, ordered: ReadonlySet<string>): TopupCalendar {
  const monthNumber = year === 2026 ? 12 : 1;
  const status = ordered.has(`${year}/${monthNumber}`) ? 'ORDERED' : 'NOT_ORDERED';
  return {
    ...example,
    year,
    months: [{ monthNumber, status, hasInvoice: false, topupDate: null }],
    confirmedCount: ordered.size,
    topupSettings: example.topupSettings && { ...example.topupSettings, sameMonthTopup: true, enableSubscribe: false },
  };
}

/** A clock that the test sets. */
function testClock(start: number) {
  let now = start;
  const waits: { moment: number; end: () => void }[] = [];
  const clock: Ports['clock'] = {
    now: () => now,
    until: (moment) => new Promise((end) => void waits.push({ moment, end })),
  };
  function advance(to: number) {
    now = to;
    for (const { end } of waits.filter(({ moment }) => moment <= to)) end();
  }
  return { clock, advance };
}

/** The top-up page. The test answers each read; every order is made, and the response of those in `lost` is lost. */
function openPage({ lost = [], start = NOW }: { lost?: readonly string[]; start?: number } = {}) {
  const ordered = new Set<string>();
  const reads: Read[] = [];
  const backend: Ports['backend'] = (call, request, { signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<never>();
    const { year, monthNumber } = request as unknown as Request;
    if (call.name === 'topupCalendar') {
      const answer = () => resolve(calendarOf(year, ordered) as never);
      reads.push({ year, signal, answer, fail: () => reject(new CallError('topupCalendar', UNREACHABLE)) });
    } else if (call.name === 'orderTopup') {
      const path = `${year}/${monthNumber}`;
      ordered.add(path);
      if (lost.includes(path)) reject(new CallError('orderTopup', UNREACHABLE));
      else resolve({ monthNumber, status: 'ORDERED', hasInvoice: false, topupDate: null } as never);
    }
    return promise;
  };
  const { clock, advance } = testClock(start);
  const page = createActor(topups, {
    input: {
      ports: { ...inertPorts(), backend, clock },
      accountId: 1,
      cardholderStatus: 'ACTIVE',
      otherEmployer: null,
    },
  }).start();
  return { page, reads, advance };
}

type Page = ActorRefFrom<typeof topups>;
const contextOf = (page: Page) => page.getSnapshot().context;
const december = (page: Page) => contextOf(page).months[2026]?.[12];
/** The titles of the calendar file, by the month that they are about. */
const remindersOf = (page: Page) =>
  contextOf(page)
    .file.getSnapshot()
    .context.reminders.map(({ month, title }) => `${month} ${title}`);
const isLoaded = (page: Page) => vi.waitFor(() => expect(page.getSnapshot().matches('loaded')).toBe(true));

/** Answers the next read, which must be of a year. */
async function answerRead(reads: readonly Read[], index: number, year: number) {
  await vi.waitFor(() => expect(reads[index]?.year).toBe(year));
  reads[index]?.answer();
}

/** Opens the page with 2026, and then 2027, which the page has read in the background. */
async function openTwoYears(options?: Parameters<typeof openPage>[0]) {
  const opened = openPage(options);
  await answerRead(opened.reads, 0, 2026);
  await isLoaded(opened.page);
  await answerRead(opened.reads, 1, 2027);
  await vi.waitFor(() => expect(contextOf(opened.page).calendars).toHaveProperty('2027'));
  opened.page.send({ type: 'year.choose', year: 2027 });
  await isLoaded(opened.page);
  return opened;
}

const ORDERED = ['2026-12 topups.file.cancel', '2027-01 topups.file.order'];

describe('an order in another year than the one that is shown', () => {
  it('of several months: each year is read again, so a lost response does not count as a failure', async () => {
    const { page, reads } = await openTwoYears({ lost: ['2026/12'] });
    const { several } = contextOf(page);
    several.send({ type: 'selection.start' });
    several.send({ type: 'month.toggle', day: '2026-12-01' });
    several.send({ type: 'month.toggle', day: '2027-01-01' });
    several.send({ type: 'order.confirm' });
    // The month reads its calendar before the order, and the page after it.
    await answerRead(reads, 2, 2026);
    await answerRead(reads, 3, 2026);
    await isLoaded(page);
    expect(december(page)?.getSnapshot().context).toMatchObject({ message: null, month: { status: 'ORDERED' } });
    expect(remindersOf(page)).toEqual(ORDERED);
    await vi.waitFor(() => expect(reads).toHaveLength(5), { timeout: 5000 });
    await answerRead(reads, 4, 2027);
    await answerRead(reads, 5, 2027);
    await vi.waitFor(() => expect(several.getSnapshot().value).toBe('done'), { timeout: 5000 });
    expect(failedMonths(several.getSnapshot().context)).toEqual([]);
    expect(remindersOf(page)).toEqual(['2026-12 topups.file.cancel', '2027-01 topups.file.cancel']);
  });

  it('is read again after the year that is opened before the answer', async () => {
    const { page, reads } = openPage();
    await answerRead(reads, 0, 2026);
    await isLoaded(page);
    expect(reads[1]?.year).toBe(2027);
    december(page)?.send({ type: 'month.order' });
    await answerRead(reads, 2, 2026);
    await vi.waitFor(() => expect(reads).toHaveLength(4));
    expect(reads[1]?.signal.aborted).toBe(true);
    page.send({ type: 'year.choose', year: 2027 });
    expect(reads[3]?.signal.aborted).toBe(true);
    await answerRead(reads, 4, 2027);
    await vi.waitFor(() => expect(page.getSnapshot().value).toBe('refreshing'));
    // The calendar of 2026 is older than the order, so the file is not made of it.
    expect(remindersOf(page)).toEqual(['2026-12 topups.file.order']);
    await answerRead(reads, 5, 2026);
    await isLoaded(page);
    expect(remindersOf(page)).toEqual(ORDERED);
    expect(contextOf(page).year).toBe(2027);
  });

  it('is shown as out of date if it cannot be read, and read again when its year is opened', async () => {
    const { page, reads } = await openTwoYears();
    december(page)?.send({ type: 'month.order' });
    await answerRead(reads, 2, 2026);
    await vi.waitFor(() => expect(reads[3]?.year).toBe(2026));
    reads[3]?.fail();
    await vi.waitFor(() => expect(page.getSnapshot().value).toBe('stale'));
    page.send({ type: 'year.choose', year: 2026 });
    expect(page.getSnapshot().value).toBe('refreshing');
    await answerRead(reads, 4, 2026);
    await isLoaded(page);
    page.send({ type: 'year.choose', year: 2027 });
    expect(page.getSnapshot().matches('loaded')).toBe(true);
    expect(reads).toHaveLength(5);
  });
});

describe('midnight', () => {
  it('makes each opened year out of date', async () => {
    const { page, reads, advance } = await openTwoYears();
    advance(Date.parse('2026-11-21T00:00:00+01:00'));
    await answerRead(reads, 2, 2027);
    await answerRead(reads, 3, 2026);
    await isLoaded(page);
    expect(contextOf(page).today).toBe('2026-11-21');
  });

  it('at New Year does not read the past year, which has no calendar any more', async () => {
    const { page, reads, advance } = openPage({ start: Date.parse('2026-12-31T12:00:00+01:00') });
    await answerRead(reads, 0, 2026);
    await isLoaded(page);
    advance(Date.parse('2027-01-01T00:00:00+01:00'));
    await vi.waitFor(() => expect(page.getSnapshot().value).toBe('loading'));
    expect(reads[1]?.signal.aborted).toBe(true);
    await answerRead(reads, 2, 2027);
    await isLoaded(page);
    expect(contextOf(page).year).toBe(2027);
    page.send({ type: 'calendar.changed', year: 2026 });
    expect(page.getSnapshot().matches('loaded')).toBe(true);
    expect(reads).toHaveLength(3);
  });
});

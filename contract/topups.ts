import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { day, moment } from './dates.ts';
import { listOf, orEmpty } from './list.ts';
import { type Ore, TopupAmount } from './money.ts';
import { notDescending } from './oddity.ts';
import { FORBIDDEN } from './rejections.ts';
import { capitals, nullish, numeric, openEnum, orElse, orNull, readAs, rowId } from './tolerance.ts';
import { CalendarYear, Id, MonthNumber, Year } from './values.ts';

const monthNumber = numeric(z.int().check(z.gte(1), z.lte(12)));
const year = numeric(CalendarYear);
const amount = numeric(TopupAmount);

const month = z.object({
  monthNumber,
  status: openEnum(['ORDERED', 'NOT_ORDERED', 'BLOCKED', 'CANCELED']),
  /** The employer has been invoiced for the month: the money was received or will be received (§4). */
  hasInvoice: orElse(z.boolean(), false),
  /** The day on which the card is loaded, past or future; null when no top-up is ordered. */
  topupDate: orElse(z.nullable(day), null),
});
month.register(z.globalRegistry, { id: 'TopupMonth' });
export type TopupMonth = z.output<typeof month>;

const status = orElse(capitals, '');
const client = z.object({ status });
const clientPackage = z.object({ client: orElse(client, { status: '' }) });
const branch = z.object({ status, clientPackage: orElse(clientPackage, { client: { status: '' } }) });

const settings = z.object({
  /** Day of the month. A number beyond the end of the month means its last day. */
  lastDayOrderTopup: numeric(z.int()),
  /** True when the deadline is in the month itself, false when it is in the month before. */
  sameMonthTopup: z.boolean(),
  dayTopup: numeric(z.int()),
  /** How many months may be ordered at the same time (§6). */
  monthsReceiveTopup: numeric(z.int()),
  enableSubscribe: orElse(z.boolean(), false),
  disableCalendar: orElse(z.boolean(), false),
  branch: orElse(branch, branch.parse({})),
});
settings.register(z.globalRegistry, { id: 'TopupSettings' });
export type TopupSettings = z.output<typeof settings>;

const pendingTopup = z.object({ id: rowId, year, monthNumber, amount, queuedDate: orNull(moment) });
pendingTopup.register(z.globalRegistry, { id: 'PendingTopup' });

const calendar = z.object({
  year,
  months: listOf(month, (one) => one.monthNumber),
  /** Months of any year that are ordered and not yet loaded; counts against `monthsReceiveTopup`. */
  confirmedCount: numeric(z.int()),
  /** Null when there is no calendar (§4). */
  topupSettings: nullish(settings),
  /** The amount of one top-up, öre; 0 if it is unknown. */
  topupAmount: orElse(amount, 0 as Ore),
  /** Top-ups of any year that wait until they fit under the maximum balance (§4), oldest first. */
  pendingTopups: orEmpty(
    // The specification names no such list, so a calendar without it has none that waits.
    readAs(
      listOf(
        pendingTopup,
        ({ id }) => id,
        notDescending(({ year, monthNumber }) => -(year * 12 + monthNumber)),
      ),
      (value) => value ?? [],
    ),
  ),
});
calendar.register(z.globalRegistry, { id: 'TopupCalendar' });
export type TopupCalendar = z.output<typeof calendar>;
export type PendingTopup = TopupCalendar['pendingTopups'][number];

/** A calendar that is not disabled. */
export interface OpenCalendar extends TopupCalendar {
  readonly topupSettings: TopupSettings;
}

/** False when the calendar is disabled: its settings are missing or say so (§4). */
export const isOpenCalendar = (calendar: TopupCalendar): calendar is OpenCalendar =>
  calendar.topupSettings?.disableCalendar === false;

const monthExample = (monthNumber: number) => ({
  monthNumber,
  status: monthNumber < 12 ? ('ORDERED' as const) : ('NOT_ORDERED' as const),
  hasInvoice: monthNumber < 11,
  topupDate: monthNumber < 12 ? `2026-${String(monthNumber).padStart(2, '0')}-25` : null,
});

/** The top-up months of a year: the current year and the next two (§9). */
export const topupCalendar = defineCall({
  name: 'topupCalendar',
  method: 'GET',
  path: '/cardholder/topups/calendar/{year}',
  effect: 'read',
  summary: 'Read the top-up calendar of a year, with the rules of the employer',
  origin: {
    decided: 'the structure of the answer is not shown: a list of twelve months, and a list of queued top-ups',
  },
  params: { year: Year },
  response: calendar,
  rejections: { 'There is no calendar for this year': 404 },
  example: {
    request: { year: '2026' },
    response: {
      year: 2026,
      months: Array.from({ length: 12 }, (_, index) => monthExample(index + 1)),
      confirmedCount: 1,
      topupSettings: {
        lastDayOrderTopup: 30,
        sameMonthTopup: false,
        dayTopup: 25,
        monthsReceiveTopup: 12,
        enableSubscribe: true,
        disableCalendar: false,
        branch: { status: 'ACTIVE', clientPackage: { client: { status: 'ACTIVE' } } },
      },
      topupAmount: 168_000 as Ore,
      pendingTopups: [
        {
          id: 6104,
          year: 2026,
          monthNumber: 10,
          amount: 168_000 as Ore,
          queuedDate: '2026-10-25T06:00:00+01:00',
        },
      ],
    },
  },
});

/** Reasons why no month can be changed (§4). */
const changeRejections = {
  'There is no calendar for this year': 404,
  'The employer does not offer top-ups to choose': 409,
  'The agreement is closed': 409,
  'The cardholder is not active': 409,
} as const;

/** The month after a change. The specification shows no answer, so one without a readable month is taken as a success. */
const changedMonth = z.omit(month, { monthNumber: true });
changedMonth.register(z.globalRegistry, { id: 'ChangedMonth' });
export type ChangedMonth = z.output<typeof changedMonth>;

const change = {
  method: 'POST',
  effect: 'change',
  params: { year: Year, monthNumber: MonthNumber },
  response: orElse(changedMonth, { status: { other: '' }, hasInvoice: false, topupDate: null }),
} as const;
const request = { year: '2026', monthNumber: '12' };

export const orderTopup = defineCall({
  ...change,
  name: 'orderTopup',
  path: '/cardholder/topups/{year}/{monthNumber}/order',
  summary: 'Order the top-up of a month',
  origin: {
    decided: 'the answer is not shown: the updated month, or nothing; ordering an ordered month changes nothing',
  },
  rejections: {
    ...changeRejections,
    'Max top-ups already ordered': 409,
    'The last day to order has passed': 409,
    'The month cannot be ordered': 409,
  },
  example: { request, response: { status: 'ORDERED', hasInvoice: false, topupDate: '2026-12-25' } },
});

export const cancelTopup = defineCall({
  ...change,
  name: 'cancelTopup',
  path: '/cardholder/topups/{year}/{monthNumber}/cancel',
  summary: 'Cancel the ordered top-up of a month',
  origin: {
    decided:
      'the answer is not shown: the updated month, or nothing; CANCELED with automatic top-ups, which would order it again',
  },
  rejections: { ...changeRejections, 'The last day to cancel has passed': 409, 'The month cannot be canceled': 409 },
  example: { request, response: { status: 'NOT_ORDERED', hasInvoice: false, topupDate: null } },
});

/** The date of the next top-up of the active account, for the dashboard. */
export const nextDashboardTopup = defineCall({
  name: 'nextDashboardTopup',
  method: 'GET',
  path: '/cardholder/dashboard/topup/next',
  effect: 'read',
  summary: 'Read the date of the next top-up',
  response: readAs(z.object({ nextTopup: nullish(day) }), (value) => ({ nextTopup: value ?? null })),
  example: { response: { nextTopup: '2026-11-25' } },
});

/** No content is no top-up. */
const NO_TOPUP = { nextTopupDate: null, actualTopupAmount: 0 };

/** The next top-up of an account; amounts in öre (§9). */
export const nextTopupInfo = defineCall({
  name: 'nextTopupInfo',
  method: 'GET',
  path: '/cardholder/topups/{id}/next-topup-info',
  effect: 'read',
  summary: 'Read the date and the amount of the next top-up',
  params: { id: Id },
  response: readAs(
    z.object({
      /** Null when no month is ordered. */
      nextTopupDate: nullish(day),
      actualTopupAmount: amount,
      maxTopupAmount: orNull(amount),
      displayMaxTopupAmount: orElse(z.boolean(), false),
    }),
    (value) => value ?? NO_TOPUP,
  ),
  rejections: FORBIDDEN.account,
  example: {
    request: { id: '30412' },
    response: {
      nextTopupDate: '2026-11-25',
      actualTopupAmount: 168_000 as Ore,
      maxTopupAmount: 168_000 as Ore,
      displayMaxTopupAmount: false,
    },
  },
});
export type NextTopup = z.output<typeof nextTopupInfo.response>;

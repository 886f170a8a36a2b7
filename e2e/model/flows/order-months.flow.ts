import type { Page } from '@playwright/test';
import type { ContextFrom } from 'xstate';
import { type Ore, toKronor } from '../../../contract/money.ts';
import { topupCalendar } from '../../../contract/topups.ts';
import { failedMonths, orderableMonths, orderResult, reasonOf } from '../../../machines/topups/month-selection.ts';
import { orderMonthsModel } from '../../../machines/topups/order-months.model.ts';
import type { orderMonths } from '../../../machines/topups/order-months.ts';
import { calendarExample } from '../../../machines/topups/topup-month.fixture.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { moneyText, type ShownText, textWith, withDates } from '../shown-texts.ts';
import { background, entryPoint } from './topups-page.ts';

const button = (id: Parameters<typeof messagePattern>[0]) => (page: Page) =>
  page.getByRole('button', { name: messagePattern(id) });
const checkbox = (page: Page, month: string) => page.getByRole('checkbox', { name: new RegExp(`^${month}`) });
const results = (page: Page) => page.getByRole('list', { name: messagePattern('topups.several.results') });
const confirm = (page: Page) => page.getByRole('button', { name: /^Beställ( \d+ månad(er)?)?$/ });
const SHOWN_YEAR = '2026';
const wholeKronor = (amount: Ore) => moneyText(toKronor(amount), { digits: 0 });
const MONTHS: Readonly<Record<string, string>> = { november: 'november', december: 'december' };

/** What the months that can be selected cost and when they must be ordered, and how many are selected. */
function selectionTexts(context: ContextFrom<typeof orderMonths>): readonly ShownText[] {
  const all = orderableMonths(context);
  const ofYear = all.filter(({ year }) => String(year) === SHOWN_YEAR);
  const chosen = all.filter(({ day }) => context.selected.includes(day));
  const sum = chosen.reduce((total, { amount }) => total + amount, 0) as Ore;
  return [
    textWith('topups.several.selected', { count: chosen.length, amount: wholeKronor(sum) }),
    ...(ofYear.length === 0 ? [{ id: 'topups.several.noneThisYear', values: { year: 2026 } } as const] : []),
    ...(ofYear.length > 0 && context.monthsLeft < all.length
      ? [{ id: 'topups.several.limit', values: { left: context.monthsLeft } } as const]
      : []),
    ...ofYear.flatMap(({ day, lastDay, amount }) => [
      wholeKronor(amount),
      withDates(({ formatMonthInYear }) => formatMonthInYear(day, SHOWN_YEAR)),
      withDates(({ formatDayInYear }) => ({
        id: 'topups.until.orderDay',
        values: { day: formatDayInYear(lastDay, SHOWN_YEAR) },
      })),
    ]),
  ];
}

export const orderMonthsFlow = defineFlow(orderMonthsModel, {
  entryPoint,
  background: [...background, backgroundResponse(topupCalendar, calendarExample)],
  // The reports come from the path, not from the months of the page, and no month is ordered.
  pathEvents: ['month.reported'],
  blockedEvents: { topups: ['order.requested'] },
  shows(context, leaves) {
    if (leaves.includes('off')) return [];
    if (leaves.includes('selecting')) return selectionTexts(context);
    return [
      ...context.asked.map((day) => withDates(({ formatMonthInYear }) => formatMonthInYear(day, SHOWN_YEAR))),
      ...(leaves.includes('done')
        ? [orderResult(context), ...failedMonths(context).map((day) => reasonOf(context, day))]
        : [{ id: 'topups.several.running', values: { count: context.asked.length } } as const]),
    ];
  },
  gestures: {
    'month.reported': ({ callHarness }, label) => callHarness('send', 'month.reported', label),
    'selection.start': { at: button('topups.several.start') },
    'month.toggle': { at: (page, label) => checkbox(page, MONTHS[label] ?? '') },
    'year.toggle': {
      at: (page, label) =>
        label === 'all of this year'
          ? button('topups.several.all')(page).or(button('topups.several.none')(page))
          : page.getByRole('list', { name: 'Månader 2027' }).getByRole('button'),
    },
    'selection.cancel': { at: button('action.cancel') },
    'order.confirm': { at: confirm },
    'order.stop': { at: button('topups.several.stop') },
    'month.orderAgain': {
      at: (page, label) => page.getByRole('button', { name: new RegExp(`^Försök igen ${MONTHS[label]}$`) }),
    },
    'result.close': { at: button('topups.several.close') },
  },
  assertions: {
    off: (page) => page.getByRole('region', { name: messagePattern('topups.months') }),
    selecting: [confirm, { absent: results }],
    'ordering.deciding': 'transient',
    'ordering.requested': (page) => results(page).getByText(messagePattern('topups.several.result.running')),
    'ordering.waiting': (page) => results(page).getByText(messagePattern('topups.several.result.running')),
    done: button('topups.several.close'),
  },
  twins: [
    {
      states: ['ordering.requested', 'ordering.waiting'],
      reason: 'A month is running from the request until its machine reports the result. The page shows one step.',
    },
  ],
});

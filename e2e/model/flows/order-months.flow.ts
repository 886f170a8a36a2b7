import type { Page } from '@playwright/test';
import { topupCalendar } from '../../../contract/topups.ts';
import { failedMonths, orderResult, reasonOf } from '../../../machines/topups/month-selection.ts';
import { orderMonthsModel } from '../../../machines/topups/order-months.model.ts';
import { calendarExample } from '../../../machines/topups/topup-month.fixture.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { background, entryPoint } from './topups-page.ts';

const button = (id: Parameters<typeof messagePattern>[0]) => (page: Page) =>
  page.getByRole('button', { name: messagePattern(id) });
const checkbox = (page: Page, month: string) => page.getByRole('checkbox', { name: new RegExp(`^${month}`) });
const results = (page: Page) => page.getByRole('list', { name: messagePattern('topups.several.results') });
const confirm = (page: Page) => page.getByRole('button', { name: /^Beställ( \d+ månad(er)?)?$/ });
const MONTHS: Readonly<Record<string, string>> = { november: 'november', december: 'december' };

export const orderMonthsFlow = defineFlow(orderMonthsModel, {
  entryPoint,
  background: [...background, backgroundResponse(topupCalendar, calendarExample)],
  // The reports come from the path, not from the months of the page, and no month is ordered.
  pathEvents: ['month.reported'],
  blockedEvents: { topups: ['order.requested'] },
  shows: (context, leaves) =>
    leaves.includes('done')
      ? [orderResult(context), ...failedMonths(context).map((day) => reasonOf(context, day))]
      : leaves.some((leaf) => leaf.startsWith('ordering.'))
        ? [{ id: 'topups.several.running', values: { count: context.asked.length } }]
        : [],
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

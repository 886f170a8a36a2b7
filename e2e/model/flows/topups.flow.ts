import type { Page } from '@playwright/test';
import { toKronor } from '../../../contract/money.ts';
import { dayAt, dayOfMonth } from '../../../machines/days.ts';
import type { MessageId } from '../../../machines/message.ts';
import { orderingRulesOf } from '../../../machines/topups/ordering-rules.ts';
import { pendingTopupViews } from '../../../machines/topups/pending-topups.ts';
import { topupsModel } from '../../../machines/topups/topups.model.ts';
import { defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf, moneyText, type ShownText, textWith, together, withDates } from '../shown-texts.ts';
import { background, entryPoint } from './topups-page.ts';

const region = (page: Page, title: MessageId) => page.getByRole('region', { name: messagePattern(title) });
const retryIn = (page: Page, title: MessageId) =>
  region(page, title).getByRole('button', { name: messagePattern('action.retry') });
const stale = (page: Page) => page.getByRole('alert').filter({ hasText: messagePattern('topups.stale') });
const months = (page: Page) => page.getByRole('list', { name: messagePattern('topups.months') });
const pending = (page: Page) => region(page, 'topups.pending.title');
const needed = (page: Page) => pending(page).getByText(/880\s?kr/);
const balanceError = (page: Page) => pending(page).getByRole('alert');
const years = topupsModel.events['year.choose'];

/** Since when a top-up waits, and what must be spent before it fits. */
function waitsFor(queuedDate: string | null, needed: number | null, today: string): ShownText {
  const since = queuedDate && [
    withDates(({ formatDayInYear }) => ({
      id: 'topups.pending.since',
      values: { day: formatDayInYear(dayAt(Date.parse(queuedDate)), today) },
    })),
  ];
  const rest =
    needed === null
      ? []
      : needed > 0
        ? [textWith('topups.pending.needed', { amount: moneyText(needed, { digits: 0 }) })]
        : [{ id: 'topups.pending.fits' } as const];
  return together(...(since || []), ...(since && rest.length > 0 ? ['. '] : []), ...rest);
}

export const topupsFlow = defineFlow(topupsModel, {
  entryPoint,
  background,
  // The access gate reads the calendar first, for the navigation.
  answerFirstInBackground: ['topupCalendar'],
  // The months learn it from the path, not from the preferences that the page reads.
  pathEvents: ['automatic.changed'],
  // The path is not about the months, which would make calls of their own.
  blockedEvents: { 'topup-month': ['month.orderAsOneOfSeveral'] },
  shows({ latest, isInactive, failure, balance, balanceFailure, otherEmployer, today, year }, leaves) {
    if (leaves.some((leaf) => leaf === 'stale' || leaf === 'loadFailed')) return messagesOf({ failure });
    if (latest === null || !leaves.some((leaf) => leaf.startsWith('loaded.'))) return [];
    const { monthsLeft, isClosed } = orderingRulesOf(latest, isInactive);
    const { monthsReceiveTopup: most, dayTopup } = latest.topupSettings;
    const id = monthsLeft > 0 ? 'topups.left.note' : 'topups.left.none';
    const reason = isInactive ? 'inactive' : isClosed ? 'closed' : null;
    const isFailed = leaves.includes('loaded.pendingTopups.balanceFailed');
    return [
      { id: 'topups.lead', values: { day: dayTopup } },
      { id: 'topups.months', values: { year } },
      ...(otherEmployer ? [{ id: 'topups.otherEmployer.title', values: { employer: otherEmployer } } as const] : []),
      ...(reason
        ? [{ id: `topups.${reason}.title` } as const, { id: `topups.${reason}.text` } as const]
        : [
            { id: 'topups.left.left', values: { left: monthsLeft } } as const,
            { id, values: { ordered: latest.confirmedCount, most } } as const,
          ]),
      ...pendingTopupViews(latest.pendingTopups, balance).flatMap(({ amount, needed, ...topup }) => [
        moneyText(toKronor(amount), { digits: 0 }),
        withDates(({ formatMonthInYear }) => formatMonthInYear(dayOfMonth(topup.year, topup.monthNumber, 1), today)),
        waitsFor(topup.queuedDate, needed, today),
      ]),
      ...(isFailed ? messagesOf({ failure: balanceFailure }) : []),
    ];
  },
  gestures: {
    'year.choose': {
      at: (page, label) => page.getByRole('radio', { name: String(years[label]?.year) }),
      offered: async (control) => (await control.isVisible()) && !(await control.isChecked()),
    },
    'calendar.retry': {
      at: (page) =>
        retryIn(page, 'topups.months').or(stale(page).getByRole('button', { name: messagePattern('action.retry') })),
    },
    'balance.retry': { at: (page) => retryIn(page, 'topups.pending.title') },
    'calendar.changed': ({ callHarness }, label) => callHarness('send', 'calendar.changed', label),
    'order.requested': ({ callHarness }, label) => callHarness('send', 'order.requested', label),
    'automatic.changed': ({ callHarness }, label) => callHarness('send', 'automatic.changed', label),
  },
  assertions: {
    loading: (page) => page.getByRole('status').filter({ hasText: messagePattern('topups.loading') }),
    loadFailed: (page) => region(page, 'topups.months').getByRole('alert'),
    'loaded.pendingTopups.deciding': 'transient',
    'loaded.pendingTopups.noPendingTopups': [months, { absent: pending }, { absent: stale }],
    'loaded.pendingTopups.loadingBalance': [months, pending, { absent: balanceError }, { absent: stale }],
    'loaded.pendingTopups.balanceLoaded': needed,
    'loaded.pendingTopups.balanceFailed': balanceError,
    'loaded.nextYear.deciding': 'transient',
    'loaded.nextYear.idle': [months, { absent: stale }],
    'loaded.nextYear.loading': [months, { absent: stale }],
    'loaded.nextYear.unavailable': [months, { absent: stale }],
    deciding: 'transient',
    dayRollover: 'transient',
    refreshing: [months, { absent: stale }],
    stale,
    disabled: (page) => page.getByRole('heading', { name: messagePattern('not-found.title') }),
  },
  twins: [
    {
      states: ['loaded.pendingTopups.noPendingTopups', 'refreshing'],
      reason: 'The months stay while they are read again.',
    },
    {
      states: ['loaded.nextYear.idle', 'loaded.nextYear.loading', 'loaded.nextYear.unavailable', 'refreshing'],
      reason: 'The next year is read in the background: the page shows the months, and no failure.',
    },
    {
      in: ['loaded.pendingTopups.balanceLoaded'],
      alsoHold: ['loaded.pendingTopups.loadingBalance'],
      reason: 'What a top-up still needs stays while the balance is read again.',
    },
    {
      in: [
        'loaded.pendingTopups.loadingBalance',
        'loaded.pendingTopups.balanceLoaded',
        'loaded.pendingTopups.balanceFailed',
      ],
      alsoHold: ['refreshing'],
      reason: 'The months and the queued top-ups stay while they are read again.',
    },
  ],
});

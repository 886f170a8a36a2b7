import type { Page } from '@playwright/test';
import { accounts } from '../../../contract/account.ts';
import { toKronor } from '../../../contract/money.ts';
import { topupCalendar } from '../../../contract/topups.ts';
import { nextTopupModel } from '../../../machines/home/next-topup.model.ts';
import { calendarExample } from '../../../machines/topups/topup-month.fixture.ts';
import { busy, ready } from '../controls.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf, moneyText, textWith, withDates } from '../shown-texts.ts';
import {
  beforeSwitch,
  loadError,
  loading,
  onHomePage,
  region,
  retryIn,
  switchAccount,
  twoAccounts,
} from './home-page.ts';

const lastTopup = (page: Page) =>
  region(page, 'home.nextTopup.title')
    .getByRole('status')
    .filter({ hasText: messagePattern('home.lastRead') });
const retryLast = (page: Page) => lastTopup(page).getByRole('button', { name: messagePattern('action.retry') });
/** The last top-up stays while it is read again. */
const reading = (page: Page) => loading('home.nextTopup.loading')(page).or(busy(retryLast)(page));

export const nextTopupFlow = defineFlow(nextTopupModel, {
  ...onHomePage,
  // No top-up waits and no deadline is near, so that home says what this machine knows.
  background: [...onHomePage.background, backgroundResponse(topupCalendar, calendarExample)],
  entryPoint: ({ isOnDashboard }) => (isOnDashboard ? onHomePage.entryPoint() : beforeSwitch()),
  backgroundFor: ({ isOnDashboard }) => (isOnDashboard ? [] : [backgroundResponse(accounts, twoAccounts)]),
  prepare: async (testContext, { isOnDashboard }) => (isOnDashboard ? undefined : switchAccount(testContext)),
  // The offer comes from the path, not from the calendar of the access gate.
  pathEvents: ['offer.reported'],
  shows: ({ topup, day, failure, offer, last }, leaves) => [
    ...(leaves.includes('loadFailed') || leaves.includes('stale') ? messagesOf({ failure }) : []),
    ...(last
      ? [
          moneyText(toKronor(last.value.amount), { digits: 0 }),
          withDates(({ formatDay }) => ({ id: 'home.nextTopup.when', values: { day: formatDay(last.value.day) } })),
          withDates(({ formatTime }) => ({ id: 'home.lastRead', values: { time: formatTime(last.readAt) } })),
        ]
      : []),
    ...(topup !== null && leaves.includes('scheduled')
      ? [
          moneyText(toKronor(topup.actualTopupAmount), { digits: 0 }),
          withDates(({ formatDay }) => ({ id: 'home.nextTopup.when', values: { day: formatDay(day ?? '') } })),
          ...(topup.displayMaxTopupAmount && topup.maxTopupAmount !== null
            ? [textWith('home.nextTopup.atMost', { amount: moneyText(toKronor(topup.maxTopupAmount), { digits: 0 }) })]
            : []),
        ]
      : []),
    ...(leaves.includes('notScheduled.orderable') ? [{ id: 'home.nextTopup.none' } as const] : []),
    ...(offer.obstacle !== null && leaves.includes('notScheduled.notOffered')
      ? [{ id: 'home.nextTopup.none' } as const, { id: `home.nextTopup.${offer.obstacle}` } as const]
      : []),
  ],
  gestures: {
    'nextTopup.retry': retryIn((page) => loadError('home.nextTopup.title')(page).or(lastTopup(page))),
    'offer.reported': ({ callHarness }, label) => callHarness('send', 'offer.reported', label),
    'topups.changed': ({ callHarness }, label) => callHarness('send', 'topups.changed', label),
  },
  assertions: {
    loading: reading,
    loadingDay: reading,
    loadingAutomatic: reading,
    stale: ready(retryLast),
    'notScheduled.deciding': 'transient',
    'notScheduled.automatic': (page) =>
      region(page, 'home.nextTopup.title').getByText(messagePattern('home.nextTopup.automaticNote')),
    scheduled: (page) => region(page, 'home.nextTopup.title').getByText(/1\s680/),
    'notScheduled.orderable': (page) =>
      region(page, 'home.nextTopup.title').getByRole('link', { name: messagePattern('home.nextTopup.order') }),
    'notScheduled.notOffered': (page) =>
      region(page, 'home.nextTopup.title')
        .getByText(messagePattern('home.nextTopup.closed'))
        .or(region(page, 'home.nextTopup.title').getByText(messagePattern('home.nextTopup.byEmployer')))
        .or(region(page, 'home.nextTopup.title').getByText(messagePattern('home.nextTopup.inactive'))),
    otherAccount: (page) =>
      region(page, 'home.nextTopup.title').getByText(messagePattern('home.nextTopup.otherAccount')),
    loadFailed: loadError('home.nextTopup.title'),
  },
  twins: [
    {
      states: ['loading', 'loadingDay', 'loadingAutomatic'],
      reason:
        'Up to three calls are made one after the other. The tile shows that it is loading until all are answered.',
    },
  ],
});

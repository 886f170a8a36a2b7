import type { Page } from '@playwright/test';
import { nextTopupInfo, topupCalendar } from '../../../contract/topups.ts';
import { LOW_BALANCE } from '../../../machines/balance-limits.ts';
import { balanceModel } from '../../../machines/home/balance.model.ts';
import { lunchMoney } from '../../../machines/home/lunch-money.ts';
import { calendarExample } from '../../../machines/topups/topup-month.fixture.ts';
import { busy, ready } from '../controls.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf, moneyText, textWith, withDates } from '../shown-texts.ts';
import { loadError, loading, onHomePage, region, retryIn } from './home-page.ts';

const topup = nextTopupInfo.response.parse(nextTopupInfo.example.response);

const lastBalance = (page: Page) =>
  region(page, 'home.balance.title')
    .getByRole('status')
    .filter({ hasText: messagePattern('home.lastRead') });
const retryLast = (page: Page) => lastBalance(page).getByRole('button', { name: messagePattern('action.retry') });

export const balanceFlow = defineFlow(balanceModel, {
  ...onHomePage,
  // The next top-up, and none that waits before it, so that home says how much there is until then.
  background: [
    ...onHomePage.background,
    backgroundResponse(nextTopupInfo, topup),
    backgroundResponse(topupCalendar, calendarExample),
  ],
  silent: {
    loading: 'The page shows that it reads again.',
  },
  shows({ amount, readAt, failure }, leaves, { today }) {
    if (amount === null) return messagesOf({ failure });
    if (readAt !== null)
      return [
        moneyText(amount),
        withDates(({ formatTime }) => ({ id: 'home.lastRead', values: { time: formatTime(readAt) } })),
        ...messagesOf({ failure }),
      ];
    const day = topup.nextTopupDate;
    const each = lunchMoney(amount, today, day);
    if (leaves.includes('low'))
      return [
        moneyText(amount),
        amount > 0
          ? textWith('home.balance.low', { little: moneyText(LOW_BALANCE, { digits: 0 }) })
          : { id: 'home.balance.empty' },
      ];
    if (day === null || each === null || !leaves.includes('normal')) return [moneyText(amount)];
    return [
      moneyText(amount),
      textWith('home.balance.eachDay', {
        amount: moneyText(each, { digits: 0 }),
        day: withDates(({ formatShortDayInYear }) => formatShortDayInYear(day, today)),
      }),
    ];
  },
  gestures: { 'balance.retry': retryIn((page) => loadError('home.balance.title')(page).or(lastBalance(page))) },
  assertions: {
    loading: loading('home.balance.loading'),
    low: (page) =>
      region(page, 'home.balance.title')
        .getByText(messagePattern('home.balance.low'))
        .or(region(page, 'home.balance.title').getByText(messagePattern('home.balance.empty'))),
    normal: (page) => region(page, 'home.balance.title').getByText(messagePattern('home.balance.eachDay')),
    high: (page) => region(page, 'home.balance.title').getByText(messagePattern('home.balance.high')),
    stale: ready(retryLast),
    readingAgain: busy(retryLast),
    loadFailed: loadError('home.balance.title'),
  },
});

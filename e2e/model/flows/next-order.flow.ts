import type { Page } from '@playwright/test';
import { accounts } from '../../../contract/account.ts';
import { type Ore, toKronor } from '../../../contract/money.ts';
import { dayOfMonth, daysBetween, middleOfMonth } from '../../../machines/days.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { lastDayFor } from '../../../machines/topups/deadline.ts';
import { nextOrderModel } from '../../../machines/topups/next-order.model.ts';
import { nextOrderableMonth, orderingRulesOf } from '../../../machines/topups/ordering-rules.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { moneyText, textWith, together, withDates } from '../shown-texts.ts';
import { beforeSwitch, inactiveAccount, onHomePage, region, switchAccount, twoAccounts } from './home-page.ts';

const order = (page: Page) =>
  region(page, 'home.nextTopup.title').getByRole('button', { name: messagePattern('topups.order') });
const balance = (page: Page) => region(page, 'home.balance.title');

export const nextOrderFlow = defineFlow(nextOrderModel, {
  ...onHomePage,
  entryPoint: ({ hasCalendar }) => ({
    ...(hasCalendar ? onHomePage.entryPoint() : beforeSwitch()),
    // Valid also a month later.
    token: tokenOf({ expiresIn: 90 * 86_400 }),
  }),
  backgroundFor: ({ hasCalendar, isInactive }) => {
    if (isInactive) return [backgroundResponse(accounts, inactiveAccount)];
    return hasCalendar ? [] : [backgroundResponse(accounts, twoAccounts)];
  },
  prepare: async (testContext, { hasCalendar }) => (hasCalendar ? undefined : switchAccount(testContext)),
  // The access gate reads the calendar first, for the navigation.
  answerFirstInBackground: ['topupCalendar'],
  // The path is not about the month, which would make calls of its own.
  blockedEvents: { 'topup-month': ['month.order'] },
  shows({ calendar, nextCalendar, today, isInactive }, leaves) {
    if (calendar === null) return [];
    const { year } = nextCalendar ?? calendar;
    const { pendingTopups } = calendar;
    const monthNumber = nextOrderableMonth(nextCalendar ?? calendar, today);
    if (monthNumber && leaves.includes('soon')) {
      const rules = orderingRulesOf(calendar, isInactive);
      const lastDay = lastDayFor(rules, { year, monthNumber });
      return [
        { id: 'home.deadline.title', values: { month: middleOfMonth(year, monthNumber) } },
        withDates(({ formatDay }) => ({
          id: 'home.deadline.day',
          values: { days: daysBetween(today, lastDay), day: formatDay(lastDay) },
        })),
        together(
          textWith('topups.order', { amount: moneyText(toKronor(rules.amount), { digits: 0 }) }),
          withDates(({ formatMonth }) => ` ${formatMonth(dayOfMonth(year, monthNumber, 1))}`),
        ),
      ];
    }
    if (pendingTopups.length === 0 || !leaves.includes('calm')) return [];
    const sum = pendingTopups.reduce((total, { amount }) => total + amount, 0) as Ore;
    const amount = moneyText(toKronor(sum), { digits: 0 });
    return [textWith('home.queue.count', { count: pendingTopups.length, amount })];
  },
  gestures: {
    'calendar.changed': ({ callHarness }, label) => callHarness('send', 'calendar.changed', label),
  },
  assertions: {
    starting: 'transient',
    deciding: 'transient',
    choosing: 'transient',
    loading: [balance, { absent: order }],
    decidingNextYear: 'transient',
    loadingNextYear: [balance, { absent: order }],
    loadingChoice: [balance, { absent: order }],
    soon: order,
    calm: [balance, { absent: order }],
    unavailable: [balance, { absent: order }],
  },
  twins: [
    {
      states: ['loading', 'loadingNextYear', 'loadingChoice', 'calm', 'unavailable'],
      reason: 'Home says nothing about the calendar unless a deadline is near or top-ups wait.',
    },
  ],
});

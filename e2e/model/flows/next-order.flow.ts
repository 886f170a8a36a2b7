import type { Page } from '@playwright/test';
import { accounts } from '../../../contract/account.ts';
import { daysBetween, middleOfMonth } from '../../../machines/days.ts';
import { lastDayFor } from '../../../machines/topups/deadline.ts';
import { nextOrderModel } from '../../../machines/topups/next-order.model.ts';
import { nextOrderableMonth, orderingRulesOf } from '../../../machines/topups/ordering-rules.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { beforeSwitch, inactiveAccount, onHomePage, region, switchAccount, twoAccounts } from './home-page.ts';

const order = (page: Page) =>
  region(page, 'home.nextTopup.title').getByRole('button', { name: messagePattern('topups.order') });
const balance = (page: Page) => region(page, 'home.balance.title');

export const nextOrderFlow = defineFlow(nextOrderModel, {
  ...onHomePage,
  entryPoint: ({ hasCalendar }) => (hasCalendar ? onHomePage.entryPoint() : beforeSwitch()),
  backgroundFor: ({ hasCalendar, isInactive }) => {
    if (isInactive) return [backgroundResponse(accounts, inactiveAccount)];
    return hasCalendar ? [] : [backgroundResponse(accounts, twoAccounts)];
  },
  prepare: async (testContext, { hasCalendar }) => (hasCalendar ? undefined : switchAccount(testContext)),
  // The access gate reads the calendar first, for the navigation.
  answerFirstInBackground: ['topupCalendar'],
  // The path is not about the month, which would make calls of its own.
  blockedEvents: { 'topup-month': ['month.order'] },
  shows({ calendar, today, isInactive }, leaves) {
    const monthNumber = calendar && nextOrderableMonth(calendar, today);
    if (!calendar || !monthNumber || !leaves.includes('soon')) return [];
    const { year } = calendar;
    const lastDay = lastDayFor(orderingRulesOf(calendar, isInactive), { year, monthNumber });
    return [
      { id: 'home.deadline.title', values: { month: middleOfMonth(year, monthNumber) } },
      (intl) =>
        intl.formatMessage(
          { id: 'home.deadline.day' },
          { days: daysBetween(today, lastDay), day: intl.formatDate(lastDay, { day: 'numeric', month: 'long' }) },
        ),
    ];
  },
  gestures: {
    'calendar.changed': ({ callHarness }, label) => callHarness('send', 'calendar.changed', label),
  },
  assertions: {
    starting: 'transient',
    deciding: 'transient',
    choosing: 'transient',
    loading: [balance, { absent: order }],
    loadingChoice: [balance, { absent: order }],
    soon: order,
    calm: [balance, { absent: order }],
    unavailable: [balance, { absent: order }],
  },
  twins: [
    {
      states: ['loading', 'loadingChoice', 'calm', 'unavailable'],
      reason: 'Home says nothing about the calendar unless a deadline is near or top-ups wait.',
    },
  ],
});

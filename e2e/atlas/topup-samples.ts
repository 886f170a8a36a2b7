import { accounts, balance } from '../../contract/account.ts';
import type { Kronor, Ore } from '../../contract/money.ts';
import { topupCalendar } from '../../contract/topups.ts';
import { calendarExample } from '../../machines/topups/topup-month.fixture.ts';
import { backgroundResponse } from '../model/flow.ts';
import { inactiveAccount, twoAccounts } from '../model/flows/home-page.ts';
import { messagePattern } from '../model/message-pattern.ts';
import { answerAll, exampleOf, type OtherData, withFields } from './other-data.ts';
import { gesture } from './sample.ts';

const { months } = calendarExample;
const pending = exampleOf(topupCalendar).pendingTopups[0];
const closed = {
  ...calendarExample,
  topupSettings: calendarExample.topupSettings && {
    ...calendarExample.topupSettings,
    branch: { status: 'CLOSED', clientPackage: { client: { status: 'ACTIVE' } } },
  },
};
const notPossible = 'november cannot be ordered any more';

/** Top-ups, and what home says about them. */
export const topupSamples: readonly (readonly [machine: string, OtherData])[] = [
  [
    'topups',
    {
      instead: 'the agreement is closed',
      texts: ['topups.automatic.closed'],
      responses: [backgroundResponse(topupCalendar, closed)],
    },
  ],
  [
    'topups',
    {
      instead: 'the account is not active',
      texts: ['topups.automatic.inactive'],
      responses: [backgroundResponse(accounts, inactiveAccount), backgroundResponse(topupCalendar, calendarExample)],
    },
  ],
  [
    'topups',
    {
      instead: 'the other account is chosen',
      texts: ['topups.otherEmployer.title', 'topups.otherEmployer.text'],
      responses: [backgroundResponse(accounts, twoAccounts)],
      act: async (harness) => {
        await harness.page.getByRole('button', { name: messagePattern('account.menu') }).click();
        await harness.page.getByRole('button', { name: twoAccounts[0]?.card?.lastFourDigits ?? '' }).click();
        await answerAll(harness, []);
      },
    },
  ],
  [
    'topups',
    {
      instead: 'months have come, have not come, or wait',
      texts: ['topups.month.received', 'topups.month.notReceived', 'topups.reason.queued'],
      responses: [
        withFields(topupCalendar, {
          months: months.map((month) =>
            month.monthNumber === 9 ? { ...month, status: 'NOT_ORDERED', hasInvoice: false } : month,
          ),
          pendingTopups: pending ? [{ ...pending, monthNumber: 11 }] : [],
        }),
      ],
      act: ({ page }) => page.getByText(messagePattern('topups.earlier')).click(),
    },
  ],
  [
    'topups',
    {
      instead: 'a month that is ordered automatically is cancelled, and its amount is unknown',
      texts: ['topups.cancel.final', 'topups.cancel.text'],
      responses: [
        backgroundResponse(topupCalendar, {
          ...calendarExample,
          months: months.map((month) =>
            month.monthNumber === 12 ? { ...month, status: 'ORDERED' as const, topupDate: '2026-12-25' } : month,
          ),
          topupAmount: 0 as Ore,
        }),
      ],
      act: async (harness, flow) => {
        await gesture(harness, flow, 'automatic.changed', 'on');
        await harness.page
          .getByRole('button', { name: messagePattern('topups.cancel') })
          .first()
          .click();
      },
    },
  ],
  [
    'order-months',
    {
      instead: notPossible,
      texts: ['topups.several.notPossible'],
      after: ({ leaves }) => leaves.includes('order-months.ordering.requested'),
      act: ({ callHarness }) => callHarness('send', 'month.reported', notPossible),
    },
  ],
  [
    'order-months',
    {
      instead: 'another year is shown',
      texts: ['topups.several.otherYears', 'topups.several.noneThisYear'],
      after: ({ move }) => move.kind === 'event' && move.type === 'month.toggle',
      act: ({ page }) => page.getByRole('radio', { name: '2027' }).click(),
    },
  ],
  [
    'balance',
    {
      instead: 'top-ups wait until some money is spent',
      texts: ['home.queue.needed'],
      responses: [
        backgroundResponse(balance, { amount: 14_000 as Kronor }),
        backgroundResponse(topupCalendar, exampleOf(topupCalendar)),
      ],
    },
  ],
];

import type { Page } from '@playwright/test';
import type { InputFrom } from 'xstate';
import { type Account, accounts } from '../../../contract/account.ts';
import { readPreferences } from '../../../contract/preferences.ts';
import type { TopupCalendar } from '../../../contract/topups.ts';
import type { MessageId } from '../../../machines/message.ts';
import { guidanceOf, statusOf, topupDay } from '../../../machines/topups/month-text.ts';
import { calendarExample } from '../../../machines/topups/topup-month.fixture.ts';
import { topupMonthModel } from '../../../machines/topups/topup-month.model.ts';
import type { topupMonth } from '../../../machines/topups/topup-month.ts';
import { monthAppearance } from '../../../src/screens/topups/month-appearance.ts';
import { busy, enabled } from '../controls.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf, withDates } from '../shown-texts.ts';
import { background, entryPoint, readOnce } from './topups-page.ts';

/** A calendar with only the month that the path is about. */
function calendarOf({ month: { isQueued: _, ...month }, rules }: InputFrom<typeof topupMonth>): TopupCalendar {
  const { lastDayOrderTopup, sameMonthTopup, dayTopup, isClosed, isAutomatic } = rules;
  return {
    ...calendarExample,
    months: [month],
    confirmedCount: 12 - rules.monthsLeft,
    topupAmount: rules.amount,
    topupSettings: {
      lastDayOrderTopup,
      sameMonthTopup,
      dayTopup,
      monthsReceiveTopup: 12,
      enableSubscribe: isAutomatic,
      disableCalendar: false,
      branch: { status: isClosed ? 'CLOSED' : 'ACTIVE', clientPackage: { client: { status: 'ACTIVE' } } },
    },
  };
}

const [account] = accounts.response.parse(accounts.example.response) as [Account];
const accountOf = ({ rules: { isInactive } }: InputFrom<typeof topupMonth>): Account => ({
  ...account,
  cardHolder: { status: isInactive ? 'INACTIVE' : 'ACTIVE' },
});

const preferences = readPreferences.response.parse(readPreferences.example.response);

const order = { name: /^Beställ 1\s680\skr december$/ };
const cancel = { name: /^Avboka december$/ };
const orderButton = (page: Page) => page.getByRole('button', order);
const cancelButton = (page: Page) => page.getByRole('button', cancel);
const dialogButton = (name: MessageId) => ({
  at: (page: Page) => page.getByRole('dialog').getByRole('button', { name: messagePattern(name) }),
});
const december = (page: Page) => page.getByRole('listitem', { name: /^december$/ });
const text = (id: MessageId) => (page: Page) => december(page).getByText(messagePattern(id));

/** The month, without a button that takes a press or is busy. Some statuses have no button. */
const settled = (page: Page) =>
  december(page).filter({
    hasNot: page.getByRole('button').and(page.locator(':not([aria-disabled=true]), [aria-busy]')),
  });

const READ_FIRST = 'The calendar is read before the month is changed. The button is busy meanwhile.';

export const topupMonthFlow = defineFlow(topupMonthModel, {
  entryPoint,
  background,
  backgroundFor: (input) => [
    readOnce(calendarOf(input)),
    backgroundResponse(accounts, [accountOf(input)]),
    backgroundResponse(readPreferences, { ...preferences, preferences: { subscribeTopups: input.rules.isAutomatic } }),
  ],
  // The access gate and the page read the calendar first, the page also the next year, and it reads again at midnight.
  answerFirstInBackground: ['topupCalendar', 'topupCalendar', 'topupCalendar'],
  callsOfOthers: ['topupCalendar'],
  blockedEvents: { topups: ['calendar.changed'] },
  shows(context, _, { matches, today }) {
    const snapshot = { context, matches };
    const { year } = context;
    const guidance = guidanceOf(snapshot, today);
    return [
      ...messagesOf(context),
      withDates(
        ({ formatShortDayInYear }) =>
          monthAppearance(statusOf(snapshot, today), formatShortDayInYear(topupDay(context), `${year}`)).label,
      ),
      ...(guidance
        ? [
            withDates(({ formatDayInYear }) => ({
              id: guidance.id,
              values: { ...guidance, day: formatDayInYear(guidance.day, `${year}`) },
            })),
          ]
        : []),
    ];
  },
  gestures: {
    'month.order': { at: orderButton },
    'month.orderAsOneOfSeveral': ({ callHarness }) => callHarness('send', 'month.orderAsOneOfSeveral', 'noPayload'),
    'month.cancel': { at: cancelButton },
    'cancel.confirm': dialogButton('topups.cancel.confirm'),
    'cancel.dismiss': dialogButton('topups.cancel.keep'),
    'calendar.loaded': ({ callHarness }, label) => callHarness('send', 'calendar.loaded', label),
  },
  assertions: {
    deciding: 'transient',
    'changeable.orderable': [enabled(orderButton), { absent: text('topups.automatic.month') }],
    'changeable.automatic': [enabled(orderButton), text('topups.automatic.month')],
    'changeable.cancelable': enabled(cancelButton),
    'changeable.confirming': (page) => page.getByRole('dialog', { name: messagePattern('topups.cancel.title') }),
    'changeable.limitReached': text('topups.reason.limitReached'),
    'changeable.closed': text('topups.reason.closed'),
    'changeable.inactive': text('topups.reason.inactive'),
    settled,
    'ordering.comparing': busy(orderButton),
    'ordering.submitting': busy(orderButton),
    'canceling.comparing': busy(cancelButton),
    'canceling.submitting': busy(cancelButton),
    deadlinePassed: (page) => december(page).getByText(/^Sista dag att (beställa|avboka) var/),
    otherStatus: text('topups.reason.unknown'),
    blocked: text('topups.reason.blocked'),
    canceled: text('topups.reason.canceled'),
  },
  twins: [
    {
      in: [
        'changeable.limitReached',
        'changeable.closed',
        'changeable.inactive',
        'deadlinePassed',
        'otherStatus',
        'blocked',
        'canceled',
      ],
      alsoHold: ['settled'],
      reason: 'Only a button shows that it does not take presses yet, and these months have none.',
    },
    { states: ['ordering.comparing', 'ordering.submitting'], reason: READ_FIRST },
    { states: ['canceling.comparing', 'canceling.submitting'], reason: READ_FIRST },
  ],
});

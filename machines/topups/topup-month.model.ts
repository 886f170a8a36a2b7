import { defineModel } from '../model.ts';
import {
  calendarWith,
  canceled,
  december,
  ordered,
  PAUSED,
  rejected,
  rules,
  starts,
  unreachable,
} from './topup-month.fixture.ts';
import { monthInvariants } from './topup-month.invariants.ts';
import { topupMonth } from './topup-month.ts';

export const topupMonthModel = defineModel({
  machine: topupMonth,
  starts,
  events: {
    'month.order': 'noPayload',
    'month.orderAsOneOfSeveral': 'noPayload',
    'month.cancel': 'noPayload',
    'cancel.confirm': 'noPayload',
    'cancel.dismiss': 'noPayload',
    'calendar.loaded': {
      'it is ordered': { month: december('ORDERED'), rules },
      'it is not ordered': { month: december('NOT_ORDERED'), rules },
      'automatic top-ups are on': { month: null, rules: { ...rules, isAutomatic: true } },
      'its status is unknown': { month: december(PAUSED), rules },
      'it has another unknown status': { month: december({ other: 'STOPPED' }), rules },
      'of another year, and none are left': { month: null, rules: { ...rules, monthsLeft: 0 } },
      'the agreement is closed now': { month: null, rules: { ...rules, isClosed: true } },
      'the account is inactive now': { month: null, rules: { ...rules, isInactive: true } },
    },
  },
  actors: {
    topupCalendar: {
      done: {
        'it is ordered': calendarWith('ORDERED'),
        'it is not ordered': calendarWith('NOT_ORDERED'),
        'it is canceled': calendarWith('CANCELED'),
        'it is blocked': calendarWith('BLOCKED'),
        'its status is unknown': calendarWith(PAUSED),
        'the calendar is disabled': { ...calendarWith('ORDERED'), topupSettings: null },
      },
      error: unreachable,
    },
    orderTopup: {
      done: {
        'it is ordered': ordered,
        'it has an unknown status': { ...ordered, status: PAUSED },
        'it is still not ordered': canceled,
        'it is canceled': { ...canceled, status: 'CANCELED' },
        'it is blocked': { ...canceled, status: 'BLOCKED' },
      },
      error: { ...unreachable, 'too many are ordered': rejected('Max top-ups already ordered') },
    },
    cancelTopup: {
      done: {
        'it is no longer ordered': canceled,
        'it is canceled': { ...canceled, status: 'CANCELED' },
        'it is still ordered': ordered,
        'it has an unknown status': { ...canceled, status: PAUSED },
        'it is blocked': { ...canceled, status: 'BLOCKED' },
      },
      error: { ...unreachable, 'it was too late': rejected('The last day to cancel has passed') },
    },
    untilDeadline: 'wait',
  },
  identity: ({ month: { status }, rules, message, isOneOfSeveral: isQuiet }) => [status, rules, message, isQuiet],
  invariants: monthInvariants,
});

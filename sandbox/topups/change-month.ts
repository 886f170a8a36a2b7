import { activeAccount } from '../accounts/accounts.ts';
import { Rejection } from '../rejection.ts';
import type { Services } from '../services.ts';
import type { TopupMonth } from '../wire.ts';
import { monthOf, requireYear } from './calendar.ts';
import { loadDueTopups } from './loading.ts';
import {
  deadlineOf,
  hasCalendar,
  isClosed,
  isPast,
  type MonthOfYear,
  type OrderingRules,
  orderingRulesOf,
} from './ordering-rules.ts';
import { deleteOrder, insertOrder, markCanceled, monthStatus, unloadedMonths } from './orders.ts';
import { isSubscribed } from './subscription.ts';

/** Rejects with 409 when top-ups cannot be changed (§4). */
function requireChangeable(rules: OrderingRules): void {
  if (!hasCalendar(rules)) throw new Rejection(409, 'The employer does not offer top-ups to choose');
  if (rules.holderStatus !== 'ACTIVE') throw new Rejection(409, 'The cardholder is not active');
  if (isClosed(rules)) throw new Rejection(409, 'The agreement is closed');
}

interface Change {
  /** Statuses in which the change has already been made. */
  readonly doneStatuses: readonly TopupMonth['status'][];
  readonly apply: (accountId: number, rules: OrderingRules) => void;
}

/** Changes a month of the active account and returns it. Idempotent. */
function changeMonth(
  services: Services,
  cardholderId: number,
  month: MonthOfYear,
  { doneStatuses, apply }: Change,
): TopupMonth {
  const { db } = services;
  requireYear(services, month.year);
  const accountId = activeAccount(db, cardholderId);
  const rules = accountId === null ? undefined : orderingRulesOf(db, accountId);
  if (accountId === null || !rules) throw new Rejection(409, 'The employer does not offer top-ups to choose');
  requireChangeable(rules);
  return db.transaction(() => {
    loadDueTopups(services, accountId);
    if (!doneStatuses.includes(monthStatus(db, accountId, month))) apply(accountId, rules);
    return monthOf(services, accountId, rules, month);
  });
}

/** Orders a month before its deadline, up to the employer's maximum number of months (§4). */
export const orderMonth = (services: Services, cardholderId: number, month: MonthOfYear): TopupMonth =>
  changeMonth(services, cardholderId, month, {
    doneStatuses: ['ORDERED'],
    apply: (accountId, rules) => {
      const { db, clock } = services;
      if (monthStatus(db, accountId, month) !== 'NOT_ORDERED') throw new Rejection(409, 'The month cannot be ordered');
      if (isPast(deadlineOf(rules, month), clock.now())) {
        throw new Rejection(409, 'The last day to order has passed');
      }
      if (unloadedMonths(db, accountId).length >= rules.monthsReceiveTopup) {
        throw new Rejection(409, 'Max top-ups already ordered');
      }
      insertOrder(db, accountId, month, rules.amount, clock.now());
    },
  });

/**
 * Cancels an ordered month before its deadline (§4). Its status becomes NOT_ORDERED, or CANCELED with automatic top-ups, which
 * would order it again.
 */
export const cancelMonth = (services: Services, cardholderId: number, month: MonthOfYear): TopupMonth =>
  changeMonth(services, cardholderId, month, {
    doneStatuses: ['NOT_ORDERED', 'CANCELED'],
    apply: (accountId, rules) => {
      const { db, clock } = services;
      if (monthStatus(db, accountId, month) !== 'ORDERED') throw new Rejection(409, 'The month cannot be canceled');
      if (isPast(deadlineOf(rules, month), clock.now())) {
        throw new Rejection(409, 'The last day to cancel has passed');
      }
      if (isSubscribed(db, accountId)) markCanceled(db, accountId, month);
      else deleteOrder(db, accountId, month);
    },
  });

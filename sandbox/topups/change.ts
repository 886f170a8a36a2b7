import type { TopupMonth } from '../../contract/calendar.ts';
import { activeAccount } from '../accounts/accounts.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import {
  type Agreement,
  agreementOf,
  deadlineOf,
  hasCalendar,
  isClosed,
  isPast,
  type MonthOfYear,
} from './agreement.ts';
import { demandYear, monthOf } from './calendar.ts';
import { loadDueTopups } from './due.ts';
import { deleteOrder, insertOrder, markCanceled, statusOf, waitingMonths } from './orders.ts';
import { isSubscribed } from './subscription.ts';

/** Refuses while nothing can be changed (§4). */
function demandChangeable(agreement: Agreement): void {
  if (!hasCalendar(agreement)) throw new Refusal(409, 'The employer does not offer top-ups to choose');
  if (agreement.holderStatus !== 'ACTIVE') throw new Refusal(409, 'The cardholder is not active');
  if (isClosed(agreement)) throw new Refusal(409, 'The agreement is closed');
}

interface Change {
  /** What makes it unnecessary: it was made already. */
  readonly done: readonly TopupMonth['status'][];
  readonly make: (accountId: number, agreement: Agreement) => void;
}

/** Changes a month of the active account, once, and gives it as it stands then. */
function changeMonth(world: World, cardholderId: number, month: MonthOfYear, { done, make }: Change): TopupMonth {
  const { db } = world;
  demandYear(world, month.year);
  const accountId = activeAccount(db, cardholderId);
  const agreement = accountId === null ? undefined : agreementOf(db, accountId);
  if (accountId === null || !agreement) throw new Refusal(409, 'The employer does not offer top-ups to choose');
  demandChangeable(agreement);
  return db.transaction(() => {
    loadDueTopups(world, accountId);
    if (!done.includes(statusOf(db, accountId, month))) make(accountId, agreement);
    return monthOf(world, accountId, agreement, month);
  });
}

/** Orders a month: before its deadline, while months are left (§4). */
export const orderMonth = (world: World, cardholderId: number, month: MonthOfYear): TopupMonth =>
  changeMonth(world, cardholderId, month, {
    done: ['ORDERED'],
    make: (accountId, agreement) => {
      const { db, clock } = world;
      if (statusOf(db, accountId, month) !== 'NOT_ORDERED') throw new Refusal(409, 'The month cannot be ordered');
      if (isPast(deadlineOf(agreement, month), clock.now())) {
        throw new Refusal(409, 'The last day to order has passed');
      }
      if (waitingMonths(db, accountId).length >= agreement.monthsReceiveTopup) {
        throw new Refusal(409, 'Max top-ups already ordered');
      }
      insertOrder(db, accountId, month, agreement.amount, clock.now());
    },
  });

/**
 * Cancels an ordered month before its deadline (§4). It is NOT_ORDERED then; with automatic top-ups it is CANCELED, or it
 * would be ordered again by itself.
 */
export const cancelMonth = (world: World, cardholderId: number, month: MonthOfYear): TopupMonth =>
  changeMonth(world, cardholderId, month, {
    done: ['NOT_ORDERED', 'CANCELED'],
    make: (accountId, agreement) => {
      const { db, clock } = world;
      if (statusOf(db, accountId, month) !== 'ORDERED') throw new Refusal(409, 'The month cannot be canceled');
      if (isPast(deadlineOf(agreement, month), clock.now())) {
        throw new Refusal(409, 'The last day to cancel has passed');
      }
      if (isSubscribed(db, accountId)) markCanceled(db, accountId, month);
      else deleteOrder(db, accountId, month);
    },
  });

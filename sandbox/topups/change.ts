import type { TopupMonth } from '../../contract/calendar.ts';
import { activeAccount } from '../accounts/accounts.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { type Agreement, agreementOf, deadlineOf, isPast, type MonthOfYear } from './agreement.ts';
import { demandYear, monthOf } from './calendar.ts';
import { loadDueTopups } from './due.ts';
import { deleteOrder, insertOrder, statusOf, waitingMonths } from './orders.ts';

const CLOSED = 'CLOSED';

/** Refuses while nothing can be changed (§4). */
function demandChangeable({ disableCalendar, branchStatus, clientStatus, holderStatus }: Agreement): void {
  if (disableCalendar) throw new Refusal(409, 'The employer does not offer top-ups to choose');
  if (branchStatus === CLOSED || clientStatus === CLOSED) throw new Refusal(409, 'The agreement is closed');
  if (holderStatus !== 'ACTIVE') throw new Refusal(409, 'The cardholder is not active');
}

interface Change {
  /** What makes it unnecessary: it was made already. */
  readonly done: TopupMonth['status'];
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
    if (statusOf(db, accountId, month) !== done) make(accountId, agreement);
    return monthOf(world, accountId, agreement, month);
  });
}

/** Orders a month: before its deadline, while months are left (§4). */
export const orderMonth = (world: World, cardholderId: number, month: MonthOfYear): TopupMonth =>
  changeMonth(world, cardholderId, month, {
    done: 'ORDERED',
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

/** Cancels an ordered month before its deadline (§4). */
export const cancelMonth = (world: World, cardholderId: number, month: MonthOfYear): TopupMonth =>
  changeMonth(world, cardholderId, month, {
    done: 'NOT_ORDERED',
    make: (accountId, agreement) => {
      const { db, clock } = world;
      if (statusOf(db, accountId, month) !== 'ORDERED') throw new Refusal(409, 'The month cannot be canceled');
      if (isPast(deadlineOf(agreement, month), clock.now())) {
        throw new Refusal(409, 'The last day to cancel has passed');
      }
      deleteOrder(db, accountId, month);
    },
  });

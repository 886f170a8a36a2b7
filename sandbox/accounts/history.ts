import type * as contract from '../../contract/history.ts';
import type { Answers } from '../answer.ts';
import { dayAt, momentAt } from '../calendar.ts';
import type { Database } from '../db/database.ts';
import { loadDueTopups } from '../topups/due.ts';
import type { World } from '../world.ts';
import { demandAccount } from './accounts.ts';
import { entriesBetween, spanOf } from './ledger.ts';

/** From the first moment of a year in Stockholm to the first of the next. */
const boundsOf = (year: number): readonly [from: number, before: number] => {
  const first = Temporal.PlainDate.from({ year, month: 1, day: 1 });
  return [momentAt(first, '00:00'), momentAt(first.add({ years: 1 }), '00:00')];
};

const hasEntries = (db: Database, accountId: number, year: number): boolean => {
  const [from, before] = boundsOf(year);
  return (
    db.one`
      SELECT 1 FROM ledger_entry WHERE account_id = ${accountId} AND booked_at >= ${from} AND booked_at < ${before}` !==
    undefined
  );
};

/** The years in which something happened on an account, newest first. */
function yearsOf(db: Database, accountId: number): number[] {
  const span = spanOf(db, accountId);
  if (!span) return [];
  const [oldest, newest] = [dayAt(span.oldest).year, dayAt(span.newest).year];
  const years = Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index);
  return years.filter((year) => hasEntries(db, accountId, year));
}

export const historyAnswers = (world: World): Answers<typeof contract> => ({
  transactionYears: ({ id }, { cardholderId }) => {
    demandAccount(world.db, id, cardholderId);
    loadDueTopups(world, id);
    return yearsOf(world.db, id);
  },

  yearTransactions: ({ id, year }, { cardholderId }) => {
    demandAccount(world.db, id, cardholderId);
    loadDueTopups(world, id);
    return entriesBetween(world.db, id, ...boundsOf(year));
  },
});

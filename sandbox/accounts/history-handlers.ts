import type * as contract from '../../contract/transactions.ts';
import { dayAt, momentAt } from '../dates.ts';
import type { Database } from '../db/database.ts';
import type { Handlers } from '../handler.ts';
import type { Services } from '../services.ts';
import { loadDueTopups } from '../topups/loading.ts';
import { requireAccount } from './accounts.ts';
import { entriesBetween, entryTimeRange } from './ledger.ts';

/** The start of a year and of the next one in Stockholm, ms since 1970. */
const boundsOf = (year: number): readonly [from: number, until: number] => {
  const first = Temporal.PlainDate.from({ year, month: 1, day: 1 });
  return [momentAt(first, '00:00'), momentAt(first.add({ years: 1 }), '00:00')];
};

const hasEntries = (db: Database, accountId: number, year: number): boolean => {
  const [from, until] = boundsOf(year);
  return (
    db.one`
      SELECT 1 FROM ledger_entry WHERE account_id = ${accountId} AND booked_at >= ${from} AND booked_at < ${until}` !==
    undefined
  );
};

/** The years in which an account has transactions, newest first. */
function yearsOf(db: Database, accountId: number): number[] {
  const range = entryTimeRange(db, accountId);
  if (!range) return [];
  const [oldest, newest] = [dayAt(range.oldest).year, dayAt(range.newest).year];
  const years = Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index);
  return years.filter((year) => hasEntries(db, accountId, year));
}

export const historyHandlers = (services: Services): Handlers<typeof contract> => ({
  transactionYears: ({ id }, { cardholderId }) => {
    requireAccount(services.db, id, cardholderId);
    loadDueTopups(services, id);
    return yearsOf(services.db, id);
  },

  yearTransactions: ({ id, year }, { cardholderId }) => {
    requireAccount(services.db, id, cardholderId);
    loadDueTopups(services, id);
    return entriesBetween(services.db, id, ...boundsOf(year));
  },
});

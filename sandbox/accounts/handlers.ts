import type * as contract from '../../contract/account.ts';
import { toKronor } from '../../contract/money.ts';
import type { Handlers } from '../handler.ts';
import type { Services } from '../services.ts';
import { loadDueTopups } from '../topups/loading.ts';
import { accountsOf, requireAccount } from './accounts.ts';
import { balanceOf, entryPage } from './ledger.ts';

export const accountHandlers = (services: Services): Handlers<typeof contract> => ({
  accounts: (_, { cardholderId }) => accountsOf(services.db, cardholderId),

  balance: ({ id }, { cardholderId }) => {
    requireAccount(services.db, id, cardholderId);
    loadDueTopups(services, id);
    return { amount: toKronor(balanceOf(services.db, id)) };
  },

  transactions: ({ id, page, size }, { cardholderId }) => {
    requireAccount(services.db, id, cardholderId);
    loadDueTopups(services, id);
    return { content: entryPage(services.db, id, page, size) };
  },
});

import type * as contract from '../../contract/account.ts';
import { kronorOf } from '../../contract/money.ts';
import type { Answers } from '../answer.ts';
import { loadDueTopups } from '../topups/due.ts';
import type { World } from '../world.ts';
import { accountsOf, demandAccount } from './accounts.ts';
import { balanceOf, entryCount, pageOf } from './ledger.ts';

export const accountAnswers = (world: World): Answers<typeof contract> => ({
  accounts: (_, { cardholderId }) => accountsOf(world.db, cardholderId),

  balance: ({ id }, { cardholderId }) => {
    demandAccount(world.db, id, cardholderId);
    loadDueTopups(world, id);
    return { amount: kronorOf(balanceOf(world.db, id)) };
  },

  transactions: ({ id, page, size }, { cardholderId }) => {
    demandAccount(world.db, id, cardholderId);
    loadDueTopups(world, id);
    return { content: pageOf(world.db, id, page, size), totalElements: entryCount(world.db, id) };
  },
});

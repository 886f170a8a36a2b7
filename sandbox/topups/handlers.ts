import type { Ore } from '../../contract/money.ts';
import type * as topups from '../../contract/topups.ts';
import { activeAccount, requireAccount } from '../accounts/accounts.ts';
import type { Handlers } from '../handler.ts';
import type { Services } from '../services.ts';
import { calendarOf, emptyCalendar, requireYear } from './calendar.ts';
import { cancelMonth, orderMonth } from './change-month.ts';
import { loadDueTopups, nextTopup } from './loading.ts';
import { orderingRulesOf } from './ordering-rules.ts';

interface LevelRow {
  amount: Ore;
  maxAmount: Ore;
  displaysMax: number;
}

const levelOf = ({ db }: Services, accountId: number) =>
  db.one<LevelRow>`
    SELECT amount, max_amount AS maxAmount, displays_max AS displaysMax
    FROM topup_level WHERE id = (SELECT topup_level_id FROM account WHERE id = ${accountId})`;

export const topupHandlers = (services: Services): Handlers<typeof topups> => ({
  nextTopupInfo: ({ id }, { cardholderId }) => {
    requireAccount(services.db, id, cardholderId);
    loadDueTopups(services, id);
    const level = levelOf(services, id);
    const next = nextTopup(services, id);
    return {
      nextTopupDate: next?.day ?? null,
      actualTopupAmount: next?.amount ?? level?.amount ?? (0 as Ore),
      maxTopupAmount: level?.maxAmount ?? (0 as Ore),
      displayMaxTopupAmount: level?.displaysMax === 1,
    };
  },

  // The calls below have no account id; they use the active account (§4).
  topupCalendar: ({ year }, { cardholderId }) => {
    requireYear(services, year);
    const id = activeAccount(services.db, cardholderId);
    const rules = id === null ? undefined : orderingRulesOf(services.db, id);
    if (id === null || !rules) return emptyCalendar(year);
    loadDueTopups(services, id);
    return calendarOf(services, id, rules, year);
  },

  orderTopup: ({ year, monthNumber }, { cardholderId }) =>
    orderMonth(services, cardholderId, { year, month: monthNumber }),

  cancelTopup: ({ year, monthNumber }, { cardholderId }) =>
    cancelMonth(services, cardholderId, { year, month: monthNumber }),

  nextDashboardTopup: (_, { cardholderId }) => {
    const id = activeAccount(services.db, cardholderId);
    if (id === null) return { nextTopup: null };
    loadDueTopups(services, id);
    return { nextTopup: nextTopup(services, id)?.day ?? null };
  },
});

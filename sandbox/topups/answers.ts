import type * as calendar from '../../contract/calendar.ts';
import type { Ore } from '../../contract/money.ts';
import type * as topup from '../../contract/topup.ts';
import { activeAccount, demandAccount } from '../accounts/accounts.ts';
import type { Answers } from '../answer.ts';
import type { World } from '../world.ts';
import { agreementOf } from './agreement.ts';
import { calendarOf, demandYear, emptyCalendar } from './calendar.ts';
import { cancelMonth, orderMonth } from './change.ts';
import { loadDueTopups, nextTopup } from './due.ts';

interface LevelRow {
  amount: Ore;
  maxAmount: Ore;
  displaysMax: number;
}

const levelOf = ({ db }: World, accountId: number) =>
  db.one<LevelRow>`
    SELECT amount, max_amount AS maxAmount, displays_max AS displaysMax
    FROM topup_level WHERE id = (SELECT topup_level_id FROM account WHERE id = ${accountId})`;

export const topupAnswers = (world: World): Answers<typeof topup> => ({
  nextTopupInfo: ({ id }, { cardholderId }) => {
    demandAccount(world.db, id, cardholderId);
    loadDueTopups(world, id);
    const level = levelOf(world, id);
    const next = nextTopup(world, id);
    return {
      nextTopupDate: next?.day ?? null,
      actualTopupAmount: next?.amount ?? level?.amount ?? (0 as Ore),
      maxTopupAmount: level?.maxAmount ?? (0 as Ore),
      displayMaxTopupAmount: level?.displaysMax === 1,
    };
  },
});

/** These name no account: they are about the active one, as §4 chooses it. */
export const calendarAnswers = (world: World): Answers<typeof calendar> => ({
  topupCalendar: ({ year }, { cardholderId }) => {
    demandYear(world, year);
    const id = activeAccount(world.db, cardholderId);
    const agreement = id === null ? undefined : agreementOf(world.db, id);
    if (id === null || !agreement) return emptyCalendar(year);
    loadDueTopups(world, id);
    return calendarOf(world, id, agreement, year);
  },

  orderTopup: ({ year, monthNumber }, { cardholderId }) =>
    orderMonth(world, cardholderId, { year, month: monthNumber }),

  cancelTopup: ({ year, monthNumber }, { cardholderId }) =>
    cancelMonth(world, cardholderId, { year, month: monthNumber }),

  nextDashboardTopup: (_, { cardholderId }) => {
    const id = activeAccount(world.db, cardholderId);
    if (id === null) return { nextTopup: null };
    loadDueTopups(world, id);
    return { nextTopup: nextTopup(world, id)?.day ?? null };
  },
});

import type { Ore } from '../../contract/money.ts';
import type * as contract from '../../contract/topup.ts';
import { demandAccount } from '../accounts/accounts.ts';
import type { Answers } from '../answer.ts';
import type { World } from '../world.ts';
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

export const topupAnswers = (world: World): Answers<typeof contract> => ({
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

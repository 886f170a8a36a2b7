import { useSelector } from '@xstate/react';
import { activeAccount } from '../../../machines/account-choice.ts';
import { topups } from '../../../machines/topups/topups.ts';
import { NotFoundView } from '../../screens/not-found/NotFoundView.tsx';
import { TopupsView } from '../../screens/topups/TopupsView.tsx';
import type { TopupsProps } from '../../screens/topups/topups-props.ts';
import { defineScreen } from '../define-screen.ts';

/** Without a calendar there is no such page (§4). */
function TopupsOrNotFound({ actor }: TopupsProps) {
  const isDisabled = useSelector(actor, (snapshot) => snapshot.matches('disabled'));
  return isDisabled ? <NotFoundView /> : <TopupsView actor={actor} />;
}

export const topupsScreen = defineScreen(
  topups,
  ({ ports, granted }) => {
    const { account, accounts } = granted();
    // The calls of the calendar name no account: the backend uses the active one (§4), even if the screen shows another.
    const { id, cardHolder, topupLevel } = activeAccount(accounts) ?? account;
    const otherEmployer = id === account.id ? null : topupLevel.branchName;
    return { ports, accountId: id, cardholderStatus: cardHolder.status, otherEmployer };
  },
  TopupsOrNotFound,
);

import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { activeAccount } from '../../../machines/account-choice.ts';
import { topupCalendarMachine } from '../../../machines/topups/topup-calendar.ts';
import { NotFoundView } from '../../screens/not-found/NotFoundView.tsx';
import { TopupView } from '../../screens/topups/TopupView.tsx';
import type { TopupProps } from '../../screens/topups/topup-props.ts';
import { openGate } from '../gate.ts';
import { screen } from '../screen.tsx';

/** Without a calendar there is no such page (§4). */
function Offered({ actor }: TopupProps) {
  const isDisabled = useSelector(actor, (snapshot) => snapshot.matches('disabled'));
  return isDisabled ? <NotFoundView /> : <TopupView actor={actor} />;
}

const Screen = screen(
  'topup',
  topupCalendarMachine,
  ({ ports, portal }) => {
    const { account, accounts } = openGate(portal);
    // The calls of the calendar name no account: the backend takes the one that §4 chooses, whatever is on the screen.
    const { id, cardHolder, topupLevel } = activeAccount(accounts) ?? account;
    const employer = id === account.id ? null : topupLevel.branchName;
    return { ports, accountId: id, cardholderStatus: cardHolder.status, otherEmployer: employer };
  },
  Offered,
);

/** The page has its question at hand before it is asked: by then the connection may be gone. */
export default function Topup() {
  useEffect(() => {
    import('../../screens/topups/CancelDialog.tsx').catch(() => undefined);
  }, []);
  return <Screen />;
}

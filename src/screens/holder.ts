import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Account } from '../../contract/account.ts';
import type { Cardholder } from '../../contract/cardholder.ts';
import type { accessGate } from '../../machines/access-gate/access-gate.ts';

type Gate = ActorRefFrom<typeof accessGate>;

/** The gate that a page stands behind: it owns what the whole portal knows of the cardholder and the account. */
export const GateContext = createContext<Gate | null>(null);

function useGateBehind(): Gate {
  const gate = useContext(GateContext);
  if (gate === null) throw new Error('rendered before the gate');
  return gate;
}

const useGateContext = () => useSelector(useGateBehind(), ({ context }) => context);

/** Whose portal it is; null until the gate has read it. */
export const useCardholder = (): Cardholder | null => useGateContext().cardholder;

/** The name as it stands on the card. */
export const fullName = (cardholder: Cardholder | null): string =>
  cardholder ? `${cardholder.firstName} ${cardholder.lastName}` : '';

/** The account that the portal shows (§4); null until the gate has read it. */
export const useAccount = (): Account | null => useGateContext().account;

/** The accounts that the account menu lists (§2), newest first, and the way to switch to one of them. */
export function useAccounts() {
  const gate = useGateBehind();
  return {
    accounts: useSelector(gate, ({ context }) => context.accounts),
    choose: (id: number) => gate.send({ type: 'account.choose', id }),
  };
}

/** Whether something may lead to the top-up pages (§6): until it is known that there is no calendar, there is one. */
export function useHasTopups(): boolean {
  const { calendar } = useGateContext();
  return useSelector(calendar, (snapshot) => !snapshot.matches('disabled'));
}

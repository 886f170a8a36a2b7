import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Account } from '../../contract/account.ts';
import type { Cardholder } from '../../contract/cardholder.ts';
import type { accessGate } from '../../machines/access-gate/access-gate.ts';

type Gate = ActorRefFrom<typeof accessGate>;

/** The access gate of the signed-in user. It owns the cardholder and the accounts for all pages. */
export const AccessGateContext = createContext<Gate | null>(null);

function useGate(): Gate {
  const gate = useContext(AccessGateContext);
  if (gate === null) throw new Error('rendered outside the access gate');
  return gate;
}

const useGateContext = () => useSelector(useGate(), ({ context }) => context);

/** The signed-in cardholder; null until loaded. */
export const useCardholder = (): Cardholder | null => useGateContext().cardholder;

/** The name on the card. */
export const fullName = (cardholder: Cardholder | null): string =>
  cardholder ? `${cardholder.firstName} ${cardholder.lastName}` : '';

/** The current account (§4); null until loaded. */
export const useAccount = (): Account | null => useGateContext().account;

/** The accounts of the account menu (§2), newest first, and a function that switches to one of them. */
export function useAccounts() {
  const gate = useGate();
  return {
    accounts: useSelector(gate, ({ context }) => context.accounts),
    choose: (id: number) => gate.send({ type: 'account.choose', id }),
  };
}

/** Whether links to the top-up pages show (§6): true until it is known that the calendar is disabled. */
export function useHasTopups(): boolean {
  const { calendar } = useGateContext();
  return useSelector(calendar, (snapshot) => !snapshot.matches('disabled'));
}

import { assign, setup } from 'xstate';
import {
  acceptTerms,
  approvePolicy,
  createDigitalCard,
  customPolicy,
  onboardingStatus,
} from '../../contract/access.ts';
import { type Account, accounts } from '../../contract/account.ts';
import { type CallFailure, failureOf } from '../../contract/backend.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { type Cardholder, cardholderInfo } from '../../contract/cardholder.ts';
import { calling, type Named } from '../calling.ts';
import type { Ports } from '../ports.ts';
import { activeAccount } from './account-choice.ts';

/** What the gate tells the session: the employer policy could not be read, so nobody can be let in (§7). */
type GateNews = { readonly type: 'gate.barred' };

interface Input {
  readonly ports: Ports;
  readonly tell: (news: GateNews) => void;
}

interface Context extends Input {
  readonly cardholder: Cardholder | null;
  readonly account: Account | null;
  readonly policy: ResponseOf<typeof customPolicy> | null;
  readonly needsOnboarding: boolean;
  /** Why the last attempt failed, until the next one. */
  readonly failure: CallFailure | null;
}

type Event =
  | { readonly type: 'gate.retry' }
  | { readonly type: 'terms.accept' }
  | { readonly type: 'policy.approve' }
  | { readonly type: 'card.create' };

const actors = {
  cardholderInfo: calling(cardholderInfo),
  accounts: calling(accounts),
  customPolicy: calling(customPolicy),
  onboardingStatus: calling(onboardingStatus),
  acceptTerms: calling(acceptTerms),
  approvePolicy: calling(approvePolicy),
  createDigitalCard: calling(createDigitalCard),
};

type Policy = ResponseOf<typeof customPolicy>;

export const gateSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    hasNoAccount: ({ context }) => context.account === null,
    isTermsPending: ({ context }) => context.account?.termsAndConditionsAccepted === false,
    isPolicyPending: ({ context }) => Boolean(context.policy?.policyText) && context.policy?.accepted === false,
    isOnboardingPending: ({ context }) => context.needsOnboarding,
  },
  actions: {
    keepCardholder: assign((_, { cardholder }: { cardholder: Cardholder }) => ({ cardholder })),
    keepAccount: assign((_, { accounts }: { accounts: readonly Account[] }) => ({ account: activeAccount(accounts) })),
    keepPolicy: assign((_, { policy }: { policy: Policy }) => ({ policy })),
    keepOnboarding: assign((_, { needsOnboarding }: { needsOnboarding: boolean }) => ({ needsOnboarding })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    clearFailure: assign({ failure: null }),
    thankForPolicy: ({ context }) => context.ports.notify({ type: 'success', message: { id: 'policy.thanks' } }),
    complainOfPolicy: ({ context }) => context.ports.notify({ type: 'error', message: { id: 'failure.support' } }),
    tellBarred: ({ context }) => context.tell({ type: 'gate.barred' }),
  },
});

/** The value that a state has made sure of. */
function known<T>(value: T | null): T {
  if (value === null) throw new Error('a state was entered before what it needs was known');
  return value;
}

export const accountId = (context: Context) => ({ id: known(context.account).id });

export const branchOf = (context: Context) => {
  const { id, branch } = known(context.cardholder);
  return { cardholderId: id, branchId: branch.id };
};

import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import {
  acceptTerms,
  approvePolicy,
  createDigitalCard,
  customPolicy,
  onboardingStatus,
} from '../../contract/access.ts';
import { type Account, accounts } from '../../contract/account.ts';
import type { CallFailure } from '../../contract/backend.ts';
import type { ResponseOf } from '../../contract/call.ts';
import type { Card } from '../../contract/card.ts';
import { type Cardholder, cardholderInfo } from '../../contract/cardholder.ts';
import { activeAccount, canBeShown, choosableAccounts } from '../account-choice.ts';
import { callActor, type Named, toFailure } from '../call-actor.ts';
import { type ContactsConfirmed, contactRestoring } from '../contact-details/contact-restoring.ts';
import { languageSaving } from '../language/language-saving.ts';
import type { notificationPreferences } from '../notification-preferences/notification-preferences.ts';
import type { Language, Ports } from '../ports.ts';
import { calendarAvailability } from './calendar-availability.ts';

type GateNews =
  /** The employer policy could not be read, so nobody can be let in (§7). */
  | { readonly type: 'access.denied' }
  /** The cardholder has chosen this language somewhere else. */
  | { readonly type: 'language.adopt'; readonly language: Language };

interface Input {
  readonly ports: Ports;
  readonly tell: (news: GateNews) => void;
}

interface Context extends Input {
  readonly cardholder: Cardholder | null;
  /** A page has changed something about the cardholder, which has not been read again. */
  readonly isOutdated: boolean;
  /** Whether there is a top-up calendar: known to all who lead to it. */
  readonly calendar: ActorRefFrom<typeof calendarAvailability>;
  readonly languageSaving: ActorRefFrom<typeof languageSaving>;
  /** Saves confirmed contact details to the end, whatever page is open; null until the portal has opened. */
  readonly contactRestoring: ActorRefFrom<typeof contactRestoring> | null;
  /** What the cardholder is told of, from when its page is first opened: what was chosen is saved wherever they go. */
  readonly notifications: ActorRefFrom<typeof notificationPreferences> | null;
  /** The accounts that the portal may show, newest first. */
  readonly accounts: readonly Account[];
  /** The account that was switched to in this visit (decision 22). */
  readonly chosen: number | null;
  /** The account that the portal shows (§4). */
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
  | { readonly type: 'card.create' }
  /** A page has changed something about the cardholder. */
  | { readonly type: 'cardholder.changed' }
  /** Somebody behind the gate has read the cardholder again, after changing something. */
  | { readonly type: 'cardholder.read'; readonly cardholder: Cardholder }
  | ContactsConfirmed
  /** A page has read which card is an account's current one, after putting it in the place of another. */
  | { readonly type: 'card.read'; readonly accountId: number; readonly card: Card }
  /** The cardholder switches to another of their accounts. */
  | { readonly type: 'account.choose'; readonly id: number }
  | { readonly type: 'language.chosen'; readonly language: Language }
  /** The page of the notifications was opened, and brings its machine. */
  | { readonly type: 'notifications.entered'; readonly logic: typeof notificationPreferences }
  | { readonly type: 'notifications.left' };

const actors = {
  cardholderInfo: callActor(cardholderInfo),
  accounts: callActor(accounts),
  customPolicy: callActor(customPolicy),
  onboardingStatus: callActor(onboardingStatus),
  acceptTerms: callActor(acceptTerms),
  approvePolicy: callActor(approvePolicy),
  createDigitalCard: callActor(createDigitalCard),
  calendarAvailability,
  languageSaving,
  contactRestoring,
};

type Policy = ResponseOf<typeof customPolicy>;

interface Chosen {
  readonly id: number;
}

interface Held {
  readonly accountId: number;
  readonly card: Card;
}

export const gateSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  delays: { nextReading: 30_000 },
  guards: {
    hasNoAccount: ({ context }) => context.account === null,
    isTermsPending: ({ context }) => context.account?.termsAndConditionsAccepted === false,
    isPolicyPending: ({ context }) => Boolean(context.policy?.policyText) && context.policy?.accepted === false,
    isOnboardingPending: ({ context }) => context.needsOnboarding,
    isOutdated: ({ context }) => context.isOutdated,
    hasNotifications: ({ context }) => context.notifications !== null,
    canBeChosen: ({ context }, { id }: Chosen) => context.account?.id !== id && canBeShown(context.accounts, id),
  },
  actions: {
    keepCardholder: assign((_, { cardholder }: { cardholder: Cardholder }) => ({ cardholder, isOutdated: false })),
    noteChange: assign({ isOutdated: true }),
    keepAccounts: assign(({ context }, { all }: { all: readonly Account[] }) => {
      const accounts = choosableAccounts(all);
      return { accounts, account: activeAccount(accounts, context.chosen) };
    }),
    keepCard: assign(({ context }, { accountId, card: { lastFourDigits } }: Held) => {
      const accounts = context.accounts.map((one) =>
        one.id === accountId ? { ...one, card: { lastFourDigits } } : one,
      );
      return { accounts, account: activeAccount(accounts, context.chosen) };
    }),
    chooseAccount: assign(({ context }, { id }: Chosen) => ({
      chosen: id,
      account: activeAccount(context.accounts, id),
    })),
    keepPolicy: assign((_, { policy }: { policy: Policy }) => ({ policy })),
    keepOnboarding: assign((_, { needsOnboarding }: { needsOnboarding: boolean }) => ({ needsOnboarding })),
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
    thankForPolicy: ({ context }) => context.ports.notify({ type: 'success', message: { id: 'policy.thanks' } }),
    complainOfPolicy: ({ context }) => context.ports.notify({ type: 'error', message: { id: 'failure.support' } }),
    tellSavedLanguage: sendTo(
      ({ context }) => context.languageSaving,
      (_, { cardholder }: { cardholder: Cardholder }) => ({
        type: 'language.known' as const,
        language: cardholder.preferences.language,
      }),
    ),
    tellChosenLanguage: sendTo(
      ({ context }) => context.languageSaving,
      (_, { language }: { language: Language }) => ({ type: 'language.chosen' as const, language }),
    ),
    restoreContacts: assign(({ context: { contactRestoring, cardholder, ports }, spawn, self }) => ({
      contactRestoring:
        contactRestoring ??
        spawn('contactRestoring', {
          id: 'contactRestoring',
          input: { ports, cardholder: known(cardholder), tell: (news) => self.send(news) },
        }),
    })),
    tellConfirmed: ({ context }, news: ContactsConfirmed) => context.contactRestoring?.send(news),
    enterNotifications: assign(
      ({ context: { ports }, spawn }, { logic }: { logic: typeof notificationPreferences }) => ({
        notifications: spawn(logic, { input: { ports } }),
      }),
    ),
    tellEntered: ({ context }) => context.notifications?.send({ type: 'page.entered' }),
    tellLeft: ({ context }) => context.notifications?.send({ type: 'page.left' }),
    tellBarred: ({ context }) => context.tell({ type: 'access.denied' }),
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

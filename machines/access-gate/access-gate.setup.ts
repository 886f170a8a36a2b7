import { type ActorRefFrom, and, assign, not, sendTo, setup } from 'xstate';
import {
  acceptTerms,
  approvePolicy,
  createDigitalCard,
  customPolicy,
  onboardingStatus,
} from '../../contract/access-gate.ts';
import { type Account, accounts } from '../../contract/account.ts';
import { failureOf } from '../../contract/backend.ts';
import type { ResponseOf } from '../../contract/call.ts';
import type { Card } from '../../contract/card.ts';
import { type Cardholder, cardholderInfo, type RegisteredAddress } from '../../contract/cardholder.ts';
import { keepLost, type List } from '../../contract/list.ts';
import { activeAccount, canBeShown, choosableAccounts, isAwaitingTerms } from '../account-choice.ts';
import { callActor, type ErrorParams, type MachineTypes, toMessage } from '../call-actor.ts';
import { type ContactsConfirmed, contactRestoring } from '../contact-details/contact-restoring.ts';
import { languageSaving } from '../language/language-saving.ts';
import { isLost } from '../lost-response.ts';
import { failureMessage, type Message, policyFailureMessage } from '../message.ts';
import { notificationPreferences } from '../notification-preferences/notification-preferences.ts';
import type { Language, Ports } from '../ports.ts';
import { settleDelays } from '../settling.ts';
import { calendarAvailability } from '../topups/calendar-availability.ts';
import { readChosenAccount, storeChosenAccount } from './chosen-accounts.ts';

type GateOwnerEvent =
  /** Only the employer policy can still keep pages of this account from showing. */
  | { readonly type: 'access.expected'; readonly accountId: number }
  /** Pages of this account may show. */
  | { readonly type: 'access.granted'; readonly accountId: number }
  /** Something must be decided before a page may show again. */
  | { readonly type: 'access.suspended' }
  /** The employer policy could not be read, so the session must end (§7). */
  | { readonly type: 'access.denied' }
  /** The cardholder chose this language on another device. */
  | { readonly type: 'language.adopt'; readonly language: Language };

interface Input {
  readonly ports: Ports;
  readonly onEvent: (event: GateOwnerEvent) => void;
}

interface Context extends Input {
  readonly cardholder: Cardholder | null;
  /** Whether there is a top-up calendar (§6). */
  readonly calendar: ActorRefFrom<typeof calendarAvailability>;
  readonly languageSaving: ActorRefFrom<typeof languageSaving>;
  /** Saves confirmed contact details, whichever page is open; null until access is first granted. */
  readonly contactRestoring: ActorRefFrom<typeof contactRestoring> | null;
  /** The notification preferences: choices are saved also after the user leaves their page. */
  readonly notifications: ActorRefFrom<typeof notificationPreferences>;
  /** Whether the notifications page is open. */
  readonly isNotificationsOpen: boolean;
  /** The accounts that the portal may show, newest first. */
  readonly accounts: List<Account>;
  /** The account that the user switched to, now or earlier on this device (decision 22). */
  readonly chosenId: number | null;
  /** The account that the portal shows (§4). */
  readonly account: Account | null;
  readonly policy: ResponseOf<typeof customPolicy> | null;
  readonly needsOnboarding: boolean;
  /** Why the last attempt failed; null after a new attempt. */
  readonly message: Message | null;
}

type Event =
  | { readonly type: 'access.retry' }
  | { readonly type: 'terms.accept' }
  | { readonly type: 'policy.approve' }
  | { readonly type: 'card.create' }
  /** A page loaded the cardholder again after a change. */
  | { readonly type: 'cardholder.loaded'; readonly cardholder: Cardholder }
  /** A page saved another address. */
  | { readonly type: 'address.saved'; readonly address: RegisteredAddress }
  | ContactsConfirmed
  /** A page replaced the card of an account and loaded the new one. */
  | { readonly type: 'card.read'; readonly accountId: number; readonly card: Card }
  /** The user switches to another account. */
  | { readonly type: 'account.choose'; readonly id: number }
  | { readonly type: 'language.chosen'; readonly language: Language }
  /** The root opened another screen, or closed the last one. */
  | ({ readonly type: 'page.changed' } & PageParams);

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
  notificationPreferences,
};

type Policy = ResponseOf<typeof customPolicy>;

interface PageParams {
  /** The name of the open screen; null while none is open. */
  readonly name: string | null;
}

interface AccountParams {
  readonly id: number;
}

interface CardParams {
  readonly accountId: number;
  readonly card: Card;
}

const isNotifications = ({ name }: PageParams) => name === notificationPreferences.id;

export const gateSetup = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  delays: settleDelays,
  guards: {
    hasCardholder: ({ context }) => context.cardholder !== null,
    hasNoAccount: ({ context }) => context.account === null,
    isTermsPending: ({ context: { account, accounts } }) => account !== null && isAwaitingTerms(account, accounts),
    isPolicyPending: ({ context }) => Boolean(context.policy?.policyText) && context.policy?.accepted === false,
    isResponseLost: (_, { error }: ErrorParams) => isLost(failureOf(error)),
    isOnboardingPending: ({ context }) => context.needsOnboarding,
    hasNothingToShow: and(['hasNoAccount', not('isOnboardingPending')]),
    isNotificationsEntered: ({ context }, page: PageParams) => !context.isNotificationsOpen && isNotifications(page),
    isNotificationsLeft: ({ context }, page: PageParams) => context.isNotificationsOpen && !isNotifications(page),
    canBeChosen: ({ context }, { id }: AccountParams) => context.account?.id !== id && canBeShown(context.accounts, id),
  },
  actions: {
    setCardholder: assign((_, { cardholder }: { cardholder: Cardholder }) => ({ cardholder })),
    setAddress: assign(({ context }, { address }: { address: RegisteredAddress }) => {
      const cardholder = known(context.cardholder);
      const { personalInformation: info } = cardholder;
      const addresses = keepLost([address, ...info.addresses.slice(1)], info.addresses);
      return { cardholder: { ...cardholder, personalInformation: { ...info, addresses } } };
    }),
    clearCardholder: assign({ cardholder: null }),
    setAccounts: assign(({ context }, { all }: { all: List<Account> }) => {
      const accounts = choosableAccounts(all);
      return { accounts, account: activeAccount(accounts, context.chosenId) };
    }),
    setCard: assign(({ context }, { accountId, card: { lastFourDigits } }: CardParams) => {
      const accounts = keepLost(
        context.accounts.map((one) => (one.id === accountId ? { ...one, card: { lastFourDigits } } : one)),
        context.accounts,
      );
      return { accounts, account: activeAccount(accounts, context.chosenId) };
    }),
    restoreChoice: assign(({ context }, { cardholder }: { cardholder: Cardholder }) => {
      const chosenId = context.chosenId ?? readChosenAccount(context.ports.device, cardholder.id);
      return { chosenId, account: activeAccount(context.accounts, chosenId) };
    }),
    storeChoice: ({ context: { ports, cardholder, account, chosenId } }) => {
      if (account?.id === chosenId) storeChosenAccount(ports.device, known(cardholder).id, known(account).id);
    },
    chooseAccount: assign(({ context }, { id }: AccountParams) => ({
      chosenId: id,
      account: activeAccount(context.accounts, id),
    })),
    setPolicy: assign((_, { policy }: { policy: Policy }) => ({ policy })),
    setOnboarding: assign((_, { needsOnboarding }: { needsOnboarding: boolean }) => ({ needsOnboarding })),
    setMessage: assign(toMessage(failureMessage)),
    setPolicyMessage: assign(toMessage(policyFailureMessage)),
    setNotDone: assign({ message: { id: 'failure.notDone' } as const }),
    clearMessage: assign({ message: null }),
    notifyPolicyFailed: ({ context }) => context.ports.notify({ type: 'error', message: { id: 'failure.support' } }),
    notifyPolicyApproved: ({ context }) =>
      context.ports.notify({ type: 'success', message: { id: 'access-gate.policy.thanks' } }),
    forwardSavedLanguage: sendTo(
      ({ context }) => context.languageSaving,
      (_, { cardholder }: { cardholder: Cardholder }) => ({
        type: 'language.known' as const,
        language: cardholder.preferences.language,
      }),
    ),
    forwardChosenLanguage: sendTo(
      ({ context }) => context.languageSaving,
      (_, { language }: { language: Language }) => ({ type: 'language.chosen' as const, language }),
    ),
    startContactRestoring: assign(({ context: { contactRestoring, cardholder, ports }, spawn, self }) => ({
      contactRestoring:
        contactRestoring ??
        spawn('contactRestoring', {
          id: 'contactRestoring',
          input: { ports, cardholder: known(cardholder), onEvent: (event) => self.send(event) },
        }),
    })),
    forwardConfirmedContacts: ({ context }, event: ContactsConfirmed) => context.contactRestoring?.send(event),
    openNotifications: assign({ isNotificationsOpen: true }),
    closeNotifications: assign({ isNotificationsOpen: false }),
    notifyPageEntered: sendTo(({ context }) => context.notifications, { type: 'page.entered' }),
    notifyPageLeft: sendTo(({ context }) => context.notifications, { type: 'page.left' }),
    notifyExpected: ({ context }) => context.onEvent({ type: 'access.expected', accountId: known(context.account).id }),
    notifyDenied: ({ context }) => context.onEvent({ type: 'access.denied' }),
    notifyGranted: ({ context }) => context.onEvent({ type: 'access.granted', accountId: known(context.account).id }),
    notifySuspended: ({ context }) => context.onEvent({ type: 'access.suspended' }),
  },
});

/** A value that the current state guarantees. Throws when it is missing. */
function known<T>(value: T | null): T {
  if (value === null) throw new Error('a state was entered before its data was loaded');
  return value;
}

/** The current account, as the calls about it name it. Throws if there is none. */
export const accountId = (context: Context) => ({ id: known(context.account).id });

/** The cardholder and the branch, as the calls about the policy name them. Throws before the cardholder is loaded. */
export const branchOf = (context: Context) => {
  const { id, branch } = known(context.cardholder);
  return { cardholderId: id, branchId: branch.id };
};

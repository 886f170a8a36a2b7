import type { Effect } from '@lunchkortet/model-engine/model';
import { customPolicy } from '../../contract/access-gate.ts';
import { accounts } from '../../contract/account.ts';
import { accountCards, type Card } from '../../contract/card.ts';
import { cardholderInfo } from '../../contract/cardholder.ts';
import { withLost } from '../../contract/list.ts';
import { isEqual } from '../is-equal.ts';
import { defineModel, type Trace } from '../model.ts';
import type { Toast } from '../ports.ts';
import { accessGate } from './access-gate.ts';
import { readChosenAccount } from './chosen-accounts.ts';
import { hasNoTerms, isAfterLostApproval, isPolicyFailure, stepInvariants } from './gate-steps.invariants.ts';

const unreachable = { unreachable: { kind: 'unreachable' } } as const;
const unreadable = { 'unreadable answer': { kind: 'invalidResponse' } } as const;
const serverError = { 'server error': { kind: 'rejected', status: 500, detail: null } } as const;

const rejected = { rejected: { kind: 'rejected', status: 400, detail: null } } as const;

const [account] = accounts.response.parse(accounts.example.response);
if (account === undefined) throw new Error('the contract shows no account');
const excluded = {
  ...account,
  id: 39_999,
  card: { lastFourDigits: '9999' },
  topupLevel: { ...account.topupLevel, branchId: 9 },
};
const older = { ...account, id: 20_001, card: { lastFourDigits: '1111' }, termsAndConditionsAccepted: false };
const inactive = {
  ...account,
  id: 31_000,
  card: { lastFourDigits: '2222' },
  status: 'INACTIVE',
  termsAndConditionsAccepted: false,
} as const;
/** With a status that the portal does not know: it is not active. */
const paused = { ...account, id: 32_000, card: { lastFourDigits: '3333' }, status: { other: 'PAUSED' } };
const [current] = accountCards.response.parse(accountCards.example.response) as [Card];
const replacement: Card = { ...current, referenceCode: 'C-NEW', lastFourDigits: '7777' };
const { policyText } = customPolicy.response.parse(customPolicy.example.response);
const cardholder = cardholderInfo.response.parse(cardholderInfo.example.response);
/** The choices that the device keeps: of another cardholder, and of this one. */
const otherChoice = { cardholderId: cardholder.id + 1, accountId: older.id };
const storedChoice = { cardholderId: cardholder.id, accountId: inactive.id };
const WITH_CHOICE = 'signed in after switching to the inactive account';
const address = { addressLine1: 'Åvägen 3', postalCode: '90326', city: 'Umeå' };
/** A cardholder who lives at the address that a page has saved. */
const movedTo = (one: typeof cardholder) => ({
  ...one,
  personalInformation: { ...one.personalInformation, addresses: [address] },
});
const renamed = { ...cardholder, firstName: 'Annika' };

const SHOWABLE = [account.id, older.id, inactive.id, paused.id];
const ownerEvents = (effects: readonly Effect[], type: string) =>
  effects.filter(({ name, args }) => name === 'onEvent' && (args[0] as { readonly type: string }).type === type);
const count = (list: readonly unknown[]) => list.length;
/** The accounts that the user switched to, the last one at the end: the pages of the account before are suspended. */
const choicesOf = ({ steps, effects }: Pick<Trace<typeof accessGate>, 'steps' | 'effects'>) =>
  steps.flatMap((step, index) => {
    const isTaken = ownerEvents(effects, 'access.suspended').some((effect) => effect.step === index + 1);
    return isTaken && step.kind === 'event' && step.event.type === 'account.choose' ? [step.event.id] : [];
  });

export const accessGateModel = defineModel({
  machine: accessGate,
  starts: {
    'signed in': { input: (ports, spy) => ({ ports, onEvent: spy('onEvent') }) },
    [WITH_CHOICE]: {
      input: (ports, spy) => ({ ports, onEvent: spy('onEvent') }),
      device: { chosenAccounts: JSON.stringify([otherChoice, storedChoice]) },
    },
  },
  events: {
    'access.retry': 'noPayload',
    'terms.accept': 'noPayload',
    'policy.approve': 'noPayload',
    'card.create': 'noPayload',
    'cardholder.loaded': { 'under another name': { cardholder: renamed } },
    'address.saved': { 'in another city': { address } },
    'contacts.confirmed': { 'as they were': { contacts: { email: 'anna@example.se', phone: '0701234567' } } },
    'card.read': { 'in the place of another': { accountId: account.id, card: replacement } },
    'account.choose': {
      'the older one': { id: older.id },
      'the newest': { id: account.id },
      'the inactive one': { id: inactive.id },
      'the excluded one': { id: excluded.id },
      'the one with an unknown status': { id: paused.id },
    },
    'language.chosen': { English: { language: 'en' } },
    'page.changed': {
      notifications: { name: 'notification-preferences' },
      home: { name: 'home' },
      none: { name: null },
    },
  },
  ignoredCases: { 'account.choose': { 'the excluded one': 'The portal does not show this account (§6).' } },
  actors: {
    cardholderInfo: { done: { cardholder }, error: unreachable },
    accounts: {
      done: {
        'terms accepted': [account],
        'terms not accepted': [{ ...account, termsAndConditionsAccepted: false }],
        'several accounts': withLost([older, excluded, account, inactive, paused], 1),
        'excluded account only': [excluded],
      },
      error: unreachable,
    },
    customPolicy: {
      done: {
        'no policy': { policyText: null, accepted: false },
        'policy accepted': { policyText, accepted: true },
        'policy not accepted': { policyText, accepted: false },
      },
      error: serverError,
    },
    onboardingStatus: {
      done: { onboarded: { needsOnboarding: false }, 'onboarding needed': { needsOnboarding: true } },
      error: unreachable,
    },
    acceptTerms: { done: { accepted: undefined }, error: { ...unreadable, ...serverError, ...rejected } },
    approvePolicy: { done: { approved: undefined }, error: { ...unreadable, ...serverError, ...rejected } },
    createDigitalCard: { done: { created: undefined }, error: { ...unreadable, ...serverError, ...rejected } },
    calendarAvailability: 'machine',
    languageSaving: 'machine',
    contactRestoring: 'machine',
    notificationPreferences: 'machine',
  },
  identity: ({ ports, account, accounts, policy, needsOnboarding, message, isNotificationsOpen, contactRestoring }) => [
    readChosenAccount(ports.device, otherChoice.cardholderId),
    isNotificationsOpen,
    contactRestoring !== null,
    account?.id,
    account?.termsAndConditionsAccepted,
    accounts.length,
    policy?.policyText ? policy.accepted : null,
    needsOnboarding,
    message,
  ],
  invariants: {
    'access is expected once per load, exactly when only the policy can prevent it': (trace) => {
      const expected = ownerEvents(trace.effects, 'access.expected').filter(({ step }) => step === trace.steps.length);
      const last = trace.steps.at(-1);
      const reads = ['cardholderInfo', 'accounts', 'onboardingStatus'] as const;
      const isRead = last?.kind === 'done' && reads.some((read) => read === last.actor);
      const hasEverything = isRead && trace.before?.matches('loading') && trace.snapshot.context.cardholder !== null;
      const shown = trace.snapshot.context.account;
      const isClear =
        trace.lastAnswer('accounts')?.some((one) => one.id === shown?.id && hasNoTerms(one)) &&
        trace.lastAnswer('onboardingStatus')?.needsOnboarding === false;
      const isWaiting = trace.snapshot.matches({ loading: { facts: 'loading' } });
      return count(expected) === Number(hasEverything === true && isClear === true && !isWaiting);
    },
    'pages of the current account are granted while they show, and suspended when a question replaces them': (
      trace,
    ) => {
      const last = trace.effects.findLast(
        ({ name, args }) =>
          name === 'onEvent' && /^access\.(granted|suspended)$/.test((args[0] as { readonly type: string }).type),
      );
      const event = last?.args[0] as { readonly type: string; readonly accountId?: number } | undefined;
      if (!trace.snapshot.matches('open')) return event === undefined || event.type === 'access.suspended';
      return event?.type === 'access.granted' && event.accountId === trace.snapshot.context.account?.id;
    },
    'the current account is the newest active one, or one that the user switched to': (trace) => {
      const known = trace.lastAnswer('accounts');
      if (known === undefined) return trace.snapshot.context.account === null;
      const listed = SHOWABLE.filter((id) => known.some((one) => one.id === id));
      const stored = trace.start === WITH_CHOICE && trace.lastAnswer('cardholderInfo') ? [storedChoice.accountId] : [];
      const chosen = [...stored, ...choicesOf(trace)].at(-1);
      const isListed = chosen !== undefined && listed.includes(chosen);
      return trace.snapshot.context.account?.id === (isListed ? chosen : listed[0]);
    },
    'switching to another account shows it or its terms at once': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event' || last.event.type !== 'account.choose' || !before?.matches('open')) return true;
      const { id: wanted } = last.event;
      const can = SHOWABLE.includes(wanted) && before.context.accounts.some(({ id }) => id === wanted);
      const { account: shown } = snapshot.context;
      return can ? shown?.id === wanted : shown === before.context.account && snapshot.matches('open');
    },
    'the device keeps the choice of this cardholder once its pages show, and never changes that of another': (
      trace,
    ) => {
      const all = JSON.parse(trace.device.chosenAccounts ?? '[]') as (typeof storedChoice)[];
      const own = all.find(({ cardholderId }) => cardholderId === storedChoice.cardholderId)?.accountId;
      const others = all.filter(({ cardholderId }) => cardholderId !== storedChoice.cardholderId);
      const first = trace.start === WITH_CHOICE ? [otherChoice] : [];
      if (!isEqual(others, first)) return false;
      const granted = ownerEvents(trace.effects, 'access.granted').map(
        ({ args }) => (args[0] as { readonly accountId: number }).accountId,
      );
      const choices = choicesOf(trace);
      const kept = granted.findLast((id) => choices.includes(id));
      if (kept !== undefined) return own === granted.at(-1);
      return own === (trace.start === WITH_CHOICE ? storedChoice.accountId : undefined);
    },
    'language-saving receives the saved language and each choice': ({ steps, effects }) => {
      const last = steps.at(-1);
      const isExpected =
        (last?.kind === 'done' && last.actor === 'cardholderInfo') ||
        (last?.kind === 'event' && last.event.type === 'language.chosen');
      return effects.some(({ name, step }) => name === 'languageSaving.send' && step === steps.length) === isExpected;
    },
    'pages show only when the backend last said that nothing is pending': ({ snapshot, lastAnswer }) => {
      const policy = lastAnswer('customPolicy');
      const shown = snapshot.context.account?.id;
      const isClear =
        lastAnswer('accounts')?.some((one) => one.id === shown && hasNoTerms(one)) &&
        (policy?.policyText === null || policy?.accepted) &&
        lastAnswer('onboardingStatus')?.needsOnboarding === false;
      return !snapshot.matches('open') || isClear === true;
    },
    'the cardholder is the one that a page loaded last': ({ steps, snapshot, before }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event' || last.event.type !== 'cardholder.loaded') return true;
      return !before?.matches('open') || snapshot.context.cardholder === renamed;
    },
    'a saved address is that of the cardholder, and changes nothing else': ({ steps, snapshot, before }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event' || last.event.type !== 'address.saved' || !before?.matches('open')) return true;
      const { cardholder: old } = before.context;
      return old !== null && isEqual(snapshot.context.cardholder, movedTo(old));
    },
    'contact restoring starts when access is first granted, and never restarts': (trace) => {
      const { snapshot, before } = trace;
      const { contactRestoring: now } = snapshot.context;
      const earlier = before?.context.contactRestoring ?? null;
      return earlier === null ? (now !== null) === snapshot.matches('open') : now === earlier;
    },
    'the notification preferences learn once that their page is open, and once that it is not': ({
      steps,
      effects,
      snapshot,
    }) => {
      const pages = steps.map((step) =>
        step.kind === 'event' && step.event.type === 'page.changed'
          ? [step.event.name === 'notification-preferences']
          : [],
      );
      const [last] = pages.at(-1) ?? [];
      const before = pages.slice(0, -1).flat().at(-1) ?? false;
      if (snapshot.context.isNotificationsOpen !== (last ?? before)) return false;
      const expected = last === undefined || last === before ? [] : [last ? 'page.entered' : 'page.left'];
      const received = effects
        .filter(({ name, step }) => name === 'notificationPreferences.send' && step === steps.length)
        .map(({ args }) => (args[0] as { readonly type: string }).type);
      return isEqual(received, expected);
    },
    'contact restoring receives each confirmation exactly once': ({ steps, before, effects }) => {
      const last = steps.at(-1);
      const isConfirmed =
        last?.kind === 'event' && last.event.type === 'contacts.confirmed' && before?.matches('open') === true;
      const received = effects.filter(({ name, step }) => name === 'contactRestoring.send' && step === steps.length);
      return count(received) === Number(isConfirmed);
    },
    'the card of an account is the one that a page loaded last': ({ steps, snapshot, before }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event' || last.event.type !== 'card.read' || !before?.matches('open')) return true;
      const { accounts: all } = snapshot.context;
      return all.every(({ id, card }) => (id === account.id) === (card?.lastFourDigits === replacement.lastFourDigits));
    },
    'access is denied exactly when the policy cannot be loaded, except after a lost approval, with a reason': ({
      effects,
      steps,
    }) => {
      const failures = count(
        steps.filter((step, index) => isPolicyFailure(step) && !isAfterLostApproval(steps, index)),
      );
      const reasons = effects.filter(({ name, args }) => name === 'notify' && (args[0] as Toast).type === 'error');
      return count(ownerEvents(effects, 'access.denied')) === failures && count(reasons) === failures;
    },
    'the pages show the cardholder that was loaded last': ({ steps, snapshot }) => {
      const read = steps.flatMap((step) => {
        if (step.kind === 'done' && step.actor === 'cardholderInfo') return [step.output];
        return step.kind === 'event' && step.event.type === 'cardholder.loaded' ? [renamed] : [];
      });
      const { cardholder: shown } = snapshot.context;
      return shown === null || read.some((one) => one === shown || isEqual(movedTo(one), shown));
    },
    'a failed load shows, and nothing is decided without the data': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      const isReading =
        last?.kind === 'error' && ['cardholderInfo', 'accounts', 'onboardingStatus'].includes(last.actor);
      return !isReading || snapshot.matches('loadFailed');
    },
    ...stepInvariants,
  },
});

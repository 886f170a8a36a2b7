import { customPolicy } from '../../contract/access-gate.ts';
import { accounts } from '../../contract/account.ts';
import { accountCards, type Card } from '../../contract/card.ts';
import { cardholderInfo } from '../../contract/cardholder.ts';
import { defineModel, type Effect, type Step } from '../model.ts';
import { accessGate } from './access-gate.ts';

const unreachable = { unreachable: { kind: 'unreachable' } } as const;
const serverError = { 'server error': { kind: 'rejected', status: 500, detail: null } } as const;

const [account] = accounts.response.parse(accounts.example.response);
if (account === undefined) throw new Error('the contract shows no account');
const excluded = {
  ...account,
  id: 39_999,
  card: { lastFourDigits: '9999' },
  topupLevel: { ...account.topupLevel, branchId: 9 },
};
const older = { ...account, id: 20_001, card: { lastFourDigits: '1111' }, termsAndConditionsAccepted: false };
const inactive = { ...account, id: 31_000, card: { lastFourDigits: '2222' }, status: 'INACTIVE' } as const;
const [current] = accountCards.response.parse(accountCards.example.response) as [Card];
const replacement: Card = { ...current, referenceCode: 'C-NEW', lastFourDigits: '7777' };
const { policyText } = customPolicy.response.parse(customPolicy.example.response);
const cardholder = cardholderInfo.response.parse(cardholderInfo.example.response);
const moved = { ...cardholder, personalInformation: { ...cardholder.personalInformation, contactInfos: [] } };
const renamed = { ...cardholder, firstName: 'Annika' };

const isRetryEvent = (step: Step<typeof accessGate>) => step.kind === 'event' && step.event.type === 'access.retry';
const isChoice = (step: Step<typeof accessGate>) => step.kind === 'event' && step.event.type === 'account.choose';
const ownerEvents = (effects: readonly Effect[], type: string) =>
  effects.filter(({ name, args }) => name === 'onEvent' && (args[0] as { readonly type: string }).type === type);
const count = (list: readonly unknown[]) => list.length;

export const accessGateModel = defineModel({
  machine: accessGate,
  starts: { 'signed in': { input: (ports, spy) => ({ ports, onEvent: spy('onEvent') }) } },
  events: {
    'access.retry': 'noPayload',
    'terms.accept': 'noPayload',
    'policy.approve': 'noPayload',
    'card.create': 'noPayload',
    'cardholder.changed': 'noPayload',
    'cardholder.loaded': { 'under another name': { cardholder: renamed } },
    'contacts.confirmed': { 'as they were': { contacts: { email: 'anna@example.se', phone: '0701234567' } } },
    'card.read': { 'in the place of another': { accountId: account.id, card: replacement } },
    'account.choose': {
      'the older one': { id: older.id },
      'the newest': { id: account.id },
      'the inactive one': { id: inactive.id },
      'the excluded one': { id: excluded.id },
    },
    'language.chosen': { English: { language: 'en' } },
    'notifications.entered': 'noPayload',
    'notifications.left': 'noPayload',
  },
  actors: {
    cardholderInfo: { done: { cardholder, 'after a change': moved }, error: unreachable },
    accounts: {
      done: {
        'terms accepted': [account],
        'terms not accepted': [{ ...account, termsAndConditionsAccepted: false }],
        'several accounts': [older, excluded, account, inactive],
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
    acceptTerms: { done: { accepted: undefined }, error: unreachable },
    approvePolicy: { done: { approved: undefined }, error: unreachable },
    createDigitalCard: { done: { created: undefined }, error: serverError },
    calendarAvailability: 'machine',
    languageSaving: 'machine',
    contactRestoring: 'machine',
    notificationPreferences: 'machine',
  },
  identity: ({ account, accounts, policy, needsOnboarding, failure, isOutdated, notifications, contactRestoring }) => [
    notifications !== null,
    contactRestoring !== null,
    isOutdated,
    account?.id,
    account?.termsAndConditionsAccepted,
    accounts.length,
    policy?.policyText ? policy.accepted : null,
    needsOnboarding,
    failure?.kind,
  ],
  invariants: {
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
    'the current account is the newest active one, or the active one that the user switched to': (trace) => {
      const known = trace.lastAnswer('accounts');
      if (known === undefined) return trace.snapshot.context.account === null;
      const choices = trace.steps.flatMap((step) =>
        step.kind === 'event' && step.event.type === 'account.choose' ? [step.event.id] : [],
      );
      const hasOlder = known.some(({ id }) => id === older.id);
      const allowed = [
        ...(known.some(({ id }) => id === account.id) ? [account.id] : []),
        ...(hasOlder && choices.includes(older.id) ? [older.id] : []),
      ];
      const shown = trace.snapshot.context.account?.id;
      return shown === undefined ? allowed.length === 0 : allowed.includes(shown);
    },
    'switching to another active account shows it or its terms at once': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event' || last.event.type !== 'account.choose' || !before?.matches('open')) return true;
      const isThere = before.context.accounts.some(({ id }) => id === older.id);
      const can = isThere && (last.event.id === older.id || last.event.id === account.id);
      const { account: shown } = snapshot.context;
      return can ? shown?.id === last.event.id : shown === before.context.account && snapshot.matches('open');
    },
    'only the user switches the account': ({ steps, snapshot }) =>
      snapshot.context.chosenId === null || steps.some(isChoice),
    'language-saving receives the saved language and each choice': ({ steps, before, effects }) => {
      const last = steps.at(-1);
      const isExpected =
        (last?.kind === 'done' && last.actor === 'cardholderInfo' && !before?.matches('open')) ||
        (last?.kind === 'event' && last.event.type === 'language.chosen');
      return effects.some(({ name, step }) => name === 'languageSaving.send' && step === steps.length) === isExpected;
    },
    'pages show only when the backend last said that nothing is pending': ({ snapshot, lastAnswer }) => {
      const policy = lastAnswer('customPolicy');
      const shown = snapshot.context.account?.id;
      const isClear =
        lastAnswer('accounts')?.some((one) => one.id === shown && one.termsAndConditionsAccepted) &&
        (policy?.policyText === null || policy?.accepted) &&
        lastAnswer('onboardingStatus')?.needsOnboarding === false;
      return !snapshot.matches('open') || isClear === true;
    },
    'the cardholder is the one that a page loaded last': ({ steps, snapshot, before }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event' || last.event.type !== 'cardholder.loaded') return true;
      return !before?.matches('open') || snapshot.context.cardholder === renamed;
    },
    'contact restoring starts when access is first granted, and never restarts': (trace) => {
      const { snapshot, before } = trace;
      const { contactRestoring: now } = snapshot.context;
      const earlier = before?.context.contactRestoring ?? null;
      return earlier === null ? (now !== null) === snapshot.matches('open') : now === earlier;
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
    'the terms come before the policy, the policy before the welcome': ({ snapshot, lastAnswer }) => {
      const shown = snapshot.context.account?.id;
      const termsPending = lastAnswer('accounts')?.some((one) => one.id === shown && !one.termsAndConditionsAccepted);
      const policy = lastAnswer('customPolicy');
      const policyPending = policy?.policyText !== null && policy?.accepted === false;
      if (snapshot.matches('terms')) return termsPending === true || snapshot.matches({ terms: 'reloading' });
      if (snapshot.matches('policy')) return policyPending && !termsPending;
      return !snapshot.matches('onboarding') || !(termsPending || policyPending);
    },
    'nothing is accepted, approved or created unless the user asked for it': ({ effects, steps }) =>
      (
        [
          ['call.acceptTerms', 'terms.accept'],
          ['call.approvePolicy', 'policy.approve'],
          ['call.createDigitalCard', 'card.create'],
        ] as const
      ).every(
        ([call, gesture]) =>
          count(effects.filter(({ name }) => name === call)) <=
          count(steps.filter((step) => step.kind === 'event' && step.event.type === gesture)),
      ),
    'access is denied exactly when the policy cannot be loaded': ({ effects, steps }) =>
      count(ownerEvents(effects, 'access.denied')) ===
      count(steps.filter((step) => step.kind === 'error' && step.actor === 'customPolicy')),
    'the pages show the cardholder that was loaded last': ({ steps, snapshot }) => {
      const read = steps.flatMap((step) => {
        if (step.kind === 'done' && step.actor === 'cardholderInfo') return [step.output];
        return step.kind === 'event' && step.event.type === 'cardholder.loaded' ? [renamed] : [];
      });
      return snapshot.context.cardholder === null || read.includes(snapshot.context.cardholder);
    },
    'after a change the cardholder is loaded at once, and again later if that fails': (trace) => {
      const { steps, before, snapshot, effects } = trace;
      const last = steps.at(-1);
      const isChange = last?.kind === 'event' && last.event.type === 'cardholder.changed';
      const isAsked = effects.some(({ name, step }) => name === 'call.cardholderInfo' && step === steps.length);
      if (!before?.matches('open') || !(isChange || last?.kind === 'time')) return true;
      return isAsked && snapshot.matches('open');
    },
    'a failed load shows, and nothing is decided without the data': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      if (before?.matches('open')) return snapshot.matches('open') || last?.kind !== 'error';
      const isReading =
        last?.kind === 'error' && ['cardholderInfo', 'accounts', 'onboardingStatus'].includes(last.actor);
      return !isReading || snapshot.matches('loadFailed');
    },
    'a failed change can be made again': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'error') return true;
      const { actor } = last;
      if (actor === 'acceptTerms') return snapshot.matches({ terms: 'asking' });
      if (actor === 'approvePolicy') return snapshot.matches({ policy: 'asking' });
      return actor !== 'createDigitalCard' || snapshot.matches({ onboarding: 'asking' });
    },
    'after a change or a retry the data is loaded again': ({ steps, before, effects }) => {
      const last = steps.at(-1);
      const asked = effects.filter(({ step }) => step === steps.length).map(({ name }) => name);
      const isRetry =
        last?.label === 'noPayload' &&
        (before?.matches('noAccount') || before?.matches('loadFailed')) &&
        isRetryEvent(last);
      if (isRetry || (last?.kind === 'done' && last.actor === 'createDigitalCard')) {
        return ['call.cardholderInfo', 'call.accounts', 'call.onboardingStatus'].every((call) => asked.includes(call));
      }
      if (last?.kind !== 'done') return true;
      if (last.actor === 'acceptTerms') return asked.includes('call.accounts');
      return last.actor !== 'approvePolicy' || asked.includes('call.customPolicy');
    },
    'accounts that were loaded again are used at once': ({ steps, before, snapshot }) =>
      steps.at(-1)?.kind !== 'done' ||
      !before?.matches({ terms: 'reloading' }) ||
      !snapshot.matches({ terms: 'reloading' }),
    'a failure is kept until the next attempt': ({ snapshot, before, steps }) => {
      const last = steps.at(-1);
      return (
        last?.kind !== 'error' ||
        last.actor === 'customPolicy' ||
        before?.matches('open') ||
        snapshot.context.failure?.kind === last.failure.kind
      );
    },
  },
});

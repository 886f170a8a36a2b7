import { customPolicy } from '../../contract/access.ts';
import { accounts } from '../../contract/account.ts';
import { accountCards, type Card } from '../../contract/card.ts';
import { cardholderInfo } from '../../contract/cardholder.ts';
import { defineModel, type Step } from '../model.ts';
import { notificationPreferences } from '../notification-preferences/notification-preferences.ts';
import { accessGate } from './access-gate.ts';

const unreachable = { unreachable: { kind: 'unreachable' } } as const;
const refused = { refused: { kind: 'rejected', status: 500, detail: null } } as const;

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
const successor: Card = { ...current, referenceCode: 'C-NEW', lastFourDigits: '7777' };
const { policyText } = customPolicy.response.parse(customPolicy.example.response);
const cardholder = cardholderInfo.response.parse(cardholderInfo.example.response);
const moved = { ...cardholder, personalInformation: { ...cardholder.personalInformation, contactInfos: [] } };
const renamed = { ...cardholder, firstName: 'Annika' };

const isRetried = (step: Step<typeof accessGate>) => step.kind === 'event' && step.event.type === 'gate.retry';
const isChoice = (step: Step<typeof accessGate>) => step.kind === 'event' && step.event.type === 'account.choose';
const count = (list: readonly unknown[]) => list.length;

export const accessGateModel = defineModel({
  machine: accessGate,
  starts: { 'signed in': { input: (ports, spy) => ({ ports, tell: spy('tell') }) } },
  events: {
    'gate.retry': 'bare',
    'terms.accept': 'bare',
    'policy.approve': 'bare',
    'card.create': 'bare',
    'cardholder.changed': 'bare',
    'cardholder.read': { 'under another name': { cardholder: renamed } },
    'contacts.confirmed': { 'as they were': { contacts: { email: 'anna@example.se', phone: '0701234567' } } },
    'card.read': { 'in the place of another': { accountId: account.id, card: successor } },
    'account.choose': {
      'the older one': { id: older.id },
      'the newest': { id: account.id },
      'the inactive one': { id: inactive.id },
      'the excluded one': { id: excluded.id },
    },
    'language.chosen': { English: { language: 'en' } },
    'notifications.entered': { 'the notifications': { logic: notificationPreferences } },
    'notifications.left': 'bare',
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
      error: refused,
    },
    onboardingStatus: {
      done: { onboarded: { needsOnboarding: false }, 'onboarding needed': { needsOnboarding: true } },
      error: unreachable,
    },
    acceptTerms: { done: { accepted: undefined }, error: unreachable },
    approvePolicy: { done: { approved: undefined }, error: unreachable },
    createDigitalCard: { done: { created: undefined }, error: refused },
    calendarAvailability: 'child',
    languageSaving: 'child',
    contactRestoring: 'child',
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
    'the account that shows is the newest active one, or the active one that was switched to': (trace) => {
      const known = trace.lastAnswer('accounts');
      if (known === undefined) return trace.snapshot.context.account === null;
      const wishes = trace.steps.flatMap((step) =>
        step.kind === 'event' && step.event.type === 'account.choose' ? [step.event.id] : [],
      );
      const hasOlder = known.some(({ id }) => id === older.id);
      const allowed = [
        ...(known.some(({ id }) => id === account.id) ? [account.id] : []),
        ...(hasOlder && wishes.includes(older.id) ? [older.id] : []),
      ];
      const shown = trace.snapshot.context.account?.id;
      return shown === undefined ? allowed.length === 0 : allowed.includes(shown);
    },
    'switching to another active account shows it at once, or its terms': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event' || last.event.type !== 'account.choose' || !before?.matches('open')) return true;
      const isThere = before.context.accounts.some(({ id }) => id === older.id);
      const can = isThere && (last.event.id === older.id || last.event.id === account.id);
      const { account: shown } = snapshot.context;
      return can ? shown?.id === last.event.id : shown === before.context.account && snapshot.matches('open');
    },
    'an account is switched to only by hand': ({ steps, snapshot }) =>
      snapshot.context.chosen === null || steps.some(isChoice),
    'who keeps the language hears what the server has, and what is chosen': ({ steps, before, effects }) => {
      const last = steps.at(-1);
      const isNews =
        (last?.kind === 'done' && last.actor === 'cardholderInfo' && !before?.matches('open')) ||
        (last?.kind === 'event' && last.event.type === 'language.chosen');
      return effects.some(({ name, step }) => name === 'languageSaving.send' && step === steps.length) === isNews;
    },
    'the portal opens only when the server last said that nothing is pending': ({ snapshot, lastAnswer }) => {
      const policy = lastAnswer('customPolicy');
      const shown = snapshot.context.account?.id;
      const isClear =
        lastAnswer('accounts')?.some((one) => one.id === shown && one.termsAndConditionsAccepted) &&
        (policy?.policyText === null || policy?.accepted) &&
        lastAnswer('onboardingStatus')?.needsOnboarding === false;
      return !snapshot.matches('open') || isClear === true;
    },
    'the cardholder is as a page read it last, once the portal is open': ({ steps, snapshot, before }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event' || last.event.type !== 'cardholder.read') return true;
      return !before?.matches('open') || snapshot.context.cardholder === renamed;
    },
    'who puts contact details back is there from when the portal first opens, and is always the same': (trace) => {
      const { snapshot, before } = trace;
      const { contactRestoring: now } = snapshot.context;
      const earlier = before?.context.contactRestoring ?? null;
      return earlier === null ? (now !== null) === snapshot.matches('open') : now === earlier;
    },
    'who puts contact details back hears once what a page behind the gate confirms': ({ steps, before, effects }) => {
      const last = steps.at(-1);
      const isConfirmed =
        last?.kind === 'event' && last.event.type === 'contacts.confirmed' && before?.matches('open') === true;
      const heard = effects.filter(({ name, step }) => name === 'contactRestoring.send' && step === steps.length);
      return count(heard) === Number(isConfirmed);
    },
    'the card of an account is the one that a page read last, once the portal is open': ({
      steps,
      snapshot,
      before,
    }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event' || last.event.type !== 'card.read' || !before?.matches('open')) return true;
      const { accounts: all } = snapshot.context;
      return all.every(({ id, card }) => (id === account.id) === (card?.lastFourDigits === successor.lastFourDigits));
    },
    'terms stand before the policy, the policy before the welcome': ({ snapshot, lastAnswer }) => {
      const shown = snapshot.context.account?.id;
      const termsPending = lastAnswer('accounts')?.some((one) => one.id === shown && !one.termsAndConditionsAccepted);
      const policy = lastAnswer('customPolicy');
      const policyPending = policy?.policyText !== null && policy?.accepted === false;
      if (snapshot.matches('terms')) return termsPending === true || snapshot.matches({ terms: 'rereading' });
      if (snapshot.matches('policy')) return policyPending && !termsPending;
      return !snapshot.matches('onboarding') || !(termsPending || policyPending);
    },
    'nothing is accepted, approved or created unless the cardholder asked for it': ({ effects, steps }) =>
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
    'the session is told that nobody can be let in when the policy cannot be read, and only then': ({
      effects,
      steps,
    }) =>
      count(effects.filter(({ name }) => name === 'tell')) ===
      count(steps.filter((step) => step.kind === 'error' && step.actor === 'customPolicy')),
    'the pages show the cardholder as last read': ({ steps, snapshot }) => {
      const read = steps.flatMap((step) => {
        if (step.kind === 'done' && step.actor === 'cardholderInfo') return [step.output];
        return step.kind === 'event' && step.event.type === 'cardholder.read' ? [renamed] : [];
      });
      return snapshot.context.cardholder === null || read.includes(snapshot.context.cardholder);
    },
    'after a change the cardholder is read at once, behind the page, and later if that fails': (trace) => {
      const { steps, before, snapshot, effects } = trace;
      const last = steps.at(-1);
      const isChange = last?.kind === 'event' && last.event.type === 'cardholder.changed';
      const isAsked = effects.some(({ name, step }) => name === 'call.cardholderInfo' && step === steps.length);
      if (!before?.matches('open') || !(isChange || last?.kind === 'time')) return true;
      return isAsked && snapshot.matches('open');
    },
    'what cannot be read is said, and nothing is decided without it': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      if (before?.matches('open')) return snapshot.matches('open') || last?.kind !== 'error';
      const isReading =
        last?.kind === 'error' && ['cardholderInfo', 'accounts', 'onboardingStatus'].includes(last.actor);
      return !isReading || snapshot.matches('unavailable');
    },
    'a change that failed can be made again': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'error') return true;
      const { actor } = last;
      if (actor === 'acceptTerms') return snapshot.matches({ terms: 'unaccepted' });
      if (actor === 'approvePolicy') return snapshot.matches({ policy: 'unapproved' });
      return actor !== 'createDigitalCard' || snapshot.matches({ onboarding: 'cardless' });
    },
    'after a change, and when the person tries again, the server is asked anew': ({ steps, before, effects }) => {
      const last = steps.at(-1);
      const asked = effects.filter(({ step }) => step === steps.length).map(({ name }) => name);
      const isRetry =
        last?.label === 'bare' && (before?.matches('accountless') || before?.matches('unavailable')) && isRetried(last);
      if (isRetry || (last?.kind === 'done' && last.actor === 'createDigitalCard')) {
        return ['call.cardholderInfo', 'call.accounts', 'call.onboardingStatus'].every((call) => asked.includes(call));
      }
      if (last?.kind !== 'done') return true;
      if (last.actor === 'acceptTerms') return asked.includes('call.accounts');
      return last.actor !== 'approvePolicy' || asked.includes('call.customPolicy');
    },
    'the accounts that were read again are judged at once': ({ steps, before, snapshot }) =>
      steps.at(-1)?.kind !== 'done' ||
      !before?.matches({ terms: 'rereading' }) ||
      !snapshot.matches({ terms: 'rereading' }),
    'a failure is known until the next attempt': ({ snapshot, before, steps }) => {
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

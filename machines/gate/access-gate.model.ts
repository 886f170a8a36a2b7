import { customPolicy } from '../../contract/access.ts';
import { accounts } from '../../contract/account.ts';
import { cardholderInfo } from '../../contract/cardholder.ts';
import { defineModel, type Step } from '../model.ts';
import { accessGate } from './access-gate.ts';

const unreachable = { unreachable: { kind: 'unreachable' } } as const;
const refused = { refused: { kind: 'refused', status: 500, detail: null } } as const;

const [account] = accounts.response.parse(accounts.example.response);
if (account === undefined) throw new Error('the contract shows no account');
const excluded = { ...account, topupLevel: { ...account.topupLevel, branchId: 9 } };
const { policyText } = customPolicy.response.parse(customPolicy.example.response);
const cardholder = cardholderInfo.response.parse(cardholderInfo.example.response);

const isRetried = (step: Step<typeof accessGate>) => step.kind === 'event' && step.event.type === 'gate.retry';
const count = (list: readonly unknown[]) => list.length;

export const accessGateModel = defineModel({
  machine: accessGate,
  starts: { 'signed in': { input: (ports, spy) => ({ ports, tell: spy('tell') }) } },
  events: { 'gate.retry': 'bare', 'terms.accept': 'bare', 'policy.approve': 'bare', 'card.create': 'bare' },
  actors: {
    cardholderInfo: { done: { cardholder }, error: unreachable },
    accounts: {
      done: {
        'terms accepted': [account],
        'terms not accepted': [{ ...account, termsAndConditionsAccepted: false }],
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
  },
  identity: ({ account, policy, needsOnboarding, failure }) => [
    account?.termsAndConditionsAccepted,
    policy?.policyText ? policy.accepted : null,
    needsOnboarding,
    failure?.kind,
  ],
  laws: {
    'the portal opens only when the server last said that nothing is pending': ({ snapshot, lastAnswer }) => {
      const policy = lastAnswer('customPolicy');
      const isClear =
        lastAnswer('accounts')?.some((one) => one.id === account.id && one.termsAndConditionsAccepted) &&
        (policy?.policyText === null || policy?.accepted) &&
        lastAnswer('onboardingStatus')?.needsOnboarding === false;
      return !snapshot.matches('open') || isClear === true;
    },
    'terms stand before the policy, the policy before the welcome': ({ snapshot, lastAnswer }) => {
      const termsPending = lastAnswer('accounts')?.every((one) => !one.termsAndConditionsAccepted);
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
    'what cannot be read is said, and nothing is decided without it': ({ steps, snapshot }) => {
      const last = steps.at(-1);
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
    'a failure is known until the next attempt': ({ snapshot, steps }) => {
      const last = steps.at(-1);
      return (
        last?.kind !== 'error' || last.actor === 'customPolicy' || snapshot.context.failure?.kind === last.failure.kind
      );
    },
  },
});

import type { Account } from '../../contract/account.ts';
import { isEqual } from '../is-equal.ts';
import { isLost } from '../lost-response.ts';
import { failureMessage, policyFailureMessage } from '../message.ts';
import type { Trace } from '../model.ts';
import type { Toast } from '../ports.ts';
import type { accessGate } from './access-gate.ts';

type GateTrace = Trace<typeof accessGate>;

/** The answer of each step that says that nothing has changed. */
const UNCHANGED = {
  terms: 'terms not accepted',
  policy: 'policy not accepted',
  onboarding: 'onboarding needed',
} as const;
const STEPS = ['terms', 'policy', 'onboarding'] as const;

/** Nothing must be accepted for an account: it is accepted, or the account is not active and the user chose it. */
export const hasNoTerms = ({ status, termsAndConditionsAccepted }: Account) =>
  termsAndConditionsAccepted || status !== 'ACTIVE';

type Step = GateTrace['steps'][number];

/** The call that reads what each change has changed. */
const READ_AFTER = {
  acceptTerms: 'call.accounts',
  approvePolicy: 'call.customPolicy',
  createDigitalCard: 'call.onboardingStatus',
} as const;
/** The call that reads what the change of an answer has changed; null if it is no answer of a change. */
const readAfter = (step: Step | undefined): string | null =>
  step && 'actor' in step && step.actor in READ_AFTER ? READ_AFTER[step.actor as keyof typeof READ_AFTER] : null;

/** It is unknown whether the change is made. */
const isLostChange = (step: Step | undefined) =>
  step?.kind === 'error' && readAfter(step) !== null && isLost(step.failure);

/** The policy could not be read. */
export const isPolicyFailure = (step: Step | undefined) => step?.kind === 'error' && step.actor === 'customPolicy';

/** Whether a step answers the read that follows an approval without a response. */
export const isAfterLostApproval = (steps: readonly Step[], index: number) => {
  const last = steps.slice(0, index).findLast(({ kind }) => kind === 'done' || kind === 'error');
  return isLostChange(last) && readAfter(last) === READ_AFTER.approvePolicy;
};

const count = (list: readonly unknown[]) => list.length;
const isThanks = (toast: unknown) => (toast as Toast).type === 'success';

/** The invariants of the terms, the policy and the welcome. */
export const stepInvariants = {
  'an account that is shown cannot be chosen again': ({ steps, before, effects }) => {
    const last = steps.at(-1);
    const isSame =
      last?.kind === 'event' && last.event.type === 'account.choose' && last.event.id === before?.context.account?.id;
    return !isSame || effects.every(({ step }) => step < steps.length);
  },
  'the terms come before the policy, the policy before the welcome': ({ snapshot, lastAnswer }) => {
    const shown = snapshot.context.account?.id;
    const termsPending = lastAnswer('accounts')?.some((one) => one.id === shown && !hasNoTerms(one));
    const policy = lastAnswer('customPolicy');
    const policyPending = policy?.policyText !== null && policy?.accepted === false;
    if (snapshot.matches('terms')) return termsPending === true || snapshot.matches({ terms: 'checkingOutcome' });
    if (snapshot.matches('policy')) return policyPending && !termsPending;
    return !snapshot.matches('onboarding') || !(termsPending || policyPending);
  },
  'the welcome shows only while a card is to be created, and that there is no card only if none is': ({
    snapshot,
    lastAnswer,
  }) => {
    const needsCard = lastAnswer('onboardingStatus')?.needsOnboarding;
    if (snapshot.matches({ onboarding: 'confirming' })) return needsCard === true;
    return !snapshot.matches('noAccount') || (snapshot.context.account === null && needsCard === false);
  },
  'a failed load is shown only after a failure': ({ snapshot, before, steps }) =>
    !snapshot.matches('loadFailed') || before?.matches('loadFailed') === true || steps.at(-1)?.kind === 'error',
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
  'a failed change can be made again': ({ steps, snapshot }) => {
    const last = steps.at(-1);
    if (last?.kind !== 'error') return true;
    const { actor } = last;
    if (isLostChange(last)) return true;
    if (actor === 'acceptTerms') return snapshot.matches({ terms: 'confirming' });
    if (actor === 'approvePolicy') return snapshot.matches({ policy: 'confirming' });
    return actor !== 'createDigitalCard' || snapshot.matches({ onboarding: 'confirming' });
  },
  'after a change or a retry the data is loaded again': ({ steps, before, snapshot, effects }) => {
    const last = steps.at(-1);
    const asked = effects.filter(({ step }) => step === steps.length).map(({ name }) => name);
    const isRetry = last?.kind === 'event' && last.event.type === 'access.retry';
    const isTaken = before?.matches('noAccount') || before?.matches('loadFailed');
    const isCreated = before?.matches({ onboarding: 'checkingOutcome' }) && last?.label === 'onboarded';
    if ((isRetry && isTaken) || isCreated) {
      return ['call.cardholderInfo', 'call.accounts', 'call.onboardingStatus'].every((call) => asked.includes(call));
    }
    const read = readAfter(last);
    if (isLostChange(last) && snapshot.context.message !== null) return false;
    return read === null || asked.includes(read) === (last?.kind === 'done' || isLostChange(last));
  },
  'a policy that cannot be read after a lost approval shows as a failed load': ({ steps, snapshot }) =>
    !isPolicyFailure(steps.at(-1)) || !isAfterLostApproval(steps, steps.length - 1) || snapshot.matches('loadFailed'),
  'everything is loaded at the start, after a retry and for a new card, and at no other time': ({
    steps,
    before,
    snapshot,
    effects,
  }) => {
    const last = steps.at(-1);
    const isRead = effects.some(({ name, step }) => name === 'call.cardholderInfo' && step === steps.length);
    if (last === undefined || !isRead) return isRead === (last === undefined);
    const isAsked = last.kind === 'event' && last.event.type === 'access.retry';
    const { message, cardholder } = snapshot.context;
    return (
      (isAsked || before?.matches({ onboarding: 'checkingOutcome' }) === true) &&
      message === null &&
      cardholder === null
    );
  },
  'accounts that were loaded again are used at once': ({ steps, before, snapshot }) =>
    steps.at(-1)?.kind !== 'done' ||
    !before?.matches({ terms: 'checkingOutcome' }) ||
    !snapshot.matches({ terms: 'checkingOutcome' }),
  'a step whose answer changed nothing is asked again, with the reason': ({ steps, before, snapshot }) => {
    const step = STEPS.find(
      (one) => before?.matches({ [one]: 'checkingAccepted' }) || before?.matches({ [one]: 'checkingOutcome' }),
    );
    if (step === undefined || steps.at(-1)?.label !== UNCHANGED[step]) return true;
    return snapshot.matches({ [step]: 'confirming' }) && isEqual(snapshot.context.message, { id: 'failure.notDone' });
  },
  'thanks are shown exactly when the backend says that the policy is approved': ({ steps, before, effects }) => {
    const last = steps.at(-1);
    const isRead = last?.kind === 'done' && last.actor === 'customPolicy' && before?.matches('policy');
    const isApproved = isRead && (last.output.policyText === null || last.output.accepted);
    const thanks = effects.filter(
      ({ name, args, step }) => name === 'notify' && step === steps.length && isThanks(args[0]),
    );
    return count(thanks) === Number(isApproved === true);
  },
  'a failure is kept until the next attempt': ({ snapshot, before, steps }) => {
    const last = steps.at(-1);
    return (
      last?.kind !== 'error' ||
      (isPolicyFailure(last) && !isAfterLostApproval(steps, steps.length - 1)) ||
      isLostChange(last) ||
      before?.matches('open') ||
      isEqual(
        snapshot.context.message,
        (last.actor === 'approvePolicy' ? policyFailureMessage : failureMessage)(last.failure),
      )
    );
  },
} satisfies Readonly<Record<string, (trace: GateTrace) => boolean>>;

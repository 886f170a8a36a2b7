import { expect, it } from 'vitest';
import { CallError, type CallFailure } from '../../contract/backend.ts';
import { calls } from '../../contract/calls.ts';
import { models } from '../../machines/models.ts';

type Guard = (args: object, params: object) => boolean;

const STATUSES = Array.from({ length: 200 }, (_, index) => 400 + index);
const OTHERS = ['unreachable', 'timeout', 'invalidResponse'] as const;
const DETAILS = new Set(Object.values(calls).flatMap(({ rejections }) => Object.keys(rejections)));

const paramsOf = (failure: CallFailure) => ({ error: new CallError('test', failure), failure });
const rejectionsWith = (detail: string | null) =>
  STATUSES.map((status) => ({ status, params: paramsOf({ kind: 'rejected', status, detail }) }));

const WITHOUT_DETAIL = rejectionsWith(null);
const WITH_DETAIL = [...DETAILS].map((detail) => ({ detail, rejections: rejectionsWith(detail) }));
const OTHER_FAILURES = OTHERS.map((kind) => ({ kind, params: paramsOf({ kind }) }));

/** `[404, 500, 501, 502]` as `404, 500–502`. */
function rangesOf(statuses: readonly number[]): readonly string[] {
  const starts = statuses.filter((status) => !statuses.includes(status - 1));
  const ends = statuses.filter((status) => !statuses.includes(status + 1));
  return starts.map((start, index) => (start === ends[index] ? `${start}` : `${start}–${ends[index]}`));
}

/** The failures that a guard accepts; null if it is not about failures. Throws if it reads anything else. */
function acceptedBy(guard: Guard): string | null {
  const accepts = (params: object) => guard({ context: {}, event: params }, params);
  const statusesIn = (rejections: typeof WITHOUT_DETAIL) =>
    rejections.filter(({ params }) => accepts(params)).map(({ status }) => status);
  const statuses = statusesIn(WITHOUT_DETAIL);
  const details = WITH_DETAIL.flatMap(({ detail, rejections }) => {
    const withDetail = statusesIn(rejections);
    if (withDetail.join() === statuses.join()) return [];
    return withDetail.length === STATUSES.length ? [detail] : [`${rangesOf(withDetail)} ${detail}`];
  });
  const others = OTHER_FAILURES.flatMap(({ kind, params }) => (accepts(params) ? [kind] : []));
  const isAllOrNone = statuses.length === STATUSES.length || statuses.length + others.length === 0;
  if (details.length === 0 && isAllOrNone) return null;
  return [...rangesOf(statuses), ...details, ...others].join(', ');
}

const guards = models.flatMap(({ machine }) =>
  Object.entries(machine.implementations.guards as Record<string, Guard>).map(
    ([name, guard]) => [`${machine.id} ${name}`, guard] as const,
  ),
);

/** A response that may have been lost on its way: the change can have happened. */
const LOST = 'unreachable, timeout, invalidResponse';
const NO_PROOF = 'Invalid one-time code, Too many attempts, Signature is missing or already used';

it('each guard on a failure accepts the failures that it is about, and no other', () => {
  const accepted = guards.flatMap(([name, guard]) => {
    try {
      return [[name, acceptedBy(guard)] as const];
    } catch {
      // It needs a context, another parameter or a certain event.
      return [];
    }
  });
  expect(Object.fromEntries(accepted.filter(([, failures]) => failures !== null))).toEqual({
    'access-gate isResponseLost': LOST,
    'activate-card isResponseLost': LOST,
    'bankid-signing isPassing': `429, 500–599, ${LOST}`,
    'calendar-availability isMissing': '404',
    'card-status isPinUnavailable': '409',
    'change-password isIncorrect': 'Incorrect password',
    'change-password isLost': LOST,
    'classic-replacement isFeeChanged': '409 The fee has changed',
    'classic-replacement isFeeInvalid': 'invalidResponse',
    'contact-verification isCodeExhausted': 'Too many attempts',
    'contact-verification isCodeWrong': 'Invalid verification code',
    'contact-verification isResponseLost': LOST,
    'delivery-address isResponseLost': LOST,
    'digital-replacement isAlreadyReplaced': '400 You already blocked your card and created a new digital card.',
    'limits isLocked': 'Your employer does not allow changing the limits',
    'login-bankid isPassing': `429, 500–599, ${LOST}`,
    'login-password isCodeRejected': 'Invalid one-time code',
    'login-password isCodeRequired': 'MFA is required',
    'one-time-code isUnverified': 'Add and verify your email first',
    'order-signing isProofRejected': NO_PROOF,
    'password-reset isLinkUsed': 'This link to set password was already used or has expired.',
    'password-reset isLost': LOST,
    'password-reset isRejected': '400–407, 409–428, 430–499',
    'physical-card-order isFeeInvalid': 'invalidResponse',
    'pin-unblock hasNoPin': '409',
    'pin-unblock isProofRejected': NO_PROOF,
    'sensitive-info isProofRejected': NO_PROOF,
    'session isUnauthorized': '401',
  });
});

import { defineModel } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
import { expiryOf, tokenStatus } from '../token.ts';
import { otherTabInvariants } from './other-tab.fixture.ts';
import { isRenewing, renewalInvariants } from './renewal.fixture.ts';
import {
  anna,
  annaCapped,
  annaExpired,
  annaForbidden,
  annaRenewed,
  bo,
  DATA_OF_ANNA,
  FIRST_STATE,
  hasStoredSession,
  lastEvent,
  ownerEventsOf,
  type SessionTrace,
  sessionStarts,
  subjectOf,
  TO_CONFIRM,
  tokensOf,
  unnamed,
} from './session.fixture.ts';
import { session } from './session.ts';
import { signOutInvariants } from './sign-out.fixture.ts';
import { isInactive, lastInputOf, unattendedInvariants } from './unattended.fixture.ts';

const MINUTE = 60_000;

const RENEWING = { signedIn: 'renewal' } as const;
const CHECKING = { signedIn: 'checkingOffer' } as const;
/** Whether a question about the token of a link is open. */
const isAsked = ({ snapshot }: SessionTrace) => snapshot.matches('choosing') || snapshot.matches('confirmingOffer');
const WITHOUT_TOKEN = 'Without a token, booting leads at once to signedOut and keeps the reason.';

export const sessionModel = defineModel({
  machine: session,
  starts: sessionStarts,
  events: {
    'token.obtained': {
      live: { token: anna },
      'of another user': { token: bo },
      'for another application': { token: annaForbidden },
      expired: { token: annaExpired },
    },
    'token.changed': {
      removed: { token: null },
      'of another user': { token: bo },
      'without a user': { token: unnamed },
      renewed: { token: annaRenewed },
      'not longer': { token: annaCapped },
      expired: { token: annaExpired },
      unreadable: { token: 'no.such.token' },
    },
    'offer.accept': 'noPayload',
    'offer.decline': 'noPayload',
    'query.succeeded': 'noPayload',
    'query.unauthorized': 'noPayload',
    'query.forbidden': 'noPayload',
    'lock.granted': 'noPayload',
    'user.active': 'noPayload',
    'user.inactive': 'noPayload',
    'user.timedOut': 'noPayload',
    'session.extend': 'noPayload',
    'ending.acknowledge': 'noPayload',
    'session.logOut': 'noPayload',
    'access.denied': 'noPayload',
    'link.rejected': 'noPayload',
    'login.requested': 'noPayload',
  },
  actors: {
    renewToken: {
      done: {
        renewed: { accessToken: annaRenewed },
        'not longer': { accessToken: annaCapped },
        forbidden: { accessToken: annaForbidden },
      },
      error: {
        unreachable: { kind: 'unreachable' },
        unauthorized: { kind: 'rejected', status: 401, detail: null },
        'not allowed': { kind: 'rejected', status: 403, detail: null },
      },
    },
    inactivity: 'machine',
    untilRenewal: 'wait',
    untilExpiry: 'wait',
    otherTabs: 'listener',
    renewalLock: 'listener',
  },
  idlePeriods: { 'a minute': MINUTE, 'half an hour': 30 * MINUTE },
  externalEvents: ['lock.granted', 'query.succeeded', 'user.active', 'user.inactive', 'user.timedOut'],
  repeatable: { renewToken: 'A renewal changes nothing that the user sees.' },
  equivalentFaults: {
    "'booting' at once, if isForbidden: goes to 'booting' instead of 'signedOut'": WITHOUT_TOKEN,
    "'booting' at once, if isExpired: goes to 'booting' instead of 'signedOut'": WITHOUT_TOKEN,
    "'booting' at once, if hasToken: goes to 'booting' instead of 'signedOut'": WITHOUT_TOKEN,
    "'signedIn' on user.timedOut: goes to 'booting' instead of 'signedOut'": WITHOUT_TOKEN,
    "'signedIn' on token.changed, if isInactiveElsewhere: goes to 'booting' instead of 'signedOut'": WITHOUT_TOKEN,
    "'signedIn' on query.unauthorized: goes to 'booting' instead of 'signedOut'": WITHOUT_TOKEN,
    "'signedIn' on access.denied: goes to 'booting' instead of 'signedOut'": WITHOUT_TOKEN,
    "'signedIn' on link.rejected: goes to 'booting' instead of 'signedOut'": WITHOUT_TOKEN,
    "'signedIn' on login.requested: goes to 'booting' instead of 'signedOut'": WITHOUT_TOKEN,
    "'signedIn.renewal.requesting' renewToken fails, if isUnauthorized: goes to 'booting' instead of 'signedOut'":
      WITHOUT_TOKEN,
    "'signedIn.renewal' untilExpiry answers: goes to 'booting' instead of 'signedOut'": WITHOUT_TOKEN,
    "'signedIn.expiring' untilExpiry answers: goes to 'booting' instead of 'signedOut'": WITHOUT_TOKEN,
    "'signedIn.unattended' untilExpiry answers: goes to 'booting' instead of 'signedOut'": WITHOUT_TOKEN,
    "'signedIn.expiring.extending.requesting' renewToken fails, if isUnauthorized: goes to 'booting' instead of 'signedOut'":
      WITHOUT_TOKEN,
    "'signedIn.ending' untilExpiry answers: goes to 'booting' instead of 'signedOut'": WITHOUT_TOKEN,
    "'signedIn' on token.changed, if isExpiredElsewhere: goes to 'booting' instead of 'signedOut'": WITHOUT_TOKEN,
    "'signedIn' on token.changed, if isTokenGone: goes to 'booting' instead of 'signedOut'": WITHOUT_TOKEN,
  },
  identity: ({
    token,
    offeredToken,
    reason,
    requestedAt,
    startedAt,
    tokenAt,
    message,
    settings,
    ports: { clock, device },
  }) => [
    message !== null,
    clock.now() - tokenAt >= 1000,
    settings.inactivityLimit,
    token,
    offeredToken,
    reason,
    tokenStatus(token, clock.now()),
    tokenStatus(offeredToken, clock.now()),
    clock.now() - (requestedAt ?? startedAt) >= MINUTE,
    requestedAt === null,
    clock.now() >= lastInputOf(device.read('lastInput')) + 30 * MINUTE,
  ],
  invariants: {
    ...unattendedInvariants,
    ...otherTabInvariants,
    ...renewalInvariants,
    ...signOutInvariants,
    'the first state follows from the tokens of the start': ({ start, steps, snapshot }) =>
      steps.length > 0 || snapshot.matches(FIRST_STATE[start]),
    'a token that is not live gives the user a sign-out reason': ({ start, steps, snapshot }) =>
      steps.length > 0 ||
      !snapshot.matches('signedOut') ||
      (snapshot.context.reason === null) === (start === 'no token'),
    'a live token without a Cardholder application is unauthorized, not expired': ({ start, steps, snapshot }) =>
      steps.length > 0 || start.includes('another application') === (snapshot.context.reason === 'unauthorized'),
    'only a live token signs the user in': ({ steps, before, snapshot, now }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event' || last.event.type !== 'token.obtained' || !before?.matches('signedOut')) return true;
      return snapshot.matches(tokenStatus(last.event.token, now) === 'live' ? 'signedIn' : 'signedOut');
    },
    'the token is renewed when it is due, by a query after a minute, and when the user extends the session': (
      trace,
    ) => {
      const { before, steps, now } = trace;
      const event = lastEvent(trace);
      const isWanted =
        (steps.at(-1)?.label === 'untilRenewal is over' && !isInactive(trace)) ||
        (event === 'query.succeeded' &&
          before?.matches({ signedIn: 'fresh' }) &&
          now - (before.context.requestedAt ?? before.context.startedAt) >= MINUTE) ||
        (event === 'session.extend' && before?.matches({ signedIn: 'expiring' }));
      return !isWanted || isRenewing(trace);
    },
    'a session that opens with less than 1500 s left is renewed at once': (trace) => {
      const { steps, before, snapshot, now } = trace;
      const isOpen = before?.matches('signedIn') && !before.matches(CHECKING);
      const isRenewedElsewhere = steps.at(-1)?.kind === 'event' && lastEvent(trace) === 'token.changed';
      if (isOpen || isRenewedElsewhere || !snapshot.matches('signedIn') || snapshot.matches(CHECKING)) return true;
      return expiryOf(snapshot.context.token) - now < 25 * MINUTE === snapshot.matches(RENEWING);
    },
    'a query does not repeat a renewal that has just failed': (trace) =>
      lastEvent(trace) !== 'query.succeeded' ||
      !trace.before?.matches({ signedIn: 'renewalFailed' }) ||
      !trace.snapshot.matches(RENEWING),
    'a failed renewal is retried until the expiry warning': ({ steps, now, snapshot }) => {
      if (steps.at(-1)?.label !== 'after retryRenewal') return true;
      const left = expiryOf(snapshot.context.token) - now;
      return snapshot.matches(left > 2 * MINUTE ? RENEWING : { signedIn: 'expiring' });
    },
    'a rejected token, a denied access or an invalid link ends the session': (trace) => {
      const mustEnd = ['query.unauthorized', 'access.denied', 'link.rejected'].includes(lastEvent(trace) ?? '');
      if (!mustEnd || !trace.before?.matches('signedIn')) return true;
      const keepsStored = trace.before.matches(CHECKING) && lastEvent(trace) === 'query.unauthorized';
      return trace.snapshot.matches(keepsStored && hasStoredSession(trace) ? 'leaving' : 'signedOut');
    },
    'an invalid link is the sign-out reason, signed in or not': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      const isOpen = before?.matches('signedIn') || before?.matches('signedOut');
      const isInvalidLink = last?.kind === 'event' && last.event.type === 'link.rejected' && isOpen === true;
      return !isInvalidLink || (snapshot.matches('signedOut') && snapshot.context.reason === 'invalidLink');
    },
    'an answered renewal is finished': ({ steps, snapshot }) =>
      steps.length === 0 ||
      steps.at(-1)?.kind === 'time' ||
      steps.at(-1)?.kind === 'event' ||
      !isRenewing({ snapshot }),
    'an answer about the offered token ends the question': (trace) =>
      !lastEvent(trace)?.startsWith('offer.') || !isAsked(trace),
    'with the setting, a link does not log in before the user agrees': ({ start, steps, snapshot }) =>
      start !== TO_CONFIRM ||
      !snapshot.matches('signedIn') ||
      steps.some(
        (step) =>
          step.kind === 'event' && ['offer.accept', 'token.obtained', 'token.changed'].includes(step.event.type),
      ),
    'a 403 with an expired token reloads the page': (trace) =>
      lastEvent(trace) !== 'query.forbidden' ||
      !trace.before?.matches('signedIn') ||
      tokenStatus(trace.before.context.token, trace.now) === 'live' ||
      trace.snapshot.matches('leaving'),
    'log-out leaves the page': (trace) =>
      lastEvent(trace) !== 'session.logOut' || !trace.before?.matches('signedIn') || trace.snapshot.matches('leaving'),
    'a signed-in user has a token that was live when it came': (trace) => {
      const { token } = trace.snapshot.context;
      const wasLive = tokensOf(trace).some((one) => one === token && tokenStatus(one, MODEL_START) === 'live');
      return !trace.snapshot.matches('signedIn') || wasLive;
    },
    'a fresh session has a token that is live now': ({ snapshot, now }) =>
      !snapshot.matches({ signedIn: 'fresh' }) || tokenStatus(snapshot.context.token, now) === 'live',
    'the device has the token of the session, unless another tab changed it': ({ snapshot, device, steps }) =>
      !snapshot.matches('signedIn') ||
      snapshot.matches(CHECKING) ||
      device.token === snapshot.context.token ||
      steps.some((step) => step.kind === 'event' && step.event.type === 'token.changed'),
    'a signed-out device has no token': (trace) =>
      !(
        trace.snapshot.matches('signedOut') ||
        (lastEvent(trace) === 'session.logOut' && trace.before?.matches('signedIn'))
      ) ||
      trace.device.token === undefined ||
      // The device of the model keeps what another tab has removed.
      trace.steps.some(({ label }) => label === 'removed'),
    'a renewed token replaces the old one at once': ({ steps, snapshot, device, now }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'done' || tokenStatus(last.output.accessToken, now) !== 'live') return true;
      return snapshot.context.token === last.output.accessToken && device.token === last.output.accessToken;
    },
    'a link replaces a session only after the user agreed': ({ start, steps, snapshot: { context } }) =>
      start !== 'a token of another user in the address' ||
      context.token !== bo ||
      steps.some(
        (step) => step.kind === 'event' && (step.event.type === 'offer.accept' || step.label === 'of another user'),
      ),
    'a session that another tab has ended is not opened again': (trace) => {
      const changed = trace.steps.findLast((step) => step.kind === 'event' && step.event.type === 'token.changed');
      const isDeclined = lastEvent(trace) === 'offer.decline' && changed?.label === 'removed';
      return !isDeclined || !trace.before?.matches('confirmingOffer') || trace.snapshot.matches('signedOut');
    },
    'a token from a link is stored only after a call has succeeded with it': ({ start, steps, device }) =>
      !start.endsWith('in the address') ||
      (device.token !== bo && device.token !== unnamed) ||
      steps.some((step) => step.kind === 'event' && ['query.succeeded', 'token.changed'].includes(step.event.type)),
    'a rejected token from a link leaves the stored session as it was': ({ before, steps, device, now }) => {
      const last = steps.at(-1);
      if (!before?.matches(CHECKING) || last?.kind !== 'event' || last.event.type !== 'query.unauthorized') return true;
      return tokenStatus(anna, now) !== 'live' || device.token === undefined || device.token !== before.context.token;
    },
    'a stored token is of the user whose data the device remembers': ({ steps, device }) =>
      device.pendingAction === undefined ||
      device.token === undefined ||
      subjectOf(device.token) === DATA_OF_ANNA.dataOwner ||
      steps.some((step) => step.kind === 'event' && step.event.type === 'token.changed'),
    'what the device remembers stays until a log-out or another user': ({ start, steps, device }) =>
      start !== 'a page that reloaded because the token expired' ||
      device.pendingAction !== undefined ||
      steps.some(
        (step) =>
          step.kind === 'event' &&
          (['session.logOut', 'login.requested'].includes(step.event.type) || step.label === 'of another user'),
      ),
    'the owner knows whether the session is open, and gets no event twice': (trace) => {
      const ownerEvents = ownerEventsOf(trace);
      const isRepeated = ownerEvents.some((type, index) => index > 0 && type === ownerEvents[index - 1]);
      if (isRepeated || isAsked(trace)) return ownerEvents.length === 0;
      return ownerEvents.at(-1) === (trace.snapshot.matches('signedIn') ? 'session.opened' : 'session.closed');
    },
    'the page reloads exactly once, when the session leaves': ({ effects, snapshot }) =>
      effects.filter(({ name }) => name === 'browser.reload').length === (snapshot.matches('leaving') ? 1 : 0),
    'the session leaves only after log-out, a change in another tab, or a 403 with an expired token': (trace) => {
      if (!trace.snapshot.matches('leaving') || trace.steps.length === 0) return true;
      const isExpired = tokenStatus(tokensOf(trace).at(-1) ?? null, trace.now) !== 'live';
      const isRejectedLink = trace.before?.matches(CHECKING) || trace.before?.matches('leaving');
      const causes = [
        'session.logOut',
        'token.changed',
        ...(isExpired ? ['query.forbidden'] : []),
        ...(isRejectedLink ? ['query.unauthorized'] : []),
      ];
      return causes.some((cause) => trace.steps.some((step) => step.kind === 'event' && step.event.type === cause));
    },
    'only a 403 that reloads the page stores a sign-out reason, and it is read once': (trace) => {
      const hasReason = trace.device.signOutReason === 'expired';
      if (!trace.snapshot.matches('leaving')) return !hasReason;
      return trace.before?.matches('leaving') || hasReason === (lastEvent(trace) === 'query.forbidden');
    },
    'the reason is expired only when the token has expired': (trace) =>
      trace.snapshot.context.reason !== 'expired' ||
      trace.start === 'a page that reloaded because the token expired' ||
      tokensOf(trace).some((token) => tokenStatus(token, trace.now + 2 * MINUTE) === 'expired'),
    'the reason is rejected only after a 401 or an unreadable token on the device': ({
      start,
      snapshot: { context },
      steps,
    }) =>
      context.reason !== 'rejected' ||
      start === 'an unreadable token on the device' ||
      start === 'an expired token in the address' ||
      steps.some(
        (step) =>
          step.label === 'unreadable' ||
          step.label === 'removed' ||
          (step.kind === 'error' && step.label === 'unauthorized') ||
          (step.kind === 'event' && step.event.type === 'query.unauthorized'),
      ),
  },
});

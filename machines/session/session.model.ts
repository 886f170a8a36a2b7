import { defineModel } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
import { tokenStatus } from '../token.ts';
import { offeredTokenInvariants } from './offered-token.invariants.ts';
import { otherTabInvariants } from './other-tab.fixture.ts';
import { renewalInvariants } from './renewal.fixture.ts';
import {
  anna,
  annaCapped,
  annaExpired,
  annaForbidden,
  annaRenewed,
  bo,
  CHECKING,
  DATA_OF_ANNA,
  FIRST_STATE,
  hasStoredSession,
  isAsked,
  lastEvent,
  ownerEventsOf,
  sessionStarts,
  subjectOf,
  tokensOf,
  unnamed,
} from './session.fixture.ts';
import { session } from './session.ts';
import { signOutInvariants } from './sign-out.fixture.ts';
import { lastInputOf, unattendedInvariants } from './unattended.fixture.ts';
import { usedTokenInvariants } from './used-tokens.fixture.ts';
import { isEnded } from './used-tokens.ts';
import { userKeyInvariants } from './user-key.fixture.ts';

const MINUTE = 60_000;

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
    "'signedIn' on token.changed, if isExpired: goes to 'booting' instead of 'signedOut'": WITHOUT_TOKEN,
    "'booting' at once, if isOfferEnded: goes to 'booting' instead of 'signedOut'": WITHOUT_TOKEN,
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
    settings.endsAtBackend,
    token,
    offeredToken,
    reason,
    tokenStatus(token, clock.now()),
    tokenStatus(offeredToken, clock.now()),
    clock.now() - (requestedAt ?? startedAt) >= MINUTE,
    requestedAt === null,
    clock.now() >= lastInputOf(device.read('lastInput')) + 30 * MINUTE,
    isEnded(device, annaRenewed),
  ],
  invariants: {
    ...unattendedInvariants,
    ...otherTabInvariants,
    ...renewalInvariants,
    ...signOutInvariants,
    ...offeredTokenInvariants,
    ...usedTokenInvariants,
    ...userKeyInvariants,
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
    'a signed-out user has no token': ({ snapshot }) =>
      !snapshot.matches('signedOut') || snapshot.context.token === null,
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
      start === 'a used token on the device' ||
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

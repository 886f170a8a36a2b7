import type { InputFrom } from 'xstate';
import { defineModel, MODEL_START, type Start, type Trace } from '../model.ts';
import { tokenOf } from '../token.fixture.ts';
import { expiryOf, verdictOn } from '../token.ts';
import type { SessionNews } from './session.setup.ts';
import { session } from './session.ts';

const MINUTE = 60_000;

const anna = tokenOf({ expiresIn: 1800 });
const annaRenewed = tokenOf({ expiresIn: 5400 });
/** Renewed too late to be tried twice before the session is about to end. */
const annaShort = tokenOf({ expiresIn: 190 });
const annaOver = tokenOf({ expiresIn: -60 });
const annaElsewhere = tokenOf({ expiresIn: 1800, applications: ['MerchantPortal'] });
const bo = tokenOf({ sub: 'bo', expiresIn: 1800 });

/** The tokens that each start brings: on the device, then in the address. */
const STARTS = {
  'no token': [null, null],
  'a page that reloaded because the token was over': [null, null],
  'a token on the device': [anna, null],
  'a short-lived token on the device': [annaShort, null],
  'a token that is over on the device': [annaOver, null],
  'a token for another application on the device': [annaElsewhere, null],
  'a token in the address': [null, anna],
  'a token that makes no sense on the device': ['no.such.token', null],
  'a token that is over in the address': [null, annaOver],
  'a token for another application in the address': [null, annaElsewhere],
  'a token of another person in the address': [anna, bo],
} as const;

const startWith = (name: keyof typeof STARTS): Start<InputFrom<typeof session>> => {
  const [stored, offeredToken] = STARTS[name];
  return {
    ...(stored && { device: { token: stored } }),
    input: (ports, spy) => ({ ports, tell: spy('tell'), offeredToken }),
  };
};

type Seen = Trace<typeof session, keyof typeof STARTS>;

/** Every token that has come so far, oldest first. */
function broughtBy({ start, steps }: Seen): string[] {
  const later = steps.map((step) => {
    if (step.kind === 'done') return step.output.accessToken;
    return step.kind === 'event' && 'token' in step.event ? step.event.token : null;
  });
  return [...STARTS[start], ...later].filter((token) => token !== null);
}

const newsOf = ({ effects }: Seen) =>
  effects.filter(({ name }) => name === 'tell').map(({ args: [news] }) => (news as SessionNews).type);

/** Where each start leads, as §4 and decision 2 have it. */
const FIRST: Readonly<Record<keyof typeof STARTS, 'signedOut' | 'signedIn' | 'choosing'>> = {
  'no token': 'signedOut',
  'a page that reloaded because the token was over': 'signedOut',
  'a token on the device': 'signedIn',
  'a short-lived token on the device': 'signedIn',
  'a token that is over on the device': 'signedOut',
  'a token for another application on the device': 'signedOut',
  'a token in the address': 'signedIn',
  'a token that makes no sense on the device': 'signedOut',
  'a token that is over in the address': 'signedOut',
  'a token for another application in the address': 'signedOut',
  'a token of another person in the address': 'choosing',
};

const isLiveChange = (label: string) => label === 'renewed' || label === 'of another person';

/** Where a session that renews its token must be. */
const RENEWING = { signedIn: 'renewal' } as const;

const lastEvent = ({ steps }: Seen) => {
  const last = steps.at(-1);
  return last?.kind === 'event' ? last.event.type : null;
};

export const sessionModel = defineModel({
  machine: session,
  starts: {
    'no token': startWith('no token'),
    'a page that reloaded because the token was over': {
      ...startWith('a page that reloaded because the token was over'),
      device: { farewell: 'expired' },
    },
    'a token on the device': startWith('a token on the device'),
    'a short-lived token on the device': startWith('a short-lived token on the device'),
    'a token that is over on the device': startWith('a token that is over on the device'),
    'a token for another application on the device': startWith('a token for another application on the device'),
    'a token in the address': startWith('a token in the address'),
    'a token that makes no sense on the device': startWith('a token that makes no sense on the device'),
    'a token that is over in the address': startWith('a token that is over in the address'),
    'a token for another application in the address': startWith('a token for another application in the address'),
    'a token of another person in the address': startWith('a token of another person in the address'),
  },
  events: {
    'token.obtained': {
      live: { token: anna },
      'for another application': { token: annaElsewhere },
      over: { token: annaOver },
    },
    'token.changed': {
      gone: { token: null },
      'of another person': { token: bo },
      renewed: { token: annaRenewed },
      over: { token: annaOver },
    },
    'offer.accept': 'bare',
    'offer.decline': 'bare',
    'query.succeeded': 'bare',
    'query.unauthorized': 'bare',
    'query.forbidden': 'bare',
    'turn.granted': 'bare',
    'session.extend': 'bare',
    'session.logOut': 'bare',
    'access.denied': 'bare',
    'link.refused': 'bare',
  },
  actors: {
    renewToken: {
      done: { renewed: { accessToken: annaRenewed }, useless: { accessToken: annaElsewhere } },
      error: { unreachable: { kind: 'unreachable' }, unauthorized: { kind: 'rejected', status: 401, detail: null } },
    },
    untilRenewal: 'waits',
    untilExpiry: 'waits',
    otherTabs: 'listens',
    renewalTurn: 'listens',
  },
  idlePeriods: { 'a minute': MINUTE, 'half an hour': 30 * MINUTE },
  identity: ({ token, offeredToken, reason, askedAt, ports: { clock } }) => [
    token,
    offeredToken,
    reason,
    verdictOn(token, clock.now()),
    clock.now() - askedAt >= MINUTE,
  ],
  invariants: {
    'the portal begins as the tokens at hand say': ({ start, steps, snapshot }) =>
      steps.length > 0 || snapshot.matches(FIRST[start]),
    'whoever brought a token that opens nothing hears why nobody is logged in': ({ start, steps, snapshot }) =>
      steps.length > 0 ||
      !snapshot.matches('signedOut') ||
      (snapshot.context.reason === null) === (start === 'no token'),
    'whoever is known but has no card is told that, and not that the log-in is too old': ({ start, steps, snapshot }) =>
      steps.length > 0 || start.includes('another application') === (snapshot.context.reason === 'unauthorized'),
    'whoever obtains a live token is signed in, with any other stays outside': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event' || last.event.type !== 'token.obtained' || !before?.matches('signedOut')) return true;
      return snapshot.matches(last.label === 'live' ? 'signedIn' : 'signedOut');
    },
    'the token is renewed when it is due, when the connection is back, and when the person wants to stay': (trace) => {
      const { before, snapshot, steps, now } = trace;
      const event = lastEvent(trace);
      const isWanted =
        steps.at(-1)?.label === 'untilRenewal is over' ||
        (event === 'query.succeeded' &&
          (before?.matches({ signedIn: 'unrenewed' }) ||
            (before?.matches({ signedIn: 'fresh' }) && now - before.context.askedAt >= MINUTE))) ||
        (event === 'session.extend' && before?.matches({ signedIn: 'ending' }));
      return !isWanted || snapshot.matches(RENEWING);
    },
    'a renewal that could not be made is tried again until the session is about to end': ({ steps, now, snapshot }) => {
      if (steps.at(-1)?.label !== 'after retryRenewal') return true;
      const left = expiryOf(snapshot.context.token) - now;
      if (left <= 0) return snapshot.matches('signedOut');
      return snapshot.matches(left > 2 * MINUTE ? RENEWING : { signedIn: 'ending' });
    },
    'a backend that refuses the token, a gate that bars, or a dead link ends the session': (trace) => {
      const isEnded = ['query.unauthorized', 'access.denied', 'link.refused'].includes(lastEvent(trace) ?? '');
      return !isEnded || !trace.before?.matches('signedIn') || trace.snapshot.matches('signedOut');
    },
    'whoever comes by a dead link hears of it, logged in or not': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      const isOpen = before?.matches('signedIn') || before?.matches('signedOut');
      const isDead = last?.kind === 'event' && last.event.type === 'link.refused' && isOpen === true;
      return !isDead || (snapshot.matches('signedOut') && snapshot.context.reason === 'deadLink');
    },
    'a renewal that was answered is over': ({ steps, snapshot }) =>
      steps.at(-1)?.kind === 'time' || steps.at(-1)?.kind === 'event' || !snapshot.matches(RENEWING),
    'whoever was asked has decided': (trace) =>
      !lastEvent(trace)?.startsWith('offer.') || !trace.snapshot.matches('choosing'),
    'what another tab does is done here too': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event' || last.event.type !== 'token.changed') return true;
      if (before?.matches('signedOut')) return snapshot.matches(isLiveChange(last.label) ? 'signedIn' : 'signedOut');
      if (!before?.matches('signedIn') || last.label === 'over') return snapshot.value === before?.value;
      return snapshot.matches(last.label === 'renewed' ? { signedIn: 'fresh' } : 'leaving');
    },
    'a 403 with a token that is over reloads the page': (trace) =>
      lastEvent(trace) !== 'query.forbidden' ||
      !trace.before?.matches('signedIn') ||
      verdictOn(trace.before.context.token, trace.now) === 'live' ||
      trace.snapshot.matches('leaving'),
    'whoever logs out leaves': (trace) =>
      lastEvent(trace) !== 'session.logOut' || !trace.before?.matches('signedIn') || trace.snapshot.matches('leaving'),
    'who is signed in has a token that came live': (trace) => {
      const { token } = trace.snapshot.context;
      const came = broughtBy(trace).some((one) => one === token && verdictOn(one, MODEL_START) === 'live');
      return !trace.snapshot.matches('signedIn') || came;
    },
    'a session that needs nothing has a token that is live now': ({ snapshot, now }) =>
      !snapshot.matches({ signedIn: 'fresh' }) || verdictOn(snapshot.context.token, now) === 'live',
    'the device keeps the token of who is signed in, unless another tab has changed it': ({
      snapshot,
      device,
      steps,
    }) =>
      !snapshot.matches('signedIn') ||
      device.token === snapshot.context.token ||
      steps.some((step) => step.kind === 'event' && step.event.type === 'token.changed'),
    'who is signed out or has logged out leaves no token behind': (trace) =>
      !(
        trace.snapshot.matches('signedOut') ||
        (lastEvent(trace) === 'session.logOut' && trace.snapshot.matches('leaving'))
      ) || trace.device.token === undefined,
    'a renewed token takes the place of the old one at once': ({ steps, snapshot, device }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'done' || last.label !== 'renewed') return true;
      return snapshot.context.token === annaRenewed && device.token === annaRenewed;
    },
    'a link replaces nobody who has not agreed': ({ start, steps, snapshot: { context } }) =>
      start !== 'a token of another person in the address' ||
      context.token !== bo ||
      steps.some((step) => step.kind === 'event' && step.event.type === 'offer.accept'),
    'the owner was last told how things stand, and nothing twice': (trace) => {
      const news = newsOf(trace);
      const isRepeated = news.some((one, index) => index > 0 && one === news[index - 1]);
      if (isRepeated || trace.snapshot.matches('choosing')) return news.length === 0;
      return news.at(-1) === (trace.snapshot.matches('signedIn') ? 'session.opened' : 'session.closed');
    },
    'the page reloads once, on the way out': ({ effects, snapshot }) =>
      effects.filter(({ name }) => name === 'browser.reload').length === (snapshot.matches('leaving') ? 1 : 0),
    'one leaves by logging out, by what another tab did, or with a token that is over': (trace) => {
      if (!trace.snapshot.matches('leaving') || trace.steps.length === 0) return true;
      const isOver = verdictOn(broughtBy(trace).at(-1) ?? null, trace.now) !== 'live';
      const causes = ['session.logOut', 'token.changed', ...(isOver ? ['query.forbidden'] : [])];
      return causes.some((cause) => trace.steps.some((step) => step.kind === 'event' && step.event.type === cause));
    },
    'only a 403 that reloads the page leaves word for it, which is heard once': (trace) => {
      const hasWord = trace.device.farewell === 'expired';
      if (!trace.snapshot.matches('leaving')) return !hasWord;
      return trace.before?.matches('leaving') || hasWord === (lastEvent(trace) === 'query.forbidden');
    },
    'a session is called expired only when its token is over': (trace) =>
      trace.snapshot.context.reason !== 'expired' ||
      trace.start === 'a page that reloaded because the token was over' ||
      broughtBy(trace).some((token) => verdictOn(token, trace.now) === 'expired'),
    'a session is called refused only after a 401, or when it began with a useless token': ({
      start,
      snapshot: { context },
      steps,
    }) =>
      context.reason !== 'rejected' ||
      start === 'a token that makes no sense on the device' ||
      start === 'a token that is over in the address' ||
      steps.some(
        (step) =>
          (step.kind === 'error' && step.label === 'unauthorized') ||
          (step.kind === 'event' && step.event.type === 'query.unauthorized'),
      ),
  },
});

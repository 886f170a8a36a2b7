import type { InputFrom } from 'xstate';
import { defineModel, MODEL_START, type Start, type Trace } from '../model.ts';
import { tokenOf } from '../token.fixture.ts';
import { verdictOn } from '../token.ts';
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
  'a token on the device': [anna, null],
  'a short-lived token on the device': [annaShort, null],
  'a token that is over on the device': [annaOver, null],
  'a token in the address': [null, anna],
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

const lastEvent = ({ steps }: Seen) => {
  const last = steps.at(-1);
  return last?.kind === 'event' ? last.event.type : null;
};

export const sessionModel = defineModel({
  machine: session,
  starts: {
    'no token': startWith('no token'),
    'a token on the device': startWith('a token on the device'),
    'a short-lived token on the device': startWith('a short-lived token on the device'),
    'a token that is over on the device': startWith('a token that is over on the device'),
    'a token in the address': startWith('a token in the address'),
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
    'gate.barred': 'bare',
  },
  actors: {
    renewToken: {
      done: { renewed: { accessToken: annaRenewed }, useless: { accessToken: annaElsewhere } },
      error: { unreachable: { kind: 'unreachable' }, unauthorized: { kind: 'refused', status: 401, detail: null } },
    },
    untilRenewal: 'waits',
    untilExpiry: 'waits',
    otherTabs: 'listens',
    renewalTurn: 'listens',
  },
  lapses: { 'a minute': MINUTE, 'half an hour': 30 * MINUTE },
  identity: ({ token, offeredToken, reason, askedAt, ports: { clock } }) => [
    token,
    offeredToken,
    reason,
    verdictOn(token, clock.now()),
    clock.now() - askedAt >= MINUTE,
  ],
  laws: {
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
    'a session is called expired only when its token is over': (trace) =>
      trace.snapshot.context.reason !== 'expired' ||
      broughtBy(trace).some((token) => verdictOn(token, trace.now) === 'expired'),
    'a session is called refused only after a 401': ({ snapshot: { context }, steps }) =>
      context.reason !== 'refused' ||
      steps.some(
        (step) =>
          (step.kind === 'error' && step.label === 'unauthorized') ||
          (step.kind === 'event' && step.event.type === 'query.unauthorized'),
      ),
  },
});

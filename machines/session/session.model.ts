import type { InputFrom } from 'xstate';
import type { TokenClaims } from '../../contract/token.ts';
import { defineModel, MODEL_START, type Start, type Trace } from '../model.ts';
import { verdictOn } from '../token.ts';
import { session } from './session.ts';

const MINUTE = 60_000;

const encoded = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');

/** A token of `minutes` from the model's start, signed by nobody: the portal cannot check that. */
function tokenFor(sub: string, minutes: number, applications = ['Cardholder portal']): string {
  const claims: TokenClaims = { sub, exp: MODEL_START / 1000 + minutes * 60, applications };
  return `${encoded({ alg: 'none' })}.${encoded(claims)}.x`;
}

const anna = tokenFor('anna', 30);
const annaRenewed = tokenFor('anna', 90);
const annaOver = tokenFor('anna', -1);
const annaElsewhere = tokenFor('anna', 30, ['Merchant portal']);
const bo = tokenFor('bo', 30);
const annaShort = tokenFor('anna', 190 / 60);

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

const startWith = ([stored, offered]: readonly [string | null, string | null]) =>
  ({
    ...(stored && { device: { token: stored } }),
    input: (ports, spy) => ({ ports, tell: spy('tell'), offeredToken: offered }),
  }) satisfies Start<InputFrom<typeof session>>;

type SessionTrace = Trace<typeof session, keyof typeof STARTS>;

/** Every token that has come so far, oldest first. */
function broughtBy({ start, steps }: SessionTrace): string[] {
  const later = steps.map((step) => {
    if (step.kind === 'done') return step.output.accessToken;
    return step.kind === 'event' && 'token' in step.event ? step.event.token : null;
  });
  return [...STARTS[start], ...later].filter((token) => token !== null);
}

const newsOf = ({ effects }: SessionTrace) =>
  effects.filter(({ name }) => name === 'tell').map(({ args: [news] }) => news);

const isLast = ({ steps }: SessionTrace, ...types: string[]) => {
  const last = steps.at(-1);
  return last?.kind === 'event' && types.includes(last.event.type);
};

export const sessionModel = defineModel({
  machine: session,
  starts: {
    'no token': startWith(STARTS['no token']),
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
    accessGate: 'child',
  },
  lapses: { 'a minute': MINUTE, 'half an hour': 30 * MINUTE },
  identity: ({ token, offeredToken, reason, askedAt, ports: { clock } }) => [
    token,
    offeredToken,
    reason,
    verdictOn(token, clock.now()),
    clock.now() - askedAt >= MINUTE,
  ],
  laws: {},
});

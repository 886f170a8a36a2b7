import type { InputFrom } from 'xstate';
import type { Start, Trace } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
import type { Device, DeviceKey } from '../ports.ts';
import { tokenOf } from '../token.fixture.ts';
import { claimsOf, tokenStatus } from '../token.ts';
import type { SessionOwnerEvent } from './session.setup.ts';
import type { session } from './session.ts';
import { endToken } from './used-tokens.ts';

export const anna = tokenOf({ expiresIn: 1800 });
export const annaRenewed = tokenOf({ expiresIn: 5400 });
/** Due for renewal at once; half a minute later, to the second, it is time for the expiry warning. */
const annaShort = tokenOf({ expiresIn: 150 });
/** What a renewal brings if the backend lets the session last no longer than `annaShort`. */
export const annaCapped = tokenOf({ name: 'Anna Lindqvist', expiresIn: 150 });
export const annaExpired = tokenOf({ expiresIn: -60 });
export const annaForbidden = tokenOf({ expiresIn: 1800, applications: ['MerchantPortal'] });
/** A link that names its user in the token. */
const annaNamed = tokenOf({ name: 'Anna Lindqvist', expiresIn: 1800 });
export const bo = tokenOf({ sub: 'bo', expiresIn: 1800 });
const boExpired = tokenOf({ sub: 'bo', expiresIn: 0 });
/** Names no user, so it may be of anyone. */
export const unnamed = tokenOf({ sub: null, expiresIn: 1800 });

const MINUTE = 60_000;

const LIMIT = 30 * MINUTE;
/** The configuration asks before a link logs in. */
export const TO_CONFIRM = 'a token to confirm in the address';

/** The configuration has no limit for inactivity. */
export const UNLIMITED = 'a token on the device, last used an hour ago, without a limit';
const EXPIRED_LINK = 'an expired token in the address';

const RELOADED = 'a page that reloaded because the token expired';
/** Another tab has logged out, and this one has stored a renewed token a moment later. */
const CLEARED = 'a token on a device that another tab has cleared';
const LOGGED_OUT = 'a page that reloaded after a log-out';
/** The session of these tokens has ended on this device, before they expire. */
const USED_LINK = 'a used link';
const USED_TOKEN = 'a used token on the device';
const OTHER_LINK = 'a used link, another user on the device';

/** The tokens of each start: on the device, then in the address. */
const STARTS = {
  'no token': [null, null],
  [RELOADED]: [null, null],
  [LOGGED_OUT]: [null, null],
  'a token on the device': [anna, null],
  [CLEARED]: [anna, null],
  'a short-lived token on the device': [annaShort, null],
  'an expired token on the device': [annaExpired, null],
  'a token for another application on the device': [annaForbidden, null],
  'a token in the address': [null, anna],
  [TO_CONFIRM]: [boExpired, annaNamed],
  'an unreadable token on the device': ['no.such.token', null],
  [EXPIRED_LINK]: [null, annaExpired],
  'a token on the device, an expired one in the link': [anna, annaExpired],
  'a token for another application in the address': [null, annaForbidden],
  'a token on the device, last used 26 minutes ago': [anna, null],
  'a token on the device, last used nearly 31 minutes ago': [anna, null],
  'a token on the device, last used 31 minutes ago': [anna, null],
  [UNLIMITED]: [anna, null],
  'a token in the address, an hour after the last input': [anna, annaRenewed],
  'a token of another user in the address': [anna, bo],
  'a token without a user in the address': [anna, unnamed],
  [USED_LINK]: [boExpired, anna],
  [USED_TOKEN]: [anna, null],
  [OTHER_LINK]: [bo, anna],
} as const;

/** The name of a start of the session. */
type StartName = keyof typeof STARTS;

/** The time since the last input, ms, in starts that have one on the device. */
const IDLE: Partial<Record<StartName, number>> = {
  'a token on the device, last used 26 minutes ago': 26 * MINUTE,
  'a token on the device, last used nearly 31 minutes ago': 31 * MINUTE - 1,
  'a token on the device, last used 31 minutes ago': 31 * MINUTE,
  [UNLIMITED]: 60 * MINUTE,
  'a token in the address, an hour after the last input': 60 * MINUTE,
};

/** What the device remembers of a cardholder. */
export const DATA_OF_ANNA = { dataOwner: 'anna', pendingAction: 'of Anna' } as const;

/** The device after a session with a token has ended. */
function afterSessionOf(token: string) {
  const entries = new Map<DeviceKey, string>();
  const device: Pick<Device, 'read' | 'write'> = {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => void entries.set(key, value),
  };
  endToken({ clock: { now: () => MODEL_START }, device }, token);
  return Object.fromEntries(entries);
}

/** What the device has at a start. */
function deviceOf(name: StartName): NonNullable<Start<unknown>['device']> {
  const [stored] = STARTS[name];
  const idle = IDLE[name];
  if (name === RELOADED) return { signOutReason: 'expired', ...DATA_OF_ANNA };
  if (name === LOGGED_OUT) return { signOutReason: 'loggedOut' };
  if (name === USED_LINK) return { token: boExpired, ...afterSessionOf(anna) };
  if (name === USED_TOKEN) return { token: anna, ...afterSessionOf(anna) };
  if (name === OTHER_LINK) return { token: bo, dataOwner: 'bo', ...afterSessionOf(anna) };
  if (stored === null) return {};
  if (stored === boExpired || name === CLEARED) return { token: stored };
  return { token: stored, ...DATA_OF_ANNA, ...(idle && { lastInput: String(MODEL_START - idle) }) };
}

const startWith = (name: StartName): Start<InputFrom<typeof session>> => ({
  device: deviceOf(name),
  input: (ports, spy) => ({
    ports,
    settings: {
      inactivityLimit: name === UNLIMITED ? 0 : LIMIT,
      confirmsLinkLogin: name === TO_CONFIRM || name === EXPIRED_LINK,
      endsAtBackend: name === CLEARED,
    },
    onEvent: spy('onEvent'),
    offeredToken: STARTS[name][1],
  }),
});

/** All starts of the session. */
export const sessionStarts = Object.fromEntries(
  (Object.keys(STARTS) as StartName[]).map((name) => [name, startWith(name)]),
) as Record<StartName, Start<InputFrom<typeof session>>>;

/** A path of the session. */
export type SessionTrace = Trace<typeof session, StartName>;

/** Every token so far, oldest first. */
export function tokensOf({ start, steps }: SessionTrace): string[] {
  const later = steps.map((step) => {
    if (step.kind === 'done') return step.output.accessToken;
    return step.kind === 'event' && 'token' in step.event ? step.event.token : null;
  });
  return [...STARTS[start], ...later].filter((token) => token !== null);
}

/** The type of the last step; null if it is not an event. */
export const lastEvent = ({ steps }: SessionTrace) => {
  const last = steps.at(-1);
  return last?.kind === 'event' ? last.event.type : null;
};

/** The first state of each start (§4, decision 2). */
export const FIRST_STATE: Readonly<Record<StartName, 'signedOut' | 'signedIn' | 'choosing' | 'confirmingOffer'>> = {
  'no token': 'signedOut',
  'a page that reloaded because the token expired': 'signedOut',
  'a page that reloaded after a log-out': 'signedOut',
  'a token on the device': 'signedIn',
  [CLEARED]: 'signedIn',
  'a short-lived token on the device': 'signedIn',
  'an expired token on the device': 'signedOut',
  'a token for another application on the device': 'signedOut',
  'a token in the address': 'signedIn',
  [TO_CONFIRM]: 'confirmingOffer',
  'an unreadable token on the device': 'signedOut',
  [EXPIRED_LINK]: 'signedOut',
  'a token on the device, an expired one in the link': 'signedIn',
  'a token for another application in the address': 'signedOut',
  'a token on the device, last used 26 minutes ago': 'signedIn',
  'a token on the device, last used nearly 31 minutes ago': 'signedIn',
  'a token on the device, last used 31 minutes ago': 'signedOut',
  [UNLIMITED]: 'signedIn',
  'a token in the address, an hour after the last input': 'signedIn',
  'a token of another user in the address': 'choosing',
  'a token without a user in the address': 'choosing',
  [USED_LINK]: 'signedOut',
  [USED_TOKEN]: 'signedOut',
  [OTHER_LINK]: 'signedIn',
};

/** The user that a token names. */
export const subjectOf = (token: string) => claimsOf(token)?.sub;

/** The events that the owner of the session has received. */
export const ownerEventsOf = ({ effects }: SessionTrace) =>
  effects.filter(({ name }) => name === 'onEvent').map(({ args: [event] }) => (event as SessionOwnerEvent).type);

/** Whether the device has a session besides the token of the link. */
export const hasStoredSession = ({ device, now }: SessionTrace) => tokenStatus(device.token ?? null, now) === 'live';

/** The state in which the first call decides about the token of a link. */
export const CHECKING = { signedIn: 'checkingOffer' } as const;

/** Whether a question about the token of a link is open. */
export const isAsked = ({ snapshot }: SessionTrace) =>
  snapshot.matches('choosing') || snapshot.matches('confirmingOffer');

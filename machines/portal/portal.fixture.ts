import type { Trace } from '../model.ts';
import { isLoginPath } from './paths.ts';
import type { portal } from './portal.ts';

/** The starts of the portal and their addresses. */
const FIRST_ADDRESS = {
  'the root address': '/',
  'a link to a signed-in page': '/transactions?year=2025',
  'a token on the device': '/home',
  'the login page': '/login/bankid',
  'a link from an e-mail': '/login/reset-password/abc',
  'a link with a token': '/home',
  'a return from the BankID app': '/login/bankid',
  'a return from the BankID app, too late': '/login/bankid',
  'a return from the BankID app, with a damaged page on the device': '/login/bankid',
  'the calculator above a page': '/home?calculator',
  'an entry that Anna has left in the history': '/transactions?search=apotek',
} as const;

/** The start at an entry of a user. */
export const LEFT_BY_ANNA = 'an entry that Anna has left in the history';

/** The start at the entry of a link that opens the calculator. */
export const ABOVE_PAGE = 'the calculator above a page';

/** The page on the device at the start of a return from the BankID app. */
export const STORED_PAGE = '/transactions';

const isEntrance = (address: string) => ['/', '/login', '/login/bankid'].includes(address);

/** A path of the portal. */
export type PortalTrace = Trace<typeof portal, keyof typeof FIRST_ADDRESS>;
export const typesOf = ({ steps }: PortalTrace) =>
  steps.flatMap((step) => (step.kind === 'event' ? [step.event.type] : []));
export const hasCrashed = (trace: PortalTrace) =>
  typesOf(trace).some((type) => type.startsWith('xstate.error.actor.') || type === 'view.crashed');
export const isSignedIn = (trace: PortalTrace) =>
  typesOf(trace).findLast((type) => type.startsWith('session.')) === 'session.opened';
export const isSessionKnown = (trace: PortalTrace) =>
  typesOf(trace).some((type) => /^session\.(opened|closed)$/.test(type));
export const pathsOfThisStep = ({ effects, steps }: PortalTrace) =>
  effects.filter(({ name, step }) => name === 'browser.go' && step === steps.length).map(({ args }) => args[0]);
export const lastEvent = ({ steps }: PortalTrace) => {
  const last = steps.at(-1);
  return last?.kind === 'event' ? last.event : null;
};
/** What the access gate of this session has reported; nothing before its code is loaded. */
export function gateEvents(trace: PortalTrace) {
  const loaded = trace.steps.findLastIndex((step) => step.kind === 'done');
  const events = trace.steps.slice(loaded).flatMap((step) => (step.kind === 'event' ? [step.event] : []));
  const isClosed = loaded < 0 || events.some(({ type }) => type === 'session.closed');
  return isClosed ? [] : events.filter(({ type }) => type.startsWith('access.'));
}

/** The account to which access was granted last in this session; null while access is suspended. */
export function grantedAccount(trace: PortalTrace): number | null {
  const last = gateEvents(trace).findLast(({ type }) => type !== 'access.denied');
  return last?.type === 'access.granted' ? last.accountId : null;
}

/** The account to which access is expected, if the access gate reported it after anything else. */
export function expectedAccount(trace: PortalTrace): number | null {
  const last = gateEvents(trace).at(-1);
  return last?.type === 'access.expected' ? last.accountId : null;
}

/** What the events so far mean for the address. */
interface Story {
  readonly address: string;
  /** The user whose entry of the history it is. */
  readonly entryUser: string | null;
  /** The user who is signed in. */
  readonly userKey: string | null;
  /** Null before the session is known. */
  readonly isOpen: boolean | null;
  /** The last page that the user asked for without a session, or had open when it ended, since the last log-in. */
  readonly wanted: { readonly path: string; readonly userKey: string | null } | null;
}

/** An entry that a signed-in user visits becomes that user's; one of another user loses its query. */
function visited(story: Story): Story {
  const { address, entryUser, userKey } = story;
  if (isEntrance(address)) return story;
  const isLeft = entryUser !== null && entryUser !== userKey;
  return { ...story, address: isLeft ? address.replace(/\?.*/, '') : address, entryUser: userKey };
}

const withWanted = (story: Story): Story =>
  isEntrance(story.address) || isLoginPath(story.address)
    ? story
    : { ...story, wanted: { path: story.address, userKey: story.userKey ?? story.entryUser } };

function afterOpening(story: Story, userKey: string): Story {
  const { address, wanted } = story;
  const bound = wanted && { ...wanted, userKey: wanted.userKey ?? userKey };
  return visited({ ...story, isOpen: true, userKey, wanted: isEntrance(address) ? null : bound });
}

/** The story up to the last step. */
export function storyOf({ start, steps }: Pick<PortalTrace, 'start' | 'steps'>): Story {
  let story: Story = {
    address: FIRST_ADDRESS[start],
    entryUser: start === LEFT_BY_ANNA || start === ABOVE_PAGE ? 'anna' : null,
    userKey: null,
    isOpen: null,
    wanted: start === 'a return from the BankID app' ? { path: STORED_PAGE, userKey: null } : null,
  };
  for (const step of steps) {
    if (step.kind !== 'event') continue;
    const { event } = step;
    if (event.type === 'route.changed') {
      const next = { ...story, address: event.path, entryUser: event.entryUser };
      if (story.isOpen === null) story = next;
      else story = story.isOpen ? visited(next) : withWanted(next);
    } else if (event.type === 'session.opened' && story.isOpen !== true) story = afterOpening(story, event.userKey);
    else if (event.type === 'session.closed' && story.isOpen !== false)
      story = { ...withWanted(story), isOpen: false, userKey: null };
  }
  return story;
}

/** The story before the last step. */
export const storyBefore = ({ start, steps }: PortalTrace): Story => storyOf({ start, steps: steps.slice(0, -1) });

/** The address of the portal. */
export const addressOf = (trace: PortalTrace): string => storyOf(trace).address;

/** The events that the last step has sent to an actor. */
export const sentTo = ({ effects, steps }: PortalTrace, { id }: { readonly id: string }) =>
  effects
    .filter(({ name, step }) => name === `${id}.send` && step === steps.length)
    .map(({ args }) => args[0] as { readonly type: string; readonly name?: string | null });

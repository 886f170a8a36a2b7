import {
  hasCrashed,
  isSessionKnown,
  isSignedIn,
  lastEvent,
  type PortalTrace,
  pathsOfThisStep,
  storyBefore,
  storyOf,
} from './portal.fixture.ts';

const namesOf = ({ effects, steps }: PortalTrace) =>
  effects.filter(({ step }) => step === steps.length).map(({ name }) => name);
const hasStored = ({ effects, steps }: PortalTrace) =>
  effects.some(({ name, args, step }) => step === steps.length && name === 'device.write' && args[0] === 'wantedPage');

/** Whether the last step has opened the session, or has changed the address during it. */
const isVisit = (trace: PortalTrace) =>
  !hasCrashed(trace) &&
  storyOf(trace).isOpen === true &&
  (storyBefore(trace).isOpen !== true || lastEvent(trace)?.type === 'route.changed');

/** The entry of the history that the user visits, as it was left. */
function visitedEntry(trace: PortalTrace): { readonly address: string; readonly entryUser: string | null } {
  const event = lastEvent(trace);
  return event?.type === 'route.changed' ? { address: event.path, entryUser: event.entryUser } : storyBefore(trace);
}

/** What one user leaves in the history and in the portal must not open for another. */
export const historyInvariants = {
  'the portal knows the user, the entry of the history and the page that was asked for': (trace: PortalTrace) => {
    const { path, entryUser, userKey, wanted } = trace.snapshot.context;
    const { isOpen: _, ...story } = storyOf(trace);
    return hasCrashed(trace) || JSON.stringify({ address: path, entryUser, userKey, wanted }) === JSON.stringify(story);
  },
  'a page that one user had open never opens for another': (trace: PortalTrace) => {
    const { wanted } = storyBefore(trace);
    const { userKey } = storyOf(trace);
    const isOthers = wanted !== null && wanted.userKey !== null && wanted.userKey !== userKey;
    return !isSignedIn(trace) || !isOthers || wanted.path === '/home' || !pathsOfThisStep(trace).includes(wanted.path);
  },
  'an entry that another user has left opens without its query': (trace: PortalTrace) => {
    const { path, userKey } = trace.snapshot.context;
    const { address, entryUser } = visitedEntry(trace);
    if (!isVisit(trace) || !address.includes('?')) return true;
    const isOthers = entryUser !== null && entryUser !== userKey;
    const pathname = address.replace(/\?.*/, '');
    return path === (isOthers ? pathname : address) && pathsOfThisStep(trace).join() === (isOthers ? pathname : '');
  },
  'each entry that a user visits is marked as the entry of this user, without a state of another one': (trace) => {
    const { address, entryUser, userKey } = storyOf(trace);
    if (!isVisit(trace) || entryUser !== userKey) return true;
    const left = visitedEntry(trace);
    const isMarked = namesOf(trace).includes('browser.claimEntry') || left.address !== address;
    return isMarked === (left.entryUser !== userKey);
  },
  'new entries are those of the user who is signed in': (trace: PortalTrace) => {
    const last = trace.effects.findLast(({ name }) => name === 'browser.setUser');
    return hasCrashed(trace) || (last?.args[0] ?? null) === storyOf(trace).userKey;
  },
  'the device keeps only a page that a signed-out user asked for, without its query, until the log-in': (trace) => {
    if (hasCrashed(trace) || !isSessionKnown(trace)) return true;
    const { wanted, isOpen } = storyOf(trace);
    if (isOpen) return storyBefore(trace).isOpen === true || trace.device.wantedPage === undefined;
    if (wanted === null || wanted.userKey !== null) return !hasStored(trace);
    return trace.device.wantedPage === wanted.path.replace(/\?.*/, '');
  },
} satisfies Readonly<Record<string, (trace: PortalTrace) => boolean>>;

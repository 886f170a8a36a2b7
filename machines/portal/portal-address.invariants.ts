import {
  addressOf,
  gateEvents,
  hasCrashed,
  isSessionKnown,
  isSignedIn,
  lastEvent,
  type PortalTrace,
  pathsOfThisStep,
  sentTo,
  storyBefore,
  storyOf,
} from './portal.fixture.ts';

/** Addresses that a signed-in user never stays at, and log-in pages that a signed-out user can stay at. */
const ENTRANCES = ['/', '/login', '/login/bankid'];
const PUBLIC = ['/login/bankid', '/login/reset-password/abc'];

const nameIn = (address: string) => address.replace(/\?.*/, '');

/** Whether the user is led from the address of the portal to another one. */
const isPassing = (trace: PortalTrace): boolean => {
  const address = nameIn(addressOf(trace));
  return isSignedIn(trace) ? ENTRANCES.includes(address) : !PUBLIC.includes(address);
};

/** Whether the last step has changed the address, or has opened or closed the session. */
function isChange(trace: PortalTrace): boolean {
  const type = lastEvent(trace)?.type;
  if (type === 'session.opened') return trace.before?.matches({ running: 'signedIn' }) === false;
  if (type === 'session.closed') return trace.before?.matches({ running: 'signedOut' }) === false;
  return type === 'route.changed';
}

/** What a user may rely on about the address and the screen. */
export const addressInvariants = {
  'the portal knows its address': (trace: PortalTrace) =>
    hasCrashed(trace) || trace.snapshot.context.path === addressOf(trace),
  'a log-in leads to the page that the user asked for, else to home; without a session every page leads to the log-in':
    (trace: PortalTrace) => {
      if (hasCrashed(trace) || !isSessionKnown(trace) || !isChange(trace) || !isPassing(trace)) return true;
      const { userKey } = storyOf(trace);
      const { wanted } = storyBefore(trace);
      const isWanted = wanted !== null && (wanted.userKey ?? userKey) === userKey;
      const home = isWanted ? wanted.path : '/home';
      return pathsOfThisStep(trace).join() === (isSignedIn(trace) ? home : '/login/bankid');
    },
  'a new address closes the screen of the one before, unless it leads to another address': (trace: PortalTrace) => {
    const { screen } = trace.snapshot.context;
    if (hasCrashed(trace) || lastEvent(trace)?.type !== 'route.changed' || !isSessionKnown(trace) || isPassing(trace))
      return true;
    return screen === null || screen.name === nameIn(addressOf(trace));
  },
  'the log-in page of the address is open while no user is signed in': (trace: PortalTrace) => {
    if (hasCrashed(trace) || !isSessionKnown(trace) || isSignedIn(trace) || isPassing(trace)) return true;
    return trace.snapshot.context.screen !== null;
  },
  'only what the portal shows is running': (trace: PortalTrace) => {
    if (hasCrashed(trace)) return true;
    const { screen, calculator, gate, session, language, toasts, consent } = trace.snapshot.context;
    const shown = [screen?.actor, calculator, gate, session, language, toasts, consent].filter(
      (actor) => actor != null,
    );
    const running = Object.entries(trace.snapshot.children).filter(([id]) => id !== 'loadSignedIn');
    return running.length === shown.length && running.every(([, actor]) => shown.some((other) => other === actor));
  },
  'an open screen gets each new address that it keeps': (trace: PortalTrace) => {
    const event = lastEvent(trace);
    const { screen } = trace.snapshot.context;
    if (event?.type !== 'route.changed' || screen === null || hasCrashed(trace)) return true;
    const isKept = isSessionKnown(trace) && !isPassing(trace) && screen.actor === trace.before?.context.screen?.actor;
    return sentTo(trace, screen.actor).length === (isKept ? 1 : 0);
  },
  'a new address of the open page does not start it again, also before access is granted': (trace: PortalTrace) => {
    const previous = trace.before?.context.screen;
    const { screen } = trace.snapshot.context;
    const isNew = lastEvent(trace)?.type === 'route.changed' && isSessionKnown(trace) && !isPassing(trace);
    if (hasCrashed(trace) || !isNew || !previous || nameIn(addressOf(trace)) !== previous.name) return true;
    return screen?.actor === previous.actor;
  },
  'the account is the one to which the access gate grants access': (trace: PortalTrace) => {
    const last = gateEvents(trace).findLast(({ type }) => type === 'access.granted' || type === 'access.suspended');
    const accountId = last?.type === 'access.granted' ? last.accountId : null;
    return hasCrashed(trace) || trace.snapshot.context.accountId === accountId;
  },
  'the toasts get every toast, and every start of a change': (trace: PortalTrace) => {
    const last = lastEvent(trace)?.type;
    if (last !== 'toast.show' && last !== 'change.started' && last !== 'check.ended') return true;
    const sent = sentTo(trace, trace.snapshot.context.toasts);
    return sent.length === 1 && sent[0]?.type === last;
  },
  'after a crash the user can start again': (trace: PortalTrace) => {
    const isRestart = lastEvent(trace)?.type === 'portal.restart' && trace.before?.matches('crashed') === true;
    return (
      !isRestart || trace.effects.some(({ name, step }) => name === 'browser.reload' && step === trace.steps.length)
    );
  },
};

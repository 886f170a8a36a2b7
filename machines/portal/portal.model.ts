import { accessGate } from '../access-gate/access-gate.ts';
import type { Order } from '../bankid-order.ts';
import { defineModel } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
import type { Layouts } from '../ports.ts';
import { tokenOf } from '../token.fixture.ts';
import { calculatorLink } from './calculator-address.ts';
import { isLoginPath } from './paths.ts';
import {
  ABOVE_PAGE,
  addressOf,
  expectedAccount,
  grantedAccount,
  hasCrashed,
  isSessionKnown,
  isSignedIn,
  LEFT_BY_ANNA,
  lastEvent,
  type PortalTrace,
  pathsOfThisStep,
  STORED_PAGE,
  sentTo,
  storyBefore,
  typesOf,
} from './portal.fixture.ts';
import { portal } from './portal.ts';
import { addressInvariants } from './portal-address.invariants.ts';
import { historyInvariants } from './portal-history.invariants.ts';

/** Its own events are fixtures of this model, so it must not send them itself. */
const silentGate = accessGate.provide({
  actions: {
    forwardSavedLanguage: () => undefined,
    notifyExpected: () => undefined,
    notifyGranted: () => undefined,
  },
});
type Ports = Parameters<Parameters<typeof defineModel<typeof portal, 'x'>>[0]['starts']['x']['input']>[0];
const at = (path: string, offeredToken: string | null = null) => ({
  input: (ports: Ports) => ({
    ports,
    settings: { inactivityLimit: 0, confirmsLinkLogin: false, endsAtBackend: false },
    offeredToken,
    path,
  }),
});

/** What the device has when the user returns from the BankID app, `age` ms after the order was started. */
const afterBankId = (age: number, wantedPage = STORED_PAGE) => ({
  wantedPage,
  bankIdOrder: JSON.stringify({
    orderRef: 'order',
    authId: 'log-in',
    autoStartToken: 'token',
    method: 'open',
    startedAt: MODEL_START - age,
    signing: null,
  } satisfies Order),
});

const WITH_TOKEN = 'a token on the device';

/** Whether the device has a token: the last change decides, else the start. */
function hasStoredToken({ start, effects }: PortalTrace): boolean {
  const last = effects.findLast(
    ({ name, args: [key] }) =>
      name === 'device.forgetUser' || (/^device\.(write|forget)$/.test(name) && key === 'token'),
  );
  return last === undefined ? start === WITH_TOKEN : last.name === 'device.write';
}
const isNewAddress = (step: PortalTrace['steps'][number]) =>
  step.kind === 'event' && step.event.type === 'route.changed';
const isClosing = (step: PortalTrace['steps'][number]) =>
  step.kind === 'event' && step.event.type === 'calculator.close';
const namesOfThisStep = ({ effects, steps }: PortalTrace) =>
  effects.flatMap(({ name, step }) => (step === steps.length ? [name] : []));
export const portalModel = defineModel({
  machine: portal,
  starts: {
    'the root address': at('/'),
    'a link to a signed-in page': at('/transactions?year=2025'),
    [WITH_TOKEN]: { device: { token: tokenOf() }, ...at('/home') },
    'the login page': at('/login/bankid'),
    'a link from an e-mail': at('/login/reset-password/abc'),
    'a link with a token': at('/home', tokenOf()),
    'a return from the BankID app': { device: afterBankId(20_000), ...at('/login/bankid') },
    'a return from the BankID app, too late': { device: afterBankId(180_000), ...at('/login/bankid') },
    'a return from the BankID app, with a damaged page on the device': {
      device: afterBankId(20_000, 'https://example.com/home'),
      ...at('/login/bankid'),
    },
    [ABOVE_PAGE]: { pageState: calculatorLink('').state, entryUser: 'anna', ...at('/home?calculator') },
    [LEFT_BY_ANNA]: { entryUser: 'anna', ...at('/transactions?search=apotek') },
  },
  events: {
    'route.changed': {
      home: { path: '/home', entryUser: null },
      support: { path: '/support', entryUser: null },
      login: { path: '/login/bankid', entryUser: null },
      'the bare login address': { path: '/login', entryUser: null },
      'the root address': { path: '/', entryUser: null },
      'a reset link': { path: '/login/reset-password/abc', entryUser: null },
      'home, as Anna left it': { path: '/home', entryUser: 'anna' },
      'home with a query of Anna': { path: '/home?calculator', entryUser: 'anna' },
    },
    'access.expected': { 'an account': { accountId: 1 }, 'another account': { accountId: 2 } },
    'access.granted': { 'an account': { accountId: 1 }, 'another account': { accountId: 2 } },
    'access.suspended': 'noPayload',
    'access.denied': 'noPayload',
    'calculator.opened': 'noPayload',
    'calculator.close': 'noPayload',
    'language.chosen': { English: { language: 'en' } },
    'language.adopt': { English: { language: 'en' } },
    'session.opened': { 'of Anna': { userKey: 'anna' }, 'of Bo': { userKey: 'bo' } },
    'session.closed': 'noPayload',
    'token.obtained': { 'from BankID': { token: tokenOf() } },
    'query.succeeded': 'noPayload',
    'query.unauthorized': 'noPayload',
    'query.forbidden': 'noPayload',
    'toast.show': { 'an error': { toast: { type: 'error', message: { id: 'failure.rejected' } } } },
    'change.started': { 'a top-up': { call: 'orderTopup' } },
    'check.ended': 'noPayload',
    'portal.retry': 'noPayload',
    'portal.restart': 'noPayload',
    'portal.logOut': 'noPayload',
    'view.crashed': 'noPayload',
    'xstate.error.actor.session': { 'an unexpected error': { error: new Error('unexpected') } },
  },
  actors: {
    loadSignedIn: {
      done: { 'the access gate': { accessGate: silentGate, layouts: {} as Layouts } },
      error: { 'no connection': new Error('no connection') },
    },
    session: 'machine',
    language: 'machine',
    toasts: 'machine',
    consent: 'machine',
    screenHost: 'machine',
  },
  identity: ({ path, entryUser, userKey, wanted, screen, gate, accountId, calculator, isCalculatorClosing }) => [
    path,
    entryUser !== null && entryUser !== userKey,
    userKey === 'bo',
    // During a session only the way back from the log-in page can lead there.
    userKey === null ? wanted?.path : wanted !== null,
    wanted?.userKey === 'anna',
    screen?.key,
    gate !== null,
    accountId,
    calculator !== null,
    isCalculatorClosing,
  ],
  invariants: {
    ...addressInvariants,
    ...historyInvariants,
    'the portal is signed in exactly while the session is open': (trace) =>
      hasCrashed(trace) || trace.snapshot.matches({ running: 'signedIn' }) === isSignedIn(trace),
    'the portal is signed out exactly when the session said so': (trace) =>
      hasCrashed(trace) ||
      trace.snapshot.matches({ running: 'signedOut' }) === (isSessionKnown(trace) && !isSignedIn(trace)),
    'a signed-out user is sent only to login pages, a signed-in user only to other pages': (trace) =>
      pathsOfThisStep(trace).every((path) => isLoginPath(String(path)) !== isSignedIn(trace)),
    'a page behind the access gate starts only while access is granted, or expected if it only reads': (trace) => {
      const { screen, ports, path } = trace.snapshot.context;
      const { access, startsAhead } = ports.screens.find(path);
      const isStarted = screen !== null && screen !== trace.before?.context.screen;
      if (!isStarted || access !== 'granted') return true;
      return grantedAccount(trace) !== null || (startsAhead && expectedAccount(trace) !== null);
    },
    'a page that only reads starts as soon as access is expected': (trace) => {
      const { screen, ports, path } = trace.snapshot.context;
      const { name, startsAhead } = ports.screens.find(path);
      const accountId = expectedAccount(trace);
      if (hasCrashed(trace) || lastEvent(trace)?.type !== 'access.expected' || accountId === null) return true;
      return !startsAhead || screen?.key === `${name}/${accountId}`;
    },
    'while access is granted the screen of the address is open': (trace) => {
      const { screen, ports, path } = trace.snapshot.context;
      const { name, access } = ports.screens.find(path);
      // The root address has no screen: it leads to another page.
      if (hasCrashed(trace) || grantedAccount(trace) === null || access !== 'granted' || path === '/') return true;
      return screen?.key === `${name}/${grantedAccount(trace)}`;
    },
    'a screen starts again exactly when its key changes': ({ before, snapshot }) => {
      const [screen, previous] = [snapshot.context.screen, before?.context.screen];
      if (!screen || !previous) return true;
      return (screen.actor === previous.actor) === (screen.key === previous.key);
    },
    'a session that closes leaves nothing of the cardholder on the screen': (trace) => {
      const { screen, gate, calculator, accountId } = trace.snapshot.context;
      if (hasCrashed(trace) || lastEvent(trace)?.type !== 'session.closed' || isSignedIn(trace)) return true;
      const isPublic = screen === null || isLoginPath(screen.key);
      return gate === null && calculator === null && accountId === null && isPublic;
    },
    'the cookie question learns of each session that opens': (trace) => {
      const isOpened = lastEvent(trace)?.type === 'session.opened' && storyBefore(trace).isOpen !== true;
      return hasCrashed(trace) || sentTo(trace, trace.snapshot.context.consent).length === (isOpened ? 1 : 0);
    },
    'the access gate runs when its code is loaded, until the session closes': (trace) => {
      if (hasCrashed(trace)) return true;
      return (trace.snapshot.context.gate !== null) === trace.snapshot.matches({ running: { signedIn: 'loaded' } });
    },
    'the session gets every event that is meant for it': (trace) => {
      const event = lastEvent(trace);
      const isForSession =
        event !== null &&
        (/^(query|token)\./.test(event.type) ||
          (event.type === 'access.denied' && trace.before?.matches({ running: 'signedIn' }) === true));
      if (!isForSession) return true;
      return trace.effects.some(({ name, step }) => name === 'session.send' && step === trace.steps.length);
    },
    'the calculator closes once: back to the page that has opened it, else by its address': (trace) => {
      const names = namesOfThisStep(trace).filter((name) => /^browser\.go/.test(name));
      if (lastEvent(trace)?.type !== 'calculator.close' || !isSignedIn(trace) || hasCrashed(trace))
        return !names.includes('browser.goBack');
      const sinceVisit = trace.steps.slice(trace.steps.findLastIndex(isNewAddress) + 1);
      const isFirst = sinceVisit.filter(isClosing).length === 1;
      if (addressOf(trace) !== '/home?calculator') return names.length === 0;
      if (trace.start === ABOVE_PAGE) return names.join() === (isFirst ? 'browser.goBack' : '');
      return pathsOfThisStep(trace).join() === '/home';
    },
    'the language actor gets the saved language, but not the choice that it made itself': (trace) => {
      const event = lastEvent(trace);
      if (!event?.type.startsWith('language.')) return true;
      const isSent = trace.effects.some(({ name, step }) => name === 'language.send' && step === trace.steps.length);
      return isSent === (event.type === 'language.adopt' && isSignedIn(trace) && !hasCrashed(trace));
    },
    'the page reloads only when the user asks after a crash': (trace) =>
      trace.effects.every(({ name }) => name !== 'browser.reload') ||
      (hasCrashed(trace) && typesOf(trace).some((type) => type === 'portal.restart' || type === 'portal.logOut')),
    'a crash offers to log out exactly while a token is on the device': (trace) => {
      const isCrash = hasCrashed(trace) && /^(xstate\.error\.|view\.)/.test(lastEvent(trace)?.type ?? '');
      return !isCrash || trace.snapshot.matches({ crashed: 'signedIn' }) === hasStoredToken(trace);
    },
    'only a log-out after a crash removes the user from the device, and then the page reloads': (trace) => {
      const isLogOut =
        lastEvent(trace)?.type === 'portal.logOut' && trace.before?.matches({ crashed: 'signedIn' }) === true;
      const names = namesOfThisStep(trace).filter((name) => /^(device\.forgetUser|browser\.reload)$/.test(name));
      return isLogOut
        ? names.join() === 'device.forgetUser,browser.reload' && !hasStoredToken(trace)
        : !names.includes('device.forgetUser');
    },
  },
});

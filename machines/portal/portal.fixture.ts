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
} as const;

/** The page on the device at the start of a return from the BankID app. */
export const STORED_PAGE = '/transactions?year=2024';

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

/** The address of the portal. */
export function addressOf({ start, steps }: PortalTrace): string {
  const last = steps.findLast((step) => step.kind === 'event' && step.event.type === 'route.changed');
  const path = last?.kind === 'event' && last.event.type === 'route.changed' ? last.event.path : undefined;
  return path ?? FIRST_ADDRESS[start];
}

/** The last page that the user asked for without a session, or had open when it ended, since the last log-in. */
export function wantedPage({ start, steps }: Pick<PortalTrace, 'start' | 'steps'>): string | null {
  let wanted: string | null = start === 'a return from the BankID app' ? STORED_PAGE : null;
  let address: string = FIRST_ADDRESS[start];
  let isOpen: boolean | null = null;
  for (const step of steps) {
    if (step.kind !== 'event') continue;
    const { event } = step;
    if (event.type === 'route.changed') address = event.path;
    else if (event.type === 'session.opened' && isOpen !== true) isOpen = true;
    else if (event.type === 'session.closed' && isOpen !== false) isOpen = false;
    else continue;
    if (isOpen === false && !isEntrance(address) && !isLoginPath(address)) wanted = address;
    if (event.type === 'session.opened' && isEntrance(address)) wanted = null;
  }
  return wanted;
}

/** The events that the last step has sent to an actor. */
export const sentTo = ({ effects, steps }: PortalTrace, { id }: { readonly id: string }) =>
  effects
    .filter(({ name, step }) => name === `${id}.send` && step === steps.length)
    .map(({ args }) => args[0] as { readonly type: string; readonly name?: string | null });

import { type ActorRefFrom, type AnyActorLogic, type AnyActorRef, assign, sendTo, setup, stopChild } from 'xstate';
import type { accessGate } from '../access-gate/access-gate.ts';
import { consent } from '../consent/consent.ts';
import type { calculator } from '../currency-calculator/currency-calculator.ts';
import { language } from '../language/language.ts';
import type { Language, Ports, Toast } from '../ports.ts';
import { session } from '../session/session.ts';
import { toasts } from '../toasts/toasts.ts';
import { HOME_PATH, isPage, LOGIN_PATH, signedInDetour, signedOutDetour } from './paths.ts';

interface Input {
  readonly ports: Ports;
  /** The token that stood in the address, already scrubbed from it; null when there was none. */
  readonly offeredToken: string | null;
  /** The route that the page was opened at, with its query. */
  readonly path: string;
}

interface Context {
  readonly ports: Ports;
  readonly session: ActorRefFrom<typeof session>;
  readonly language: ActorRefFrom<typeof language>;
  readonly toasts: ActorRefFrom<typeof toasts>;
  readonly consent: ActorRefFrom<typeof consent>;
  readonly path: string;
  /** The page that a visitor without a session asked for. */
  readonly wantedPath: string | null;
  /** What decides who is let in further; null while nobody is logged in. */
  readonly gate: ActorRefFrom<typeof accessGate> | null;
  /** The calculator, from when it is first opened until the session ends; what was typed stays meanwhile. */
  readonly calculator: ActorRefFrom<typeof calculator> | null;
  /** The open screen and its actor; a page without behaviour has none. */
  readonly screen: { readonly key: string; readonly actor: AnyActorRef | null } | null;
}

type Event =
  | { readonly type: 'route.changed'; readonly path: string }
  | {
      readonly type: 'screen.entered';
      readonly key: string;
      readonly logic: AnyActorLogic | null;
      readonly input: unknown;
    }
  /** The part of the portal behind the log-in is here, and brings its gate: both are fetched when first needed. */
  | { readonly type: 'gate.entered'; readonly logic: typeof accessGate }
  /** The calculator was opened above a page, and brings its code. */
  | { readonly type: 'calculator.entered'; readonly logic: typeof calculator }
  /** The gate cannot let anybody in. */
  | { readonly type: 'access.denied' }
  /** A language was chosen on this device and is spoken. */
  | { readonly type: 'language.chosen'; readonly language: Language }
  /** The language that the cardholder has chosen somewhere else. */
  | { readonly type: 'language.adopt'; readonly language: Language }
  | { readonly type: 'session.opened' }
  | { readonly type: 'session.closed' }
  | { readonly type: 'token.obtained'; readonly token: string }
  | { readonly type: 'query.succeeded' }
  | { readonly type: 'query.unauthorized' }
  | { readonly type: 'query.forbidden' }
  | { readonly type: 'toast.show'; readonly toast: Toast }
  /** The person asks to start anew after a crash. */
  | { readonly type: 'portal.restart' }
  /** An actor below died of an error that its own machine has no transition for. */
  | { readonly type: `xstate.error.actor.${string}`; readonly error: unknown };

interface Visited {
  readonly path: string;
}

/** Stopping an actor of a name that nobody bears does nothing. */
const NO_ACTOR = 'none';

interface Spoken {
  readonly language: Language;
}

/** Tells an actor and all below it that their screen is left: what is under way there may have to be withdrawn. */
function tellLeft(actor: AnyActorRef | null): void {
  if (actor === null) return;
  const { children = {} }: { readonly children?: Readonly<Record<string, AnyActorRef>> } = actor.getSnapshot() ?? {};
  for (const child of Object.values(children)) tellLeft(child);
  // Who has ended, as what withdraws itself may have ended those above it, hears nothing any more.
  if (actor.getSnapshot()?.status === 'active') actor.send({ type: 'screen.left' });
}

type Entered = Omit<Extract<Event, { type: 'screen.entered' }>, 'type'>;
type ForSession = Extract<Event, { type: 'token.obtained' | 'access.denied' | `query.${string}` }>;

export const portalSetup = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  actors: { session, language, toasts, consent },
  guards: {
    isSameScreen: ({ context }, { key }: { key: string }) => context.screen?.key === key,
    hasGate: ({ context }) => context.gate !== null,
    hasCalculator: ({ context }) => context.calculator !== null,
    isPrivate: (_, { path }: Visited) => signedOutDetour(path) !== null,
    isEntrance: (_, { path }: Visited) => signedInDetour(path) !== null,
  },
  actions: {
    notePath: assign((_, { path }: Visited) => ({ path })),
    noteWanted: assign(({ context }, { path }: Visited) => ({
      wantedPath: isPage(path) ? path : context.wantedPath,
    })),
    forgetWanted: assign({ wantedPath: null }),
    goToLogin: ({ context }) => context.ports.browser.go(LOGIN_PATH, { replace: true }),
    goInside: ({ context }) => context.ports.browser.go(context.wantedPath ?? HOME_PATH, { replace: true }),
    tellLeft: ({ context }) => tellLeft(context.screen?.actor ?? null),
    stopScreen: stopChild(({ context }) => context.screen?.actor ?? NO_ACTOR),
    clearScreen: assign({ screen: null }),
    enterScreen: assign(({ spawn }, { key, logic, input }: Entered) => ({
      screen: { key, actor: logic && spawn(logic, { input }) },
    })),
    enterGate: assign(({ context: { ports }, spawn, self }, { logic }: { logic: typeof accessGate }) => ({
      gate: spawn(logic, { input: { ports, tell: (news) => self.send(news) } }),
    })),
    stopGate: stopChild(({ context }) => context.gate ?? NO_ACTOR),
    clearGate: assign({ gate: null }),
    tellGateOfLanguage: ({ context }, { language }: Spoken) =>
      context.gate?.send({ type: 'language.chosen', language }),
    tellLanguage: sendTo(
      ({ context }) => context.language,
      (_, { language }: Spoken) => ({ type: 'language.adopt' as const, language }),
    ),
    enterCalculator: assign(({ context: { ports }, spawn }, { logic }: { logic: typeof calculator }) => ({
      calculator: spawn(logic, { input: { ports } }),
    })),
    stopCalculator: stopChild(({ context }) => context.calculator ?? NO_ACTOR),
    clearCalculator: assign({ calculator: null }),
    restart: ({ context }) => context.ports.browser.reload(),
    tellSession: sendTo(
      ({ context }) => context.session,
      (_, { event }: { event: ForSession }) => event,
    ),
    tellToasts: sendTo(
      ({ context }) => context.toasts,
      (_, { toast }: { toast: Toast }) => ({ type: 'toast.show' as const, toast }),
    ),
  },
});

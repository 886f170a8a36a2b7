import type { FunctionComponent } from 'react';
import type { ActorRefFrom, AnyActorLogic, AnyActorRef, InputFrom } from 'xstate';
import type { Account } from '../../contract/account.ts';
import type { Cardholder } from '../../contract/cardholder.ts';
import type { accessGate } from '../../machines/access-gate/access-gate.ts';
import type { Ports } from '../../machines/ports.ts';
import type { session } from '../../machines/session/session.ts';
import type { Config } from './config.ts';
import type { Portal } from './portal-context.ts';

type Send<Ref extends { send(event: never): void }> = (event: Parameters<Ref['send']>[0]) => void;

/** What a screen gets from the access gate. */
export interface GrantedAccess {
  /** The current account (§4). */
  readonly account: Account;
  /** All accounts that the portal may show, newest first. */
  readonly accounts: readonly Account[];
  readonly cardholder: Cardholder;
  /** Reports to the access gate what a page has changed or loaded. */
  readonly notifyGate: Send<ActorRefFrom<typeof accessGate>>;
}

/** What the input of a screen's machine is made of. */
export interface ScreenScope {
  readonly ports: Ports;
  readonly config: Config;
  /** Values of the parameters in the route's path. */
  readonly params: Readonly<Record<string, string>>;
  /** Path and query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly notifyPortal: Send<Portal>;
  readonly notifySession: Send<ActorRefFrom<typeof session>>;
  /** Throws while the access gate grants no access: only screens with `access: 'granted'` may call it. */
  readonly granted: () => GrantedAccess;
}

/** A screen as the route table loads it: `View` gets the actor of `machine`. */
export interface Screen {
  readonly machine: AnyActorLogic | null;
  readonly input: (scope: ScreenScope) => unknown;
  readonly View: FunctionComponent<{ readonly actor: AnyActorRef }>;
}

/** Binds a machine to the view that shows it; `input` is called when the machine starts. */
export const defineScreen = <M extends AnyActorLogic>(
  machine: M,
  input: (scope: ScreenScope) => InputFrom<M>,
  View: FunctionComponent<{ readonly actor: ActorRefFrom<M> }>,
): Screen => ({ machine, input, View: View as Screen['View'] });

/** A screen without behaviour of its own. */
export const defineStaticScreen = (View: FunctionComponent): Screen => ({ machine: null, input: () => null, View });

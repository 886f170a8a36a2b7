import { createElement, type FunctionComponent } from 'react';
import type { ActorRefFrom, ActorRefFromLogic, AnyActorLogic, InputFrom } from 'xstate';
import type { Account } from '../../contract/account.ts';
import type { Cardholder } from '../../contract/cardholder.ts';
import type { accessGate } from '../../machines/access-gate/access-gate.ts';
import type { Ports, SpawnScreen, StartedScreen } from '../../machines/ports.ts';
import type { session } from '../../machines/session/session.ts';
import type { calendarAvailability } from '../../machines/topups/calendar-availability.ts';
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
  /** Whether there is a top-up calendar (§6). */
  readonly calendar: ActorRefFrom<typeof calendarAvailability>;
  /** Reports the cardholder each time that it is loaded again. Returns a function that stops it. */
  readonly watchCardholderReloads: (listener: (cardholder: Cardholder) => void) => () => void;
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
  /** Reports the cardholder once, as soon as the access gate knows it. Returns a function that stops it. */
  readonly watchCardholder: (listener: (cardholder: Cardholder) => void) => () => void;
  /** Throws until the access gate knows the account: only screens with `access: 'granted'` may call it. */
  readonly granted: () => GrantedAccess;
}

declare module '../../machines/ports.ts' {
  interface ScreenView {
    readonly Component: FunctionComponent;
  }
}

/** A screen as the route table loads it. */
export interface Screen {
  readonly start: (spawn: SpawnScreen, scope: ScreenScope) => StartedScreen;
}

/** Binds a machine to the view that shows it; `input` is called when the machine starts. */
export const defineScreen = <M extends AnyActorLogic>(
  machine: M,
  input: (scope: ScreenScope) => InputFrom<M>,
  View: FunctionComponent<{ readonly actor: ActorRefFromLogic<M> }>,
): Screen => ({
  start(spawn, scope) {
    const actor = spawn(machine, { input: input(scope) });
    return { actor, view: { Component: () => createElement(View, { actor }) } };
  },
});

/** A screen without behaviour of its own. */
export const defineStaticScreen = (Component: FunctionComponent): Screen => ({
  start: () => ({ actor: null, view: { Component } }),
});

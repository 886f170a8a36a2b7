import { callOf } from '@lunchkortet/model-engine/environment';
import type { AnyStateMachine } from 'xstate';
import type { CallDescription } from '../adapter.ts';

/** A backend call that an actor of a machine makes. */
export interface FlowCall extends CallDescription {
  readonly actor: string;
}

/** A machine that another machine runs. */
export interface Child {
  readonly actor: string;
  readonly machine: string;
}

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'id' in logic;

/** Those of the described calls that the actors of a machine make. */
export const callsOf = (machine: AnyStateMachine, calls: readonly CallDescription[]): FlowCall[] =>
  Object.keys(machine.implementations.actors).flatMap((actor) => {
    const call = callOf(machine, actor);
    const known = calls.find(({ name }) => name === call?.name);
    if (!known) return [];
    const { name, method, path, summary, effect } = known;
    return [{ actor, name, method, path, summary, effect }];
  });

/** The machines that a machine runs, by invoking or spawning them. */
export const childrenOf = (machine: AnyStateMachine): Child[] =>
  Object.entries(machine.implementations.actors).flatMap(([actor, logic]) =>
    isMachine(logic) ? [{ actor, machine: logic.id }] : [],
  );

import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { AnyModel } from '../model.ts';
import type { Mutant } from './mutant.ts';
import { stateInWords } from './place.ts';

const FACTORS = [
  { factor: 0.1, words: 'a tenth as long' },
  { factor: 10, words: 'ten times as long' },
];

/** The action with which XState starts the timer of an `after`. */
interface StartTimer {
  type: 'xstate.raise';
  id: string;
  delay: string | number | ((...args: unknown[]) => number);
}
const isStartTimer = (action: unknown): action is StartTimer =>
  typeof action === 'function' && 'type' in action && action.type === 'xstate.raise' && 'delay' in action;

type Delay = number | ((...args: unknown[]) => number);

const scaled =
  (delay: Delay | undefined, factor: number) =>
  (...args: unknown[]): number =>
    factor * (typeof delay === 'function' ? delay(...args) : (delay ?? 0));

/** Each timer of a state a tenth, and ten times, as long. */
function wrongTimers(node: AnyStateNode): Mutant[] {
  return node.entry.flatMap((action, index) =>
    isStartTimer(action)
      ? FACTORS.map(({ factor, words }) => ({
          sentence: `${stateInWords(node.id)}: the delay ${action.delay} is ${words}`,
          kind: 'delay',
          transition: null,
          state: node.id,
          eventType: null,
          apply(machine: AnyStateMachine) {
            const wrong = machine.getStateNodeById(node.id).entry[index];
            if (!isStartTimer(wrong)) return;
            const { delay } = wrong;
            const delays = machine.implementations.delays as Readonly<Record<string, Delay>>;
            wrong.delay = scaled(typeof delay === 'string' ? delays[delay] : delay, factor);
          },
        }))
      : [],
  );
}

/** The input of an actor that waits for a moment. */
interface Wait {
  readonly clock: { now(): number };
  readonly moment: number;
}

/** Each wait for a moment a tenth, and ten times, as long. */
function wrongWaits(node: AnyStateNode, actors: AnyModel['actors']): Mutant[] {
  return node.invoke.flatMap(({ id, src }, index) =>
    typeof src === 'string' && actors[src] === 'wait'
      ? FACTORS.map(({ factor, words }) => ({
          sentence: `${stateInWords(node.id)}: the wait ${id} is ${words}`,
          kind: 'delay',
          transition: null,
          state: node.id,
          eventType: null,
          apply(machine: AnyStateMachine) {
            const wrong = machine.getStateNodeById(node.id).invoke[index] as { input?: unknown } | undefined;
            if (wrong === undefined) return;
            const input = wrong.input as (args: unknown) => Wait;
            wrong.input = (args: unknown): Wait => {
              const { clock, moment } = input(args);
              return { clock, moment: clock.now() + factor * (moment - clock.now()) };
            };
          },
        }))
      : [],
  );
}

/** Machines in which a timer or a wait of a state is ten times as short or as long. */
export const wrongDelays = (node: AnyStateNode, { actors }: AnyModel): Mutant[] => [
  ...wrongTimers(node),
  ...wrongWaits(node, actors),
];

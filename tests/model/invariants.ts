import type { AnyMachineSnapshot } from 'xstate';
import type { AnyModel, AnyStep, AnyTrace } from '../../machines/model.ts';
import { answerOf, eventOf, fixtureOf, type Move } from './move.ts';
import { describeMove } from './sentence.ts';
import type { World } from './world.ts';

/** How a law sees a move. */
export function stepOf(model: AnyModel, move: Move): AnyStep {
  switch (move.kind) {
    case 'event':
      return { kind: 'event', label: move.label, event: eventOf(model, move.type, move.label) };
    case 'done':
      return { kind: 'done', actor: move.actor, label: move.label, output: answerOf(model, move) };
    case 'error':
      return { kind: 'error', actor: move.actor, label: move.label, failure: fixtureOf(model, move) };
    default:
      return { kind: 'time', label: describeMove(move) };
  }
}

/** What a path has come through so far. */
export interface Story {
  readonly start: string;
  readonly steps: readonly AnyStep[];
  readonly before: AnyMachineSnapshot | null;
  readonly snapshot: AnyMachineSnapshot;
}

const answerBy = (actor: string) => (step: AnyStep) => step.kind === 'done' && step.actor === actor;

/** The first law of a model that does not hold, as a sentence; null when all do. */
export function brokenInvariant({ invariants }: AnyModel, world: World, story: Story): string | null {
  const trace: AnyTrace = {
    ...story,
    effects: world.effects,
    now: world.time,
    device: Object.fromEntries(world.device),
    lastAnswer(actor) {
      const step = story.steps.findLast(answerBy(actor));
      return step?.kind === 'done' ? step.output : undefined;
    },
  };
  const broken = Object.entries(invariants).find(([, holds]) => !holds(trace));
  return broken ? `the law "${broken[0]}" is broken` : null;
}

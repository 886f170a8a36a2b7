import type { TakenStep } from './adapter.ts';
import type { AnyModel, AnyStep, AnyTrace } from './model.ts';
import { eventOf, fixtureOf, type Move, replyOf } from './move.ts';
import { describeMove } from './path-title.ts';

/** A move in the form that invariants receive; `now` is its time. */
export function stepOf(model: AnyModel, move: Move, now: number): AnyStep {
  switch (move.kind) {
    case 'event':
      return { now, kind: 'event', label: move.label, event: eventOf(model, move.type, move.label) };
    case 'done':
      return { now, kind: 'done', actor: move.actor, label: move.label, output: replyOf(model, move) };
    case 'error':
      return { now, kind: 'error', actor: move.actor, label: move.label, failure: fixtureOf(model, move) };
    default:
      return { now, kind: 'time', label: describeMove(move) };
  }
}

/** The data of a trace. */
export type History = Omit<AnyTrace, 'lastAnswer'>;

const isOutputOf = (actor: string) => (step: AnyStep) => step.kind === 'done' && step.actor === actor;

/** Describes the first invariant that does not hold; null if all hold. */
export function brokenInvariant({ invariants }: AnyModel, history: History): string | null {
  const trace: AnyTrace = {
    ...history,
    lastAnswer(actor) {
      const step = history.steps.findLast(isOutputOf(actor));
      return step?.kind === 'done' ? step.output : undefined;
    },
  };
  const broken = Object.entries(invariants).find(([, holds]) => !holds(trace));
  return broken ? `the invariant "${broken[0]}" is broken` : null;
}

/** Describes the first invariant of all machines that does not hold; null if all hold. */
export function brokenCommonInvariant(model: AnyModel, step: TakenStep): string | null {
  const broken = Object.entries(model.adapter.invariants).find(([, holds]) => !holds(model, step));
  return broken ? `the common invariant "${broken[0]}" is broken` : null;
}

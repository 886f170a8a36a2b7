import { isDeepStrictEqual } from 'node:util';
import type { AnyModel } from '../../machines/model.ts';
import { SETTLE_DELAY } from '../../machines/settling.ts';
import { leavesOf } from './definition.ts';
import { callOf } from './environment.ts';
import type { Edge } from './graph.ts';
import { fixtureOf } from './move.ts';

type Step = Omit<Edge, 'to' | 'broken'>;

const isTaken = ({ outcome }: Step): boolean => outcome.microsteps.flat().length > 0;

const callsOf = ({ outcome: { effects } }: Step): string[] => effects.map(({ name }) => name);

const isStartOfWork = (name: string): boolean => /^(call\.|screens\.|loadMessages|save)|\.send$/.test(name);

/** A press on "try again" that the machine takes must do something. */
function retryCalls(_: AnyModel, step: Step): boolean {
  const { move } = step;
  if (move?.kind !== 'event' || !move.type.endsWith('.retry') || !isTaken(step)) return true;
  return callsOf(step).some(isStartOfWork);
}

const leafIds = ({ outcome: { state } }: Step): string[] => leavesOf(state.snapshot).map(({ id }) => id);
const leafIdsBefore = ({ from }: Step): string[] => (from ? leavesOf(from.state.snapshot).map(({ id }) => id) : []);

const isSameState = (step: Step): boolean =>
  isDeepStrictEqual(leafIds(step).toSorted(), leafIdsBefore(step).toSorted());

/** The answer of a read must not lead to the same read in the same state: it would be repeated for ever. */
function answerEndsQuestion({ machine }: AnyModel, step: Step): boolean {
  const { move } = step;
  if (move?.kind !== 'done' && move?.kind !== 'error') return true;
  const call = callOf(machine, move.actor);
  return call?.effect !== 'read' || !isSameState(step) || !callsOf(step).includes(`call.${call.name}`);
}

/** A machine that keeps the failure of its page keeps the one that has just happened when it shows that something has failed. */
function failureIsKept(model: AnyModel, step: Step): boolean {
  const { move, outcome } = step;
  const { context } = outcome.state.snapshot;
  if (move?.kind !== 'error' || callOf(model.machine, move.actor) === undefined || !('failure' in context)) return true;
  const isShown = leafIds(step).some(
    (id) => !leafIdsBefore(step).includes(id) && /^[^.]+\.(\w+Failed|stale)$/.test(id),
  );
  return !isShown || isDeepStrictEqual(context.failure, fixtureOf(model, move));
}

/** What the user sees as failed has failed: an answer or a time limit leads there, never a press. */
const failureHasCause = (_: AnyModel, step: Step): boolean =>
  step.move?.kind !== 'event' ||
  leafIds(step).every((id) => leafIdsBefore(step).includes(id) || !id.endsWith('Failed'));

const isSettleTimer = ({ event }: { readonly event: string }): boolean => event.includes('.settleDelay.');

/** Presses count again within a second after the answer of a change. */
function settlesSoon(_: AnyModel, step: Step): boolean {
  const {
    from,
    move,
    outcome: { state },
  } = step;
  const running = state.timers.filter(isSettleTimer);
  const isOver = move?.kind === 'timer' && isSettleTimer(move);
  const isStarted = running.filter(({ id }) => isOver || from?.state.timers.every((timer) => timer.id !== id));
  return (
    isStarted.every(({ due }) => due - state.time >= SETTLE_DELAY / 2) &&
    running.every(({ due }) => due - state.time <= 1000) &&
    !(isOver && isSameState(step))
  );
}

/** What a user may rely on in every machine. */
const commonInvariants: Readonly<Record<string, (model: AnyModel, step: Step) => boolean>> = {
  'a retry asks again': retryCalls,
  'a failure that is shown is the one that has just happened': failureIsKept,
  'an answer is not followed by the same question': answerEndsQuestion,
  'a press does not lead to a failure that has not happened': failureHasCause,
  'presses are ignored for a moment after an answer, and never longer than a second': settlesSoon,
};

/** Describes the first common invariant that does not hold; null if all hold. */
export function brokenCommonInvariant(model: AnyModel, step: Step): string | null {
  const broken = Object.entries(commonInvariants).find(([, holds]) => !holds(model, step));
  return broken ? `the common invariant "${broken[0]}" is broken` : null;
}

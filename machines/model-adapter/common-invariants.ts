import { isDeepStrictEqual } from 'node:util';
import type { Adapter, TakenStep } from '../../engine/adapter.ts';
import { leavesOf } from '../../engine/definition.ts';
import { callOf } from '../../engine/environment.ts';
import type { AnyModel } from '../../engine/model.ts';
import { fixtureOf } from '../../engine/move.ts';
import { SETTLE_DELAY } from '../settling.ts';

const isTaken = ({ outcome }: TakenStep): boolean => outcome.microsteps.flat().length > 0;

const callsOf = ({ outcome: { effects } }: TakenStep): string[] => effects.map(({ name }) => name);

const isStartOfWork = (name: string): boolean => /^(call\.|screens\.|loadMessages|save)|\.send$/.test(name);

/** A press on "try again" that the machine takes must do something. */
function retryCalls(_: AnyModel, step: TakenStep): boolean {
  const { move } = step;
  if (move?.kind !== 'event' || !move.type.endsWith('.retry') || !isTaken(step)) return true;
  return callsOf(step).some(isStartOfWork);
}

const leafIds = ({ outcome: { state } }: TakenStep): string[] => leavesOf(state.snapshot).map(({ id }) => id);
const leafIdsBefore = ({ from }: TakenStep): string[] =>
  from ? leavesOf(from.state.snapshot).map(({ id }) => id) : [];

const isSameState = (step: TakenStep): boolean =>
  isDeepStrictEqual(leafIds(step).toSorted(), leafIdsBefore(step).toSorted());

/** The answer of a read must not lead to the same read in the same state: it would be repeated for ever. */
function answerEndsQuestion({ machine }: AnyModel, step: TakenStep): boolean {
  const { move } = step;
  if (move?.kind !== 'done' && move?.kind !== 'error') return true;
  const call = callOf(machine, move.actor);
  return call?.effect !== 'read' || !isSameState(step) || !callsOf(step).includes(`call.${call.name}`);
}

/** A machine that keeps the failure of its page keeps the one that has just happened when it shows that something has failed. */
function failureIsKept(model: AnyModel, step: TakenStep): boolean {
  const { move, outcome } = step;
  const { context } = outcome.state.snapshot;
  if (move?.kind !== 'error' || callOf(model.machine, move.actor) === undefined || !('failure' in context)) return true;
  const isShown = leafIds(step).some(
    (id) => !leafIdsBefore(step).includes(id) && /^[^.]+\.(\w+Failed|stale)$/.test(id),
  );
  return !isShown || isDeepStrictEqual(context.failure, fixtureOf(model, move));
}

/** What the user sees as failed has failed: an answer or a time limit leads there, never a press. */
const failureHasCause = (_: AnyModel, step: TakenStep): boolean =>
  step.move?.kind !== 'event' ||
  leafIds(step).every((id) => leafIdsBefore(step).includes(id) || !id.endsWith('Failed'));

const isSettleTimer = ({ event }: { readonly event: string }): boolean => event.includes('.settleDelay.');

/** Presses count again within a second after the answer of a change. */
function settlesSoon(_: AnyModel, step: TakenStep): boolean {
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
export const commonInvariants: Adapter['invariants'] = {
  'a retry asks again': retryCalls,
  'a failure that is shown is the one that has just happened': failureIsKept,
  'an answer is not followed by the same question': answerEndsQuestion,
  'a press does not lead to a failure that has not happened': failureHasCause,
  'presses are ignored for a moment after an answer, and never longer than a second': settlesSoon,
};

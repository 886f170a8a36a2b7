import { isDeepStrictEqual } from 'node:util';
import type { Adapter, TakenStep } from '@lunchkortet/model-engine/adapter';
import { leavesOf } from '@lunchkortet/model-engine/definition';
import { callOf } from '@lunchkortet/model-engine/environment';
import type { AnyModel } from '@lunchkortet/model-engine/model';
import { eventOf, fixtureOf } from '@lunchkortet/model-engine/move';
import { inputOf } from '@lunchkortet/model-engine/simulated-children';
import type { SimulatedState } from '@lunchkortet/model-engine/simulator';
import type { AnyActorRef } from 'xstate';
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

/** The answer of an actor must not start it again with the same request in the same state: it would be repeated for ever. */
function answerEndsQuestion({ adapter }: AnyModel, step: TakenStep): boolean {
  const { from, move, outcome } = step;
  if ((move?.kind !== 'done' && move?.kind !== 'error') || !isSameState(step)) return true;
  const earlier: AnyActorRef | undefined = from?.state.snapshot.children[move.id];
  const child: AnyActorRef | undefined = outcome.state.snapshot.children[move.id];
  const isAgain = child !== undefined && earlier !== undefined && child !== earlier;
  return !isAgain || !isDeepStrictEqual(adapter.requestOf(inputOf(child)), adapter.requestOf(inputOf(earlier)));
}

/** The state that waits for an answer ends with it, or the user would wait for ever. */
function answerEndsWaiting(_: AnyModel, { move, outcome }: TakenStep): boolean {
  if (move?.kind !== 'done' && move?.kind !== 'error') return true;
  const { snapshot, answered } = outcome.state;
  const child: AnyActorRef | undefined = snapshot.children[move.id];
  if (child === undefined || !answered.has(child)) return true;
  return leavesOf(snapshot).every(({ invoke }) => invoke.every(({ id }) => id !== move.id));
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

const isSettleTimer = (type: string): boolean => type.includes('.settleDelay.');

/** Presses count again within a second after the answer of a change. */
function settlesSoon(_: AnyModel, step: TakenStep): boolean {
  const {
    from,
    move,
    outcome: { state },
  } = step;
  const running = state.timers.filter(({ event }) => isSettleTimer(event.type));
  const isOver = move?.kind === 'timer' && isSettleTimer(move.event);
  const isStarted = running.filter(({ id }) => isOver || from?.state.timers.every((timer) => timer.id !== id));
  return (
    isStarted.every(({ due }) => due - state.time >= SETTLE_DELAY / 2) &&
    running.every(({ due }) => due - state.time <= 1000) &&
    !(isOver && isSameState(step))
  );
}

/** Whether a step starts an actor that changes something. */
const startsChange = ({ machine }: AnyModel, { from, outcome }: TakenStep): boolean =>
  Object.entries(outcome.state.snapshot.children as Readonly<Record<string, AnyActorRef | undefined>>).some(
    ([id, child]) =>
      typeof child?.src === 'string' &&
      child !== from?.state.snapshot.children[id] &&
      callOf(machine, child.src)?.effect === 'change',
  );

/** A state that only decides is left at once. */
const isDecided = (_: AnyModel, { outcome }: TakenStep): boolean =>
  leavesOf(outcome.state.snapshot).every(({ always }) => (always ?? []).every(({ guard }) => guard !== undefined));

interface Form {
  readonly values: Readonly<Record<string, unknown>>;
  readonly touched: Readonly<Record<string, string>>;
}

const formIn = (state: SimulatedState | undefined): Form | undefined =>
  (state?.snapshot.context as { readonly form?: Form } | undefined)?.form;

/** The event of a step, if the machine takes it. */
function takenEvent(model: AnyModel, step: TakenStep) {
  const { move } = step;
  return move?.kind === 'event' && isTaken(step) ? eventOf(model, move.type, move.label) : null;
}

/** A field has what the user typed, and the next press is a new gesture. */
function fieldIsKept(model: AnyModel, step: TakenStep): boolean {
  const event = takenEvent(model, step);
  const form = formIn(step.outcome.state);
  if (event?.type !== 'field.changed' || form === undefined) return true;
  return form.values[event.field] === event.value;
}

/** The error of a changed field shows when the user leaves it. */
function fieldIsChecked(model: AnyModel, step: TakenStep): boolean {
  const event = takenEvent(model, step);
  const before = formIn(step.from?.state);
  if (event?.type !== 'field.blurred' || before?.touched[event.field] === undefined) return true;
  return formIn(step.outcome.state)?.touched[event.field] === 'blurred';
}

/** A form that is submitted and not sent shows the errors of all fields. */
function errorsAreShown(model: AnyModel, step: TakenStep): boolean {
  const form = formIn(step.outcome.state);
  if (takenEvent(model, step)?.type !== 'form.submitted' || form === undefined || !isSameState(step)) return true;
  return Object.keys(form.values).every((field) => form.touched[field] === 'blurred');
}

/** A changed field is a new gesture: the presses after it are not ignored. */
function fieldEndsWait(model: AnyModel, step: TakenStep): boolean {
  return (
    takenEvent(model, step)?.type !== 'field.changed' ||
    !step.outcome.state.timers.some(({ event }) => isSettleTimer(event.type))
  );
}

/** A press that sends something removes what is said about an earlier attempt. */
function messageIsOver(model: AnyModel, step: TakenStep): boolean {
  const event = takenEvent(model, step);
  if (event === null || model.externalEvents?.includes(event.type)) return true;
  const calls = callsOf(step).filter((name) => name.startsWith('call.'));
  const isSent = calls.length > 0 && (event.type === 'form.submitted' || startsChange(model, step));
  const { message, failure } = step.outcome.state.snapshot.context as {
    readonly message?: unknown;
    readonly failure?: unknown;
  };
  return !isSent || ((message ?? null) === null && (failure ?? null) === null);
}

/** What a user may rely on in every machine. */
export const commonInvariants: Adapter['invariants'] = {
  'a retry asks again': retryCalls,
  'a failure that is shown is the one that has just happened': failureIsKept,
  'an answer is not followed by the same question': answerEndsQuestion,
  'nothing waits for an answer that has arrived': answerEndsWaiting,
  'a decision is never left open': isDecided,
  'a press does not lead to a failure that has not happened': failureHasCause,
  'a field has what the user typed': fieldIsKept,
  'after a changed field no press is ignored': fieldEndsWait,
  'a field that was changed is checked when the user leaves it': fieldIsChecked,
  'a form that is submitted but not sent shows all its errors': errorsAreShown,
  'what is said about an earlier attempt goes with the next one': messageIsOver,
  'presses are ignored for a moment after an answer, and never longer than a second': settlesSoon,
};

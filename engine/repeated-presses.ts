import type { PressRule } from './adapter.ts';
import { awaitedActors } from './available-moves.ts';
import { callOf } from './environment.ts';
import type { Edge, Graph } from './graph.ts';
import type { AnyModel } from './model.ts';
import { describeMove, shortState } from './path-title.ts';

const isChange = ({ machine }: AnyModel, actor: string): boolean => callOf(machine, actor)?.effect === 'change';

/** The changing calls that an edge starts. */
function startedChanges(model: AnyModel, { from, outcome }: Edge): string[] {
  const before = new Set(from ? awaitedActors(model, from.state).map(({ ref }) => ref) : []);
  return awaitedActors(model, outcome.state)
    .filter(({ actor, ref }) => isChange(model, actor) && model.repeatable?.[actor] === undefined && !before.has(ref))
    .map(({ actor }) => actor);
}

const isAnswerOfChange = (model: AnyModel, { move }: Edge): boolean =>
  (move?.kind === 'done' || move?.kind === 'error') && isChange(model, move.actor);

/** An ignored event has a microstep without transitions. */
const isIgnored = ({ outcome }: Edge): boolean => outcome.microsteps.flat().length === 0;

/** The press that an edge continues: a new one, the one before, or none after an event that no press sends. */
function pressAfter({ externalEvents }: AnyModel, edge: Edge, before: Edge | null): Edge | null {
  const { move } = edge;
  if (move?.kind !== 'event' || isIgnored(edge)) return before;
  return externalEvents?.includes(move.type) ? null : edge;
}

/** A node that is reached soon after the answer of a change. */
interface Visit {
  readonly key: string;
  /** ms since the answer */
  readonly elapsed: number;
  /** The press since the answer; null if there was none. */
  readonly press: Edge | null;
}

/**
 * The user has changed a field since the answer. What comes next is a new gesture, so it is not followed further: a press
 * that repeats itself changes no field.
 */
const isNewGesture = ({ isNewGesture }: PressRule, edge: Edge): boolean =>
  edge.move?.kind === 'event' && isNewGesture(edge.move.type) && !isIgnored(edge);

const visitId = ({ key, elapsed, press }: Visit): string => JSON.stringify([key, elapsed, press !== null]);

const describe = ({ delay }: PressRule, press: Edge, call: string): string =>
  `in ${press.from ? shortState(press.from.state.snapshot) : 'the start'}, ${press.move ? describeMove(press.move) : ''}: it starts ${call} less than ${delay} ms after the answer of a change`;

/**
 * Finds presses that start a changing call too soon after the answer of a change. The label of a control can
 * change with the answer, so such a press can be the second half of a double click on the old label. Searches the whole
 * state graph, not only the chosen paths.
 */
export function repeatedPressFaults(model: AnyModel, { edges }: Graph): string[] {
  const { presses } = model.adapter;
  if (presses === null) return [];
  const edgesFrom = Map.groupBy(edges, ({ from }) => from?.key ?? null);
  const faults = new Set<string>();
  const seen = new Set<string>();
  const open: Visit[] = [];
  const visit = (next: Visit) => {
    if (next.elapsed >= presses.delay || seen.has(visitId(next))) return;
    seen.add(visitId(next));
    open.push(next);
  };
  for (const edge of edges) {
    if (edge.to !== null && isAnswerOfChange(model, edge)) visit({ key: edge.to, elapsed: 0, press: null });
  }
  for (let current = open.pop(); current !== undefined; current = open.pop()) {
    for (const edge of edgesFrom.get(current.key) ?? []) {
      if (edge.to === null || edge.from === null || isAnswerOfChange(model, edge)) continue;
      const press = pressAfter(model, edge, current.press);
      if (press !== null) for (const call of startedChanges(model, edge)) faults.add(describe(presses, press, call));
      if (isNewGesture(presses, edge)) continue;
      visit({ key: edge.to, elapsed: current.elapsed + edge.due - edge.from.state.time, press });
    }
  }
  return [...faults];
}

import { createEnvironment } from '@lunchkortet/model-engine/environment';
import type { Graph } from '@lunchkortet/model-engine/graph';
import type { AnyModel } from '@lunchkortet/model-engine/model';
import { eventOf, type Move, machineEvent, NO_PAYLOAD } from '@lunchkortet/model-engine/move';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject, StateValue } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';

/*
 * What `getAdjacencyMap` of xstate/graph finds in a machine, to compare it with the engine. It gets the events of the model, the
 * answers of actors as `xstate.done.actor.*` and `xstate.error.actor.*`, and timers as `xstate.after.*`. It knows no time and no
 * device storage, runs no action, and takes timers in any order.
 */

/** Moves from one state value to another, as text. */
type Moves = ReadonlySet<string>;

interface Taken {
  readonly event: EventObject;
  readonly state: AnyMachineSnapshot;
}

const asText = (from: StateValue, event: { type: string }, to: StateValue) =>
  `${JSON.stringify(from)} ${event.type} ${JSON.stringify(to)}`;

const isStop = ({ stopEvents }: AnyModel, type: string): boolean => stopEvents?.includes(type) === true;

/** How many moves the oracle follows; some machines have hundreds of thousands. */
const LIMIT = 60_000;

type Children = Readonly<Record<string, AnyActorRef | undefined>>;

/** The children whose answers the model lists. */
const answeringChildren = (model: AnyModel, { children }: { readonly children: Children }) =>
  Object.entries(children).flatMap(([id, child]) => {
    const actor = typeof child?.src === 'string' ? child.src : '';
    const behaviour = model.actors[actor];
    return behaviour === 'wait' || typeof behaviour === 'object' ? [{ id, actor, behaviour }] : [];
  });

/** Every event that the machine can receive in a state. */
function eventsIn(model: AnyModel, snapshot: AnyMachineSnapshot) {
  if (snapshot.status !== 'active') return [];
  const own = Object.entries(model.events)
    .filter(([type]) => !isStop(model, type))
    .flatMap(([type, cases = {}]) =>
      (cases === NO_PAYLOAD ? [NO_PAYLOAD] : Object.keys(cases)).map((label) => eventOf(model, type, label)),
    );
  const answers = answeringChildren(model, snapshot).flatMap(({ id, actor, behaviour }): readonly Move[] =>
    behaviour === 'wait'
      ? [{ kind: 'wait', id }]
      : (['done', 'error'] as const).flatMap((kind) =>
          Object.keys(behaviour[kind]).map((label) => ({ kind, id, actor, label })),
        ),
  );
  const timers = snapshot._nodes.flatMap(({ after }) => after.map(({ eventType }) => ({ type: eventType })));
  return [...own, ...answers.flatMap((move) => machineEvent(model, move) ?? []), ...timers];
}

/** The moves that xstate/graph finds from all starts of a model; null if there are more than `LIMIT`. */
function movesOfOracle(model: AnyModel): Moves | null {
  const found = new Set<string>();
  const machine: AnyStateMachine = model.machine;
  for (const start of Object.values(model.starts)) {
    try {
      const map = getAdjacencyMap(machine, {
        events: (snapshot: AnyMachineSnapshot) => eventsIn(model, snapshot),
        input: model.adapter.inputFor(createEnvironment(model, start)),
        limit: LIMIT,
        serializeState: (snapshot: AnyMachineSnapshot) =>
          JSON.stringify([
            snapshot.status,
            snapshot.value,
            model.identity(snapshot.context),
            answeringChildren(model, snapshot).map(({ id }) => id),
          ]),
        serializeEvent: (event: object) => JSON.stringify(event),
      });
      for (const { state, transitions } of Object.values(map))
        for (const { event, state: next } of Object.values<Taken>(transitions))
          found.add(asText(state.value, event, next.value));
    } catch (error) {
      if (String(error).includes('Traversal limit exceeded')) return null;
      throw error;
    }
  }
  return found;
}

/** The same moves in the state graph of the engine. */
const movesOfEngine = (model: AnyModel, { edges }: Graph): Moves =>
  new Set(
    edges.flatMap(({ from, move, outcome }) => {
      const event = move && machineEvent(model, move);
      if (!from || !event || isStop(model, event.type)) return [];
      return [asText(from.state.snapshot.value, event, outcome.state.snapshot.value)];
    }),
  );

/** The moves of a machine that only one of the two has found. */
const differences = (engine: Moves, oracle: Moves): readonly string[] => [
  ...[...engine].filter((move) => !oracle.has(move)).map((move) => `engine: ${move}`),
  ...[...oracle].filter((move) => !engine.has(move)).map((move) => `oracle: ${move}`),
];

interface Known {
  readonly reason: string;
  /** The moves that only one of the two finds; null if the machine is too large for the oracle. */
  readonly moves: RegExp | null;
}

const TOO_LARGE: Known = { reason: `it has more than ${LIMIT} moves`, moves: null };

/** Where the two differ. All other machines have the same moves. */
const KNOWN: Readonly<Record<string, Known>> = {
  portal: TOO_LARGE,
  transactions: TOO_LARGE,
  session: {
    reason: 'tokens grow old and are stored on the device; the oracle has neither time nor storage',
    moves: /expiring|ending|renewal|checkingOffer|leaving|"fresh"/,
  },
  inactivity: { reason: 'the limit passes only with the time', moves: /untilWarning|untilTimeout|timedOut/ },
  'topup-month': { reason: 'the deadline passes only with the time', moves: /untilDeadline|deadlinePassed/ },
  'contact-verification': {
    reason: 'the oracle lets a code expire at a time at which it is still valid',
    moves: /^oracle: "sending" xstate\.error\.actor\.requestVerification/,
  },
  'contact-restoring': {
    reason: 'the oracle lets the longer of two timers end first',
    moves: /^oracle: .*:"settled"} xstate\.after\.retry/,
  },
};

/** What speaks against the engine or against `KNOWN`: a difference that is not listed, or a listed one that is gone. */
export function unexplained(model: AnyModel, graph: Graph): readonly string[] {
  const known = KNOWN[model.machine.id];
  const oracle = movesOfOracle(model);
  if (oracle === null) return known === TOO_LARGE ? [] : ['the machine is too large for the oracle'];
  const found = differences(movesOfEngine(model, graph), oracle);
  if (known === undefined) return found;
  const isListed = (move: string) => known.moves?.test(move) === true;
  return found.some(isListed) ? found.filter((move) => !isListed(move)) : [`no difference is left: ${known.reason}`];
}

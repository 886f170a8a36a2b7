import type { Edge, Graph } from './graph.ts';
import type { AnyModel } from './model.ts';
import type { Path } from './path.ts';
import { describeMove } from './path-title.ts';
import { edgesTo, startWalk, type Walk } from './replay.ts';

/** The most moves that a path makes to its next goal. Further goals get a path of their own. */
const MAX_WAY = 3;

/** A path with more moves than this does not go on to another goal: it is read by people, and a failure ends it. */
const LONG_PATH = 8;

/** The names of the goals that an edge meets. */
export type GoalsOf = (edge: Edge) => readonly string[];

/** Goals of one kind, and which of them are met. */
class Goals {
  readonly of: GoalsOf;
  readonly #met: Set<string>;

  constructor(of: GoalsOf, met: Iterable<string> = []) {
    this.of = of;
    this.#met = new Set(met);
  }

  isMet = (goal: string): boolean => this.#met.has(goal);
  hasNew = (edge: Edge): boolean => this.of(edge).some((goal) => !this.isMet(goal));
  meet(edges: readonly Edge[]): void {
    for (const goal of edges.flatMap(this.of)) this.#met.add(goal);
  }
  /** The same goals, as if these edges were taken too. */
  with = (edges: readonly Edge[]): Goals => new Goals(this.of, [...this.#met, ...edges.flatMap(this.of)]);
}

interface Route {
  readonly goal: string;
  /** From a start to the first edge that meets the goal. */
  readonly edges: readonly Edge[];
}

/** The shortest route to each goal, longest first: long routes meet many goals on their way. */
function routesTo({ edges }: Graph, goals: Goals): readonly Route[] {
  const firstEdge = new Map<string, Edge>();
  for (const edge of edges) for (const goal of goals.of(edge)) if (!firstEdge.has(goal)) firstEdge.set(goal, edge);
  return [...firstEdge]
    .map(([goal, edge]) => ({ goal, edges: edgesTo(edge) }))
    .toSorted((a, b) => b.edges.length - a.edges.length);
}

type EdgesAfter = (edge: Edge) => readonly Edge[];

function edgesAfterIn({ edges }: Graph): EdgesAfter {
  const possible = edges.filter(({ to }) => to !== null);
  const byNode = Map.groupBy(possible, ({ from }) => from?.key);
  return ({ to }) => (to === null ? [] : (byNode.get(to) ?? []));
}

/** Moves, other than time, that lead back to their node. A route can include them as detours. */
const isLoop = ({ from, to, move }: Edge): boolean =>
  from?.key === to && move !== null && 'label' in move && move.kind !== 'idle';

/** Takes a route, and on the way each loop that meets a new goal. Returns whether the route was possible. */
function takeWithDetours(walk: Walk, route: readonly Edge[], after: EdgesAfter, goals: Goals): boolean {
  const left = goals.with([...walk.edges, ...route]);
  const takeDetours = () => {
    for (const loop of walk.edges.slice(-1).flatMap(after).filter(isLoop))
      if (left.hasNew(loop) && walk.take([loop])) left.meet([loop]);
  };
  takeDetours();
  return route.every((edge) => {
    const isTaken = walk.take([edge]);
    takeDetours();
    return isTaken;
  });
}

/** The shortest way from the end of a walk to an edge that meets a new goal, if one is near. */
function wayToNewGoal({ edges }: Walk, after: EdgesAfter, goals: Goals): readonly Edge[] | null {
  const reached = new Set(edges.slice(-1).map(({ to }) => to));
  const isFirstWay = (edge: Edge) => {
    const isNew = !reached.has(edge.to);
    reached.add(edge.to);
    return isNew;
  };
  let ways = edges
    .slice(-1)
    .flatMap(after)
    .map((edge) => [edge]);
  for (let length = 1; length <= MAX_WAY; length++) {
    const found = ways.find((way) => way.slice(-1).some(goals.hasNew));
    if (found) return found;
    const ends = ways.filter((way) => way.slice(-1).every(isFirstWay));
    ways = ends.flatMap((way) =>
      way
        .slice(-1)
        .flatMap(after)
        .map((edge) => [...way, edge]),
    );
  }
  return null;
}

/** Goes on to new goals near the end of a walk: this is shorter than a path of their own. */
function goOn(walk: Walk, after: EdgesAfter, goals: Goals): void {
  while (walk.edges.length <= LONG_PATH) {
    const left = goals.with(walk.edges);
    const way = wayToNewGoal(walk, after, left);
    if (way === null || !takeWithDetours(walk, way, after, left)) return;
  }
}

const cannotReplay = ({ machine }: AnyModel, goal: string, edges: readonly Edge[]) => {
  const moves = edges.flatMap(({ move }) => (move ? [describeMove(move)] : [])).join('; ');
  return `${machine.id}: the path to ${goal} cannot be replayed (${moves}). Something that its identity does not include decides the outcome, such as a random value or an object that changes`;
};

/**
 * Chooses paths for each kind of goals until every goal that can be met is met. The paths for a kind do not meet again
 * what those of an earlier kind have met.
 */
export function choosePaths(model: AnyModel, graph: Graph, kinds: readonly GoalsOf[]): readonly Path[][] {
  const after = edgesAfterIn(graph);
  const taken: Edge[] = [];
  return kinds.map((goalsOf) => {
    const goals = new Goals(goalsOf).with(taken);
    const paths: Path[] = [];
    for (const { goal, edges } of routesTo(graph, goals)) {
      const [first, ...rest] = edges;
      if (goals.isMet(goal) || first === undefined) continue;
      let walk = startWalk(model, graph, first);
      if (!takeWithDetours(walk, rest, after, goals)) {
        // A detour has changed the outcome of a later edge.
        walk = startWalk(model, graph, first);
        if (!walk.take(rest)) throw new Error(cannotReplay(model, goal, edges));
      }
      goOn(walk, after, goals);
      goals.meet(walk.edges);
      taken.push(...walk.edges);
      paths.push(walk.path());
    }
    return paths;
  });
}

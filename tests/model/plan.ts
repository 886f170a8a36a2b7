import type { AnyModel } from '../../machines/model.ts';
import { type Definition, definitionOf } from './definition.ts';
import { fixtureFaults } from './fixtures.ts';
import { goalsOf, requiredGoals } from './goals.ts';
import { type Edge, explore, type Graph } from './graph.ts';
import type { Path } from './path.ts';
import { describeMove, shortState } from './sentence.ts';
import { follow, trunkTo, type Wander } from './walk.ts';

/** The paths of a model, and what they cannot reach. */
export interface Plan {
  readonly definition: Definition;
  readonly paths: readonly Path[];
  /** How many goals there are. */
  readonly goals: number;
  /** By name: goals that no path meets, moves that end badly, fixtures that break the contract. */
  readonly faults: readonly string[];
}

type Met = ReadonlyMap<Edge, readonly string[]>;

/** Moves at once that lead back to where they began; they can be made in passing. */
function loopsOf({ edges }: Graph): (key: string) => readonly Edge[] {
  const inPassing = edges.filter(
    ({ from, to, move }) => from?.key === to && move !== null && 'label' in move && move.kind !== 'lapse',
  );
  const byPlace = Map.groupBy(inPassing, ({ to }) => to);
  return (key) => byPlace.get(key) ?? [];
}

/** Chooses paths, the longest first, until every goal that can be met is met. */
function choose(model: AnyModel, graph: Graph, met: Met): Path[] {
  const goalsBy = (edges: readonly Edge[]) => edges.flatMap((edge) => met.get(edge) ?? []);
  const nearest = new Map<string, Edge>();
  for (const edge of graph.edges) for (const goal of goalsBy([edge])) if (!nearest.has(goal)) nearest.set(goal, edge);
  const trunks = [...nearest].map(([goal, edge]) => ({ goal, trunk: trunkTo(edge) }));
  const loops = loopsOf(graph);
  const done = new Set<string>();
  const paths: Path[] = [];
  for (const { goal, trunk } of trunks.toSorted((a, b) => b.trunk.length - a.trunk.length)) {
    if (done.has(goal)) continue;
    const passed = new Set([...done, ...goalsBy(trunk)]);
    const wander: Wander = (key, tread) => {
      for (const loop of loops(key)) {
        const goals = goalsBy([loop]);
        if (goals.some((one) => !passed.has(one)) && tread(loop)) for (const one of goals) passed.add(one);
      }
    };
    const walk = follow(model, graph, trunk, wander) ?? follow(model, graph, trunk, () => undefined);
    if (walk === null) throw new Error(`${model.machine.id}: a path cannot be walked again`);
    for (const one of goalsBy(walk.edges)) done.add(one);
    paths.push(walk.path);
  }
  return paths;
}

function badEnds({ edges }: Graph): string[] {
  const ends = edges.flatMap(({ from, move, outcome }) => {
    const place = from ? `in ${shortState(from.situation.snapshot)}` : 'at the start';
    return outcome.faults.map((fault) => `${place}, ${move ? describeMove(move) : 'first of all'}: ${fault}`);
  });
  return [...new Set(ends)];
}

/** Finds paths that meet every goal of a model's definition and fixtures. */
export function planOf(model: AnyModel): Plan {
  const definition = definitionOf(model.machine);
  const graph = explore(model);
  const met: Met = new Map(graph.edges.map((edge) => [edge, goalsOf(definition, edge)]));
  const found = new Set([...met.values()].flat());
  const required = new Set(requiredGoals(definition, model));
  const missed = [...required].filter((goal) => !found.has(goal));
  return {
    definition,
    paths: choose(model, graph, met),
    goals: new Set([...found, ...required]).size,
    faults: [
      ...definition.faults,
      ...fixtureFaults(model, definition),
      ...badEnds(graph),
      ...missed.map((goal) => `nothing can ${goal}`),
    ],
  };
}

import { type StateNode, statesBelow } from '../state-tree.ts';
import { flowsUsing, keyOf, type Place, type SourceGraph } from './graph.ts';
import type { Sources } from './module.ts';
import type { Part } from './parts.ts';

type Texts = Readonly<Record<string, string>>;

/** The texts of each language, from the files in `locales/`. */
export const localesIn = (sources: Sources): ReadonlyMap<string, Texts> =>
  new Map(
    [...sources].flatMap(([file, source]) => {
      const [, language] = /^locales\/(\w+)\.json$/.exec(file) ?? [];
      return language === undefined ? [] : [[language, JSON.parse(source) as Texts]];
    }),
  );

interface Mention extends Place {
  readonly part: Part;
}

/** The ids that a template literal stands for, such as `topups.updated.*`. */
export function idsLike(template: string, ids: Iterable<string>): string[] {
  if (!/^[a-z][\w-]*\./.test(template)) return [];
  const pattern = new RegExp(`^${template.replaceAll('.', '\\.').replaceAll('*', '.+')}$`);
  return [...ids].filter((id) => pattern.test(id));
}

/** The parts that name each text. */
function mentionsOfTexts({ modules }: SourceGraph, ids: ReadonlySet<string>): ReadonlyMap<string, readonly Mention[]> {
  const mentions = new Map<string, Mention[]>([...ids].map((id) => [id, []]));
  for (const module of modules.values())
    for (const declaration of module.declarations)
      for (const part of declaration.parts) {
        const named = new Set([...part.texts, ...[...part.templates].flatMap((template) => idsLike(template, ids))]);
        for (const id of named) mentions.get(id)?.push({ module, declaration, part });
      }
  return mentions;
}

/** The states of each flow that show a text; none where they are not known. */
export type TextUses = ReadonlyMap<string, readonly string[]>;

type Roots = ReadonlyMap<string, StateNode>;

/** What a key of a test in the browser is about: the state of an assertion, or the states that take the event of a gesture. */
function statesOfKey(root: StateNode, path: readonly string[]): readonly string[] | null {
  const after = (key: string) => (path.includes(key) ? path[path.indexOf(key) + 1] : undefined);
  const [state, event] = [after('assertions'), after('gestures')];
  if (state !== undefined) return path.includes('absent') ? [] : [`${root.id}.${state}`];
  if (event === undefined) return null;
  return statesBelow(root).flatMap(({ id, transitions }) =>
    transitions.some((transition) => transition.event === event) ? [id] : [],
  );
}

/** The states in which the tests in the browser expect a text, or press a control with it. */
function testedStates(graph: SourceGraph, roots: Roots, mention: Mention, seen = new Set<Part>()): readonly string[] {
  const { module, declaration, part } = mention;
  if (seen.has(part) || !module.file.startsWith('e2e/')) return [];
  seen.add(part);
  const key = keyOf(module.file, declaration.name);
  const found = (graph.owners.get(key) ?? []).flatMap((flow) => {
    const root = roots.get(flow);
    return (root && statesOfKey(root, part.path)) ?? [];
  });
  if (found.length > 0) return found;
  return (graph.users.get(key) ?? []).flatMap((use) => testedStates(graph, roots, use, seen));
}

/** The flows that show a text, each with the states where it is known. */
function flowsShowing(graph: SourceGraph, roots: Roots, id: string, mentions: readonly Mention[]): TextUses {
  // A template of a test can stand for texts of many states: it says of none that it is shown.
  const named = mentions.filter(({ part }) => part.texts.has(id));
  const states = [...new Set(named.flatMap((mention) => testedStates(graph, roots, mention)))];
  const flows = mentions
    .filter(({ module }) => !module.file.startsWith('e2e/'))
    .flatMap((mention) => [...flowsUsing(graph, mention, mention.part).keys()]);
  return new Map(
    [...new Set(flows)].map((flow) => [flow, states.filter((state) => state.startsWith(`${flow}.`))] as const),
  );
}

/** For each of these texts the flows that show it, each with the states where it is known. */
export const usesOfTexts = (
  graph: SourceGraph,
  roots: Roots,
  ids: ReadonlySet<string>,
): ReadonlyMap<string, TextUses> =>
  new Map([...mentionsOfTexts(graph, ids)].map(([id, mentions]) => [id, flowsShowing(graph, roots, id, mentions)]));

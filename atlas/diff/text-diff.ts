import { flowsUsing, keyOf, type Place, type SourceGraph } from '../source/graph.ts';
import type { Sources } from '../source/module.ts';
import type { Part } from '../source/parts.ts';
import { type StateNode, statesBelow } from '../state-tree.ts';
import type { TextChange } from './change.ts';

type Texts = Readonly<Record<string, string>>;

/** The texts of each language, from the files in `locales/`. */
export const localesIn = (sources: Sources): ReadonlyMap<string, Texts> =>
  new Map(
    [...sources].flatMap(([file, source]) => {
      const [, language] = /^locales\/(\w+)\.json$/.exec(file) ?? [];
      return language === undefined ? [] : [[language, JSON.parse(source) as Texts]];
    }),
  );

/** The texts that differ, by language and id. */
export function diffTexts(before: Sources, after: Sources): Omit<TextChange, 'flows' | 'states'>[] {
  const [old, current] = [localesIn(before), localesIn(after)];
  return [...new Set([...old.keys(), ...current.keys()])].sort().flatMap((language) => {
    const [was, is] = [old.get(language) ?? {}, current.get(language) ?? {}];
    const ids = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort();
    return ids
      .filter((id) => was[id] !== is[id])
      .map((id) => ({ id, language, before: was[id] ?? null, after: is[id] ?? null }));
  });
}

interface Mention extends Place {
  readonly part: Part;
}

const isMatch = (template: string, id: string): boolean =>
  /^[a-z][\w-]*\./.test(template) && new RegExp(`^${template.replaceAll('.', '\\.').replaceAll('*', '.+')}$`).test(id);

function mentionsOfText({ modules }: SourceGraph, id: string): Mention[] {
  return [...modules.values()].flatMap((module) =>
    module.declarations.flatMap((declaration) =>
      declaration.parts
        .filter(({ texts, templates }) => texts.has(id) || [...templates].some((template) => isMatch(template, id)))
        .map((part) => ({ module, declaration, part })),
    ),
  );
}

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
export function flowsShowing(graph: SourceGraph, roots: Roots, id: string): ReadonlyMap<string, readonly string[]> {
  const mentions = mentionsOfText(graph, id);
  const states = [...new Set(mentions.flatMap((mention) => testedStates(graph, roots, mention)))];
  const flows = mentions
    .filter(({ module }) => !module.file.startsWith('e2e/'))
    .flatMap((mention) => [...flowsUsing(graph, mention, mention.part).keys()]);
  return new Map(
    [...new Set(flows)].map((flow) => [flow, states.filter((state) => state.startsWith(`${flow}.`))] as const),
  );
}

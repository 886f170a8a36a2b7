import type { TextChange } from './change.ts';
import { flowsUsing, type Place, type SourceGraph } from './source-graph.ts';
import type { Sources } from './source-module.ts';
import type { Part } from './source-parts.ts';

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

/** The states in whose assertions the tests in the browser name a text, without those where it must be absent. */
function assertedStates(graph: SourceGraph, mention: Mention, seen = new Set<Part>()): string[] {
  const { module, declaration, part } = mention;
  if (seen.has(part) || !module.file.startsWith('e2e/')) return [];
  seen.add(part);
  const key = `${module.file}#${declaration.name}`;
  const at = part.path.indexOf('assertions');
  const state = at < 0 ? undefined : part.path[at + 1];
  if (state !== undefined) {
    const isAbsent = part.path.includes('absent');
    return isAbsent ? [] : (graph.owners.get(key) ?? []).map((flow) => `${flow}.${state}`);
  }
  return (graph.users.get(key) ?? []).flatMap((use) => assertedStates(graph, use, seen));
}

/** The flows that show a text, each with the states where it is known. */
export function flowsShowing(graph: SourceGraph, id: string): ReadonlyMap<string, readonly string[]> {
  const mentions = mentionsOfText(graph, id);
  const states = mentions.flatMap((mention) => assertedStates(graph, mention));
  const flows = mentions
    .filter(({ module }) => !module.file.startsWith('e2e/'))
    .flatMap((mention) => [...flowsUsing(graph, mention, mention.part).keys()]);
  return new Map(
    [...new Set(flows)].map((flow) => [flow, states.filter((state) => state.startsWith(`${flow}.`))] as const),
  );
}

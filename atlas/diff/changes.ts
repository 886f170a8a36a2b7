import { flowsUsing, graphOf, type SourceGraph } from '../source/graph.ts';
import type { Module, Sources } from '../source/module.ts';
import { isStructure, type Role } from '../source/roles.ts';
import { localesIn, usesOfTexts } from '../source/texts.ts';
import type { StateNode } from '../state-tree.ts';
import { affectedPaths, isNoticed, pathTitles, personasOf, startsOf, statesAt, statesUsing } from './affected.ts';
import type { Change, Changes, FlowChange, Retest, SharedChange, TextChange } from './change.ts';
import { diffMachines, type FlowDefinition, type MachineChange } from './machine-diff.ts';
import { partWords } from './part-words.ts';
import { diffSources, type FileChange, type PartChange } from './source-diff.ts';
import { diffTexts } from './text-diff.ts';

/** What is compared of a version. */
export interface Version {
  readonly flows: readonly FlowDefinition[];
  readonly sources: Sources;
}

/** A change of so many flows is listed once. */
const MANY = 8;

interface Located {
  readonly flow: string;
  readonly change: Change;
  /** Whether the evaluated machine shows it too, if it means anything. */
  readonly isStructure: boolean;
}

const ROOTS: Readonly<Record<'before' | 'after', 0 | 1>> = { before: 0, after: 1 };

/** The flows of a changed part, in the versions that have it. */
function rolesOf(
  graphs: readonly [SourceGraph, SourceGraph],
  change: PartChange,
): ReadonlyMap<string, readonly Role[]> {
  const roles = new Map<string, readonly Role[]>();
  for (const side of ['before', 'after'] as const) {
    const place = change[side];
    if (place) for (const [flow, list] of flowsUsing(graphs[ROOTS[side]], place, place.part)) roles.set(flow, list);
  }
  return roles;
}

/** What a part is for the tests does not matter if the machine or a view uses it too. */
const withoutTests = (roles: readonly Role[]): readonly Role[] => {
  const others = roles.filter(({ group }) => group !== 'tried');
  return others.length > 0 ? others : roles;
};

const PRIORITY = ['server', 'when', 'can', 'shown', 'promised', 'unknown', 'tried', 'words', 'layout'] as const;

function located(
  roots: ReadonlyMap<string, StateNode>,
  roles: ReadonlyMap<string, readonly Role[]>,
  change: PartChange,
  isMessage: (text: string) => boolean,
): Located[] {
  const { file, path } = change;
  const part = (change.after ?? change.before)?.part;
  const isPlain = [change.before, change.after].every(
    (side) => side === null || side.part.isPlain || side.part.isOrder,
  );
  // The machine shows that there is an action, even if it does not show what it does.
  const isOnlyThere = change.before === null || change.after === null;
  return [...roles].map(([flow, all]) => {
    const own = withoutTests(all);
    const root = roots.get(flow);
    const groups = own.map(({ group }) => group);
    const states = root
      ? [...statesAt(root, part?.path ?? path), ...own.flatMap((role) => statesUsing(root, role))]
      : [];
    return {
      flow,
      change: {
        group: PRIORITY.find((group) => groups.includes(group)) ?? 'unknown',
        text: partWords(change, own, isMessage),
        file,
        states: [...new Set(states)],
      },
      isStructure: (isPlain || isOnlyThere) && isStructure(file, path),
    };
  });
}

/** The flows of a file of which no part differs. */
function flowsOfFile(graph: SourceGraph, module: Module | undefined): readonly string[] {
  const flows = (module?.declarations ?? []).flatMap((declaration) => {
    const [part] = declaration.parts;
    return module && part ? [...flowsUsing(graph, { module, declaration }, part).keys()] : [];
  });
  return [...new Set(flows)];
}

const FILE_WORDS = {
  layout: ['layout', 'only comments or layout'],
  types: ['layout', 'only types, comments or layout: nothing that runs'],
  unknown: ['unknown', 'changed; what it means was not recognised'],
} as const;

function fileChanges(graph: SourceGraph, { file, kind }: FileChange): SharedChange[] {
  if (kind === 'parts') return [];
  const [group, text] = FILE_WORDS[kind];
  return [{ group, text, file, states: [], flows: flowsOfFile(graph, graph.modules.get(file)) }];
}

/** A plain value of the structure is in the evaluated machine; it is not recognised if the machine does not differ. */
function recognised({ change, isStructure }: Located, machineChanges: readonly Change[]): Change[] {
  const isInvariant = machineChanges.some(
    ({ group, text }) => group === 'promised' && text[0] === change.text[0] && change.text.endsWith(text.slice(2)),
  );
  if (isInvariant) return [];
  if (!isStructure) return [change];
  return machineChanges.length > 0 ? [] : [{ ...change, group: 'unknown' }];
}

const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');

/** Files that were compared in another way, or that are generated from those. */
const isCompared = (file: string): boolean => isCode(file) || /^(locales|docs)\//.test(file);

const distinct = <T>(list: readonly T[]): T[] => [
  ...new Map(list.map((item) => [JSON.stringify(item), item])).values(),
];

/** What both versions say about a page or a component that no flow owns. */
function groupWithoutFlow(file: string): Change['group'] {
  if (file === 'src/app/routes.ts') return 'can';
  if (/^(e2e|engine)\//.test(file)) return 'tried';
  return /^src\/(screens|ui|app)\//.test(file) ? 'shown' : 'unknown';
}

/** A change that many flows share is listed once for each group, with its flows. */
function asShared(text: string, found: readonly Located[]): SharedChange[] {
  const groups = Map.groupBy(found, ({ change }) => change.group);
  return [...groups].map(([group, list]) => ({
    group,
    text,
    file: list[0]?.change.file ?? null,
    states: list.flatMap(({ change }) => change.states),
    flows: list.map(({ flow }) => flow),
  }));
}

/** The changes that were found in source files: those of few flows, and those that many share or that no flow has. */
function sourceChanges(before: Version, after: Version, graphs: readonly [SourceGraph, SourceGraph]) {
  const roots = new Map([...before.flows, ...after.flows].map(({ id, root }) => [id, root]));
  const ids = new Set([before, after].flatMap(({ sources }) => [...localesIn(sources).values()].flatMap(Object.keys)));
  const isMessage = (text: string) => ids.has(text);
  const files = diffSources(...graphs);
  const parts = files
    .flatMap((file) => file.parts)
    .map((part) => ({ part, found: located(roots, rolesOf(graphs, part), part, isMessage) }));
  const wholes = files.flatMap((file) => fileChanges(graphs[1], file));
  const isOwn = (count: number) => count > 0 && count <= MANY;
  const orphans = parts
    .filter(({ found }) => found.length === 0)
    .map(({ part }): SharedChange => {
      const { file } = part;
      return { group: groupWithoutFlow(file), text: partWords(part, [], isMessage), file, states: [], flows: [] };
    });
  return {
    located: parts.filter(({ found }) => isOwn(found.length)).flatMap(({ found }) => found),
    wholes: wholes.filter(({ flows }) => isOwn(flows.length)),
    shared: [
      ...parts
        .filter(({ found }) => found.length > MANY)
        .flatMap(({ part, found }) => asShared(partWords(part, [], isMessage), found)),
      ...orphans,
      ...wholes.filter(({ flows }) => !isOwn(flows.length)),
    ],
  };
}

/** The texts that differ, with the flows and the states of either version that show them. */
function textChanges(before: Version, after: Version, graphs: readonly [SourceGraph, SourceGraph]): TextChange[] {
  const roots = new Map([...before.flows, ...after.flows].map(({ id, root }) => [id, root]));
  const texts = diffTexts(before.sources, after.sources);
  const ids = new Set(texts.map(({ id }) => id));
  const uses = graphs.map((graph) => usesOfTexts(graph, roots, ids));
  return texts.map((text) => {
    const shown = new Map(uses.flatMap((all) => [...(all.get(text.id) ?? [])]));
    return { ...text, flows: [...shown.keys()], states: [...shown.values()].flat() };
  });
}

const NOTHING = { added: [], removed: [] } as const;

/** The changes of one flow; `machine` is null if only one version has it. */
function flowChange(
  flow: string,
  kind: FlowChange['kind'],
  machine: MachineChange | null,
  source: readonly Change[],
  texts: readonly TextChange[],
): FlowChange {
  const whole = (text: string): Change => ({ group: 'can', text, file: null, states: [] });
  const { states, transitions, changes } = machine ?? { states: NOTHING, transitions: NOTHING, changes: [] };
  const all =
    kind === 'changed' ? [...changes, ...source] : [whole(kind === 'added' ? 'The flow is new.' : 'The flow is gone.')];
  return { flow, kind, changes: distinct(all), texts, states, transitions };
}

/** What to test again of a flow; null if a person would notice nothing. */
function retestOf(
  { sources, flows }: Version,
  { flow, changes, texts }: FlowChange,
  shared: readonly SharedChange[],
): Retest | null {
  const isOwn = (id: string) => id === flow || id.startsWith(`${flow}.`);
  const others = shared.filter((change) => isNoticed(change) && change.flows.includes(flow));
  const noticed = [...changes.filter(isNoticed), ...texts, ...others].map(({ states }) => states.filter(isOwn));
  if (noticed.length === 0) return null;
  const titles = pathTitles(sources, flow);
  const states = [...new Set(noticed.flat())];
  const paths = affectedPaths(titles, noticed);
  const place = flows.find(({ id }) => id === flow)?.place;
  const personas = place ? personasOf(place, startsOf(titles, paths)) : [];
  return { flow, states, paths, pathCount: titles.length, page: place?.page ?? null, personas };
}

/** Compares two versions of the portal. Flows without any change are not in the result. */
export function compareVersions(before: Version, after: Version): Omit<Changes, 'ref' | 'pictures'> {
  const graphs = [graphOf(before.sources), graphOf(after.sources)] as const;
  const { located: inSource, wholes, shared } = sourceChanges(before, after, graphs);
  const texts = textChanges(before, after, graphs);
  const isOwn = ({ flows }: TextChange) => flows.length > 0 && flows.length <= MANY;
  const ids = [...new Set([...before.flows, ...after.flows].map(({ id }) => id))].sort();
  const all = ids.map((flow) => {
    const [was, is] = [before, after].map((version) => version.flows.find(({ id }) => id === flow));
    const machine = was && is ? diffMachines(was, is) : null;
    const source = [
      ...inSource.filter((item) => item.flow === flow).flatMap((item) => recognised(item, machine?.changes ?? [])),
      ...wholes.filter(({ flows }) => flows.includes(flow)).map(({ flows: _, ...change }) => change),
    ];
    const shown = texts.filter((text) => isOwn(text) && text.flows.includes(flow));
    return flowChange(flow, was ? (is ? 'changed' : 'removed') : 'added', machine, source, shown);
  });
  const files = [...new Set([...before.sources.keys(), ...after.sources.keys()])];
  return {
    flows: all.filter((change) => change.changes.length + change.texts.length > 0),
    shared,
    texts: texts.filter((text) => !isOwn(text)),
    files: files.filter((file) => !isCompared(file) && before.sources.get(file) !== after.sources.get(file)).sort(),
    retest: all.filter(({ kind }) => kind !== 'removed').flatMap((change) => retestOf(after, change, shared) ?? []),
  };
}

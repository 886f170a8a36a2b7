import { basename } from 'node:path/posix';
import { type Declaration, type Module, moduleOf, type Sources, STATEMENTS } from './module.ts';
import type { Part } from './parts.ts';
import { type Role, roleOf } from './roles.ts';

/** A declaration and its file. */
export interface Place {
  readonly module: Module;
  readonly declaration: Declaration;
}

interface Use extends Place {
  readonly part: Part;
}

/** The declarations of one version, and which of them use which. */
export interface SourceGraph {
  readonly modules: ReadonlyMap<string, Module>;
  /** By `keyOf`. */
  readonly users: ReadonlyMap<string, readonly Use[]>;
  /** The flows that a declaration belongs to by itself: a machine, its model, its test in the browser, its views. */
  readonly owners: ReadonlyMap<string, readonly string[]>;
}

export const keyOf = (file: string, name: string): string => `${file}#${name}`;

const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');

type Modules = ReadonlyMap<string, Module>;

const placesIn = (modules: Modules): Place[] =>
  [...modules.values()].flatMap((module) => module.declarations.map((declaration) => ({ module, declaration })));

/** The declaration that a name in a file refers to; null if a package has it. */
export function placeOf({ modules }: Pick<SourceGraph, 'modules'>, from: Module, name: string): Place | null {
  const imported = from.imports.get(name);
  const module = imported ? modules.get(imported.file) : from;
  const declaration = module?.declarations.find((other) => other.name === (imported?.name ?? name));
  return module && declaration ? { module, declaration } : null;
}

/** The keys of the declarations that names in a file refer to. */
function targetsOf(modules: Modules, module: Module, names: ReadonlySet<string>): string[] {
  return [...names].flatMap((name) => {
    const imported = module.imports.get(name);
    if (imported) return modules.has(imported.file) ? [keyOf(imported.file, imported.name)] : [];
    return module.declarations.some((declaration) => declaration.name === name) ? [keyOf(module.file, name)] : [];
  });
}

function importTargets(modules: Modules, { file }: Module, { imports }: Part): string[] {
  return [...imports].flatMap((specifier) => {
    const target = modules.get(new URL(specifier, `file:///${file}`).pathname.slice(1));
    return target ? target.declarations.map(({ name }) => keyOf(target.file, name)) : [];
  });
}

const calls = ({ declaration: { parts } }: Place, name: string): boolean =>
  parts.some(({ values }) => values.has(name));

/** The machines, models and browser tests: each belongs to the flow that its file is called after. */
function ownersInFlows(modules: Modules, places: readonly Place[]): Map<string, readonly string[]> {
  const owners = new Map<string, readonly string[]>();
  for (const place of places) {
    const { module, declaration } = place;
    const key = keyOf(module.file, declaration.name);
    const [flow = ''] = basename(module.file).split('.');
    const isMachine =
      module.file.startsWith('machines/') && declaration.parts.some(({ code }) => /\bcreateMachine\b/.test(code));
    const isModel = module.file.endsWith('.model.ts') && calls(place, 'defineModel');
    if (isMachine || isModel) owners.set(key, [flow]);
    if (module.file.startsWith('e2e/') && calls(place, 'defineFlow')) {
      const used = declaration.parts.flatMap(({ values }) => targetsOf(modules, module, values));
      owners.set(
        key,
        used.filter((target) => /\.model\.ts#/.test(target)).map((target) => basename(target).split('.')[0] ?? ''),
      );
    }
  }
  return owners;
}

/** The machines that a view shows: those that it names, and those of the types of its props. */
function shownMachines(modules: Modules, machines: ReadonlyMap<string, readonly string[]>, start: Place): string[] {
  const seen = new Set<string>();
  const flows = new Set<string>();
  const follow = ({ module, declaration }: Place) => {
    for (const { values, types } of declaration.parts)
      for (const target of targetsOf(modules, module, new Set([...values, ...types]))) {
        if (seen.has(target)) continue;
        seen.add(target);
        for (const flow of machines.get(target) ?? []) flows.add(flow);
        const [file = '', name] = target.split('#');
        const next = modules.get(file);
        const type = next?.declarations.find((other) => other.name === name && other.isType);
        if (next && type && file.startsWith('src/')) follow({ module: next, declaration: type });
      }
  };
  follow(start);
  return [...flows];
}

/** Reads the declarations of one version. */
export function graphOf(sources: Sources): SourceGraph {
  const modules = new Map(
    [...sources].filter(([file]) => isCode(file)).map(([file, source]) => [file, moduleOf(file, source)]),
  );
  const places = placesIn(modules);
  const users = new Map<string, Use[]>();
  for (const { module, declaration } of places) {
    if (declaration.isType) continue;
    for (const part of declaration.parts)
      for (const target of [...targetsOf(modules, module, part.values), ...importTargets(modules, module, part)]) {
        const list = users.get(target) ?? [];
        list.push({ module, declaration, part });
        users.set(target, list);
      }
  }
  const owners = ownersInFlows(modules, places);
  const machines = new Map([...owners].filter(([key]) => key.startsWith('machines/') && !/\.model\.ts#/.test(key)));
  const views = places.filter(({ module, declaration }) => module.file.startsWith('src/') && !declaration.isType);
  for (const place of views) {
    const shown = shownMachines(modules, machines, place);
    if (shown.length > 0) owners.set(keyOf(place.module.file, place.declaration.name), shown);
  }
  return { modules, users, owners };
}

/** The flows that use a part of a declaration, with what it is to them. */
export function flowsUsing(
  graph: SourceGraph,
  { module, declaration }: Place,
  part: Part,
): ReadonlyMap<string, Role[]> {
  const found = new Map<string, Map<string, Role>>();
  const seen = new Set<string>();
  const visit = (place: Place, role: Role | null) => {
    const key = keyOf(place.module.file, place.declaration.name);
    const known = JSON.stringify([key, role]);
    if (seen.has(known)) return;
    seen.add(known);
    const owners = graph.owners.get(key);
    if (owners) {
      const given = role ?? { group: 'unknown', kind: null, name: place.declaration.name };
      for (const flow of owners) {
        const roles = found.get(flow) ?? new Map<string, Role>();
        found.set(flow, roles.set(JSON.stringify(given), given));
      }
      return;
    }
    for (const use of graph.users.get(key) ?? []) visit(use, role ?? roleOf(use.module.file, use.part.path));
  };
  // A statement that declares nothing changes what its whole file does.
  const changed = declaration.name === STATEMENTS ? module.declarations : [declaration];
  for (const one of changed) visit({ module, declaration: one }, roleOf(module.file, part.path));
  return new Map([...found].map(([flow, roles]) => [flow, [...roles.values()]]));
}

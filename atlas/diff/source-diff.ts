import { keyOf, type Place, type SourceGraph } from '../source/graph.ts';
import type { Declaration, Module } from '../source/module.ts';
import type { Part } from '../source/parts.ts';
import { difference } from './difference.ts';

/** A part of a declaration that differs between two versions. */
export interface PartChange {
  readonly file: string;
  readonly path: readonly string[];
  /** Where the part is in each version; null if it does not have the part. */
  readonly before: (Place & { readonly part: Part }) | null;
  readonly after: (Place & { readonly part: Part }) | null;
}

/** A file whose text differs, and how far the difference goes. */
export interface FileChange {
  readonly file: string;
  /** `parts`: see the parts. `unknown`: the file means something else, but no part differs. */
  readonly kind: 'layout' | 'types' | 'parts' | 'unknown';
  readonly parts: readonly PartChange[];
}

const partKey = (part: Part): string => JSON.stringify([part.path, part.isOrder, part.meaning()]);

const isBelow = ({ path }: Part, { path: above }: Part): boolean => above.every((key, index) => path[index] === key);

/**
 * Says each change once: a part only if nothing that contains it has changed in kind, and the order of parts only if none of
 * them has changed.
 */
function withoutRepetitions(parts: readonly Part[]): Part[] {
  const others = parts.filter(({ isOrder }) => !isOrder);
  return parts.filter((part) =>
    part.isOrder
      ? !others.some((other) => isBelow(other, part))
      : !others.some((other) => part.path.length > other.path.length && isBelow(part, other)),
  );
}

function changedParts(file: string, before: Place | null, after: Place | null): PartChange[] {
  const parts = (place: Place | null) => place?.declaration.parts ?? [];
  const { added, removed } = difference(parts(before), parts(after), partKey);
  const kept = new Set(withoutRepetitions([...added, ...removed]));
  const byPath = (list: readonly Part[]) =>
    Map.groupBy(
      list.filter((part) => kept.has(part)),
      ({ path }) => JSON.stringify(path),
    );
  const [old, current] = [byPath(removed), byPath(added)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key) ?? [], current.get(key) ?? []];
    return Array.from({ length: Math.max(was.length, is.length) }, (_, index) => {
      const [a, b] = [was[index], is[index]];
      return {
        file,
        path: (b ?? a)?.path ?? [],
        before: before && a ? { ...before, part: a } : null,
        after: after && b ? { ...after, part: b } : null,
      };
    });
  });
}

/** A declaration that only one version has is one change, not one for each of its parts. */
function wholeDeclaration(file: string, before: Place | null, after: Place | null): PartChange[] {
  const whole = (place: Place | null) => {
    const [part] = place?.declaration.parts ?? [];
    return place && part ? { ...place, part: { ...part, path: [place.declaration.name] } } : null;
  };
  const name = (after ?? before)?.declaration.name ?? '';
  return [{ file, path: [name], before: whole(before), after: whole(after) }];
}

function compareModules(file: string, before: Module | undefined, after: Module | undefined): FileChange {
  if (before && after && before.meaning(true) === after.meaning(true) && !movedImports(before, after))
    return { file, kind: 'layout', parts: [] };
  if (before && after && before.meaning(false) === after.meaning(false) && !movedImports(before, after))
    return { file, kind: 'types', parts: [] };
  const named = (module: Module | undefined) =>
    Map.groupBy(module?.declarations.filter(({ isType }) => !isType) ?? [], ({ name }) => name);
  const [old, current] = [named(before), named(after)];
  const merged = (module: Module | undefined, list: readonly Declaration[] | undefined): Place | null => {
    const [first] = list ?? [];
    return module && first
      ? { module, declaration: { ...first, parts: (list ?? []).flatMap(({ parts }) => parts) } }
      : null;
  };
  const parts = [...new Set([...old.keys(), ...current.keys()])].flatMap((name) => {
    const [was, is] = [merged(before, old.get(name)), merged(after, current.get(name))];
    return was && is ? changedParts(file, was, is) : wholeDeclaration(file, was, is);
  });
  return { file, kind: parts.length > 0 ? 'parts' : 'unknown', parts };
}

/** Whether a name is imported from another file than before. */
function movedImports(before: Module, after: Module): boolean {
  const targets = ({ imports }: Module) =>
    new Map([...imports].map(([name, from]) => [name, keyOf(from.file, from.name)]));
  const [old, current] = [targets(before), targets(after)];
  return [...current].some(([name, target]) => old.has(name) && old.get(name) !== target);
}

/** The files with TypeScript that differ between two versions. */
export function diffSources(before: SourceGraph, after: SourceGraph): FileChange[] {
  const files = [...new Set([...before.modules.keys(), ...after.modules.keys()])].sort();
  return files
    .filter((file) => before.modules.get(file) !== after.modules.get(file))
    .map((file) => compareModules(file, before.modules.get(file), after.modules.get(file)));
}

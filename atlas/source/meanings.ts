import type { AnyStateMachine } from 'xstate';
import { flowsUsing, type Place, placeOf, type SourceGraph } from './graph.ts';
import type { Part } from './parts.ts';
import type { Role } from './roles.ts';

/** A guard, an action or a delay of a machine's setup. */
export interface Meaning {
  readonly kind: 'guard' | 'action' | 'delay';
  readonly name: string;
  /** The comment above it; null if it has none. */
  readonly text: string | null;
  /** What it calculates or does, as it is written, without its parameters; null if that is longer than a line. */
  readonly code: string | null;
  /** How long a delay is: `800 ms`, `3 s`. Null if it is calculated, and for the others. */
  readonly duration: string | null;
  readonly file: string;
  /** The ids of messages that it names itself; `*` is the part of an id that is calculated. */
  readonly texts: readonly string[];
}

type Definition = Omit<Meaning, 'duration'>;

/** The guards, actions and delays that the source of each flow defines, also those that its machine replaces. */
export type Definitions = ReadonlyMap<string, readonly Definition[]>;

/** Whether a part is the whole of what a role names: itself, or one of an object that the setup takes over as it is. */
const isNamedBy = (name: string, role: Role): boolean =>
  role.name === name || role.name === '…' || role.name.includes('.');

/** The comment of a part, or of the declaration that it only names: `delays: { fade: FADE }`. */
function commentOf(graph: SourceGraph, { module }: Place, part: Part): string | null {
  const isName = /^\w+$/.test(part.code);
  return part.comment ?? (isName ? (placeOf(graph, module, part.code)?.declaration.comment ?? null) : null);
}

/** Longest code that is read at a glance, characters. */
const MAX_CODE = 140;

/** The code of a part, or of the declaration that it only names, on one line. */
function codeOf(graph: SourceGraph, { module }: Place, part: Part): string | null {
  const isName = /^\w+$/.test(part.code);
  const named = isName ? placeOf(graph, module, part.code)?.declaration.parts : undefined;
  const code = named?.find(({ path, isOrder }) => path.length === 1 && !isOrder)?.code ?? part.code;
  const line = code
    .replace(/\s+/g, ' ')
    .replace(/^\([^=]*?\)(: \w+)? => (?!\{)/, '')
    .replace(/^assign\(\([^=]*?\)(: \w+)? => \((\{.*\})\)\)$/, 'assign($2)');
  return line.length > MAX_CODE || line === part.path.at(-1) ? null : line;
}

function definitionsOf(graph: SourceGraph, place: Place): (readonly [flow: string, Definition])[] {
  const { module, declaration } = place;
  const named = declaration.parts.filter(({ path, isOrder }) => path.length > 1 && !isOrder);
  return named.flatMap((part) => {
    const name = part.path.at(-1) ?? '';
    return [...flowsUsing(graph, place, part)].flatMap(([flow, roles]) =>
      roles.flatMap((role) => {
        const { kind } = role;
        if (kind === null || kind === 'actor' || !isNamedBy(name, role)) return [];
        const around = declaration.parts.filter(({ path }) => part.path.every((key, index) => path[index] === key));
        const texts = around.flatMap((inner) => [...inner.texts, ...inner.templates]);
        return [
          [
            flow,
            {
              kind,
              name,
              text: commentOf(graph, place, part),
              code: codeOf(graph, place, part),
              file: module.file,
              texts,
            },
          ] as const,
        ];
      }),
    );
  });
}

/** Finds the guards, actions and delays in the sources of all flows. */
export function definitionsIn(graph: SourceGraph): Definitions {
  const machines = [...graph.modules.values()].filter(({ file }) => file.startsWith('machines/'));
  const found = machines.flatMap((module) =>
    module.declarations.flatMap((declaration) => definitionsOf(graph, { module, declaration })),
  );
  const byFlow = Map.groupBy(found, ([flow]) => flow);
  return new Map([...byFlow].map(([flow, list]) => [flow, list.map(([, definition]) => definition)]));
}

const durationOf = (delay: unknown): string | null => {
  if (typeof delay !== 'number') return null;
  return delay < 1000 ? `${delay} ms` : `${delay / 1000} s`;
};

/** The guards, actions and delays that a machine's setup has, in its order. */
export function meaningsOf(definitions: Definitions, { id, implementations }: AnyStateMachine): Meaning[] {
  const own = definitions.get(id) ?? [];
  const kinds = { guard: implementations.guards, action: implementations.actions, delay: implementations.delays };
  return Object.entries(kinds).flatMap(([kind, all]) =>
    Object.entries(all).flatMap(([name, implementation]) => {
      const definition = own.find((one) => one.kind === kind && one.name === name);
      return definition ? [{ ...definition, duration: kind === 'delay' ? durationOf(implementation) : null }] : [];
    }),
  );
}

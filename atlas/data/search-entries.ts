import type { Picture } from '../recording/recording.ts';
import { statesBelow } from '../state-tree.ts';
import type { Flow } from './flow.ts';

/** Something that can be found, and where it is. */
export interface SearchEntry {
  readonly kind: 'flow' | 'state' | 'event' | 'call' | 'text';
  readonly text: string;
  /** More words to find it by: a description, or the path of a call. */
  readonly more: string;
  readonly flow: string;
  /** Id of a state; null for a whole flow. */
  readonly state: string | null;
}

const unique = (entries: readonly SearchEntry[]): SearchEntry[] => [
  ...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values(),
];

function entriesOfFlow({ id, description, root, calls }: Flow): SearchEntry[] {
  const states = statesBelow(root);
  return unique([
    { kind: 'flow', text: id, more: description, flow: id, state: null },
    ...states.slice(1).map((state) => ({
      kind: 'state' as const,
      text: state.id.slice(id.length + 1),
      more: state.description ?? '',
      flow: id,
      state: state.id,
    })),
    ...states.flatMap((state) =>
      state.transitions
        .filter(({ event }) => event !== 'always')
        .map(({ event }) => ({ kind: 'event' as const, text: event, more: '', flow: id, state: state.id })),
    ),
    ...calls.map(({ actor, name, method, path }) => ({
      kind: 'call' as const,
      text: name,
      more: `${method} ${path}`,
      flow: id,
      state: states.find(({ invokes }) => invokes.includes(actor))?.id ?? null,
    })),
  ]);
}

/** Each line of text on the pictures, once for each state that shows it. */
const textsOf = (pictures: readonly Picture[]): SearchEntry[] =>
  unique(
    pictures.flatMap(({ machine, leaves, text }) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line.length > 2)
        .map((line) => ({ kind: 'text' as const, text: line, more: '', flow: machine, state: leaves[0] ?? null })),
    ),
  );

/** What the search finds: flows, states, events, calls and texts. */
export const searchEntries = (flows: readonly Flow[], pictures: readonly Picture[]): SearchEntry[] => [
  ...flows.flatMap(entriesOfFlow),
  ...textsOf(pictures),
];

import type { Place } from '../adapter.ts';
import type { Picture } from '../recording/recording.ts';
import { type ActionTransition, type StateNode, statesBelow } from '../state-tree.ts';
import type { Flow } from './flow.ts';
import type { CatalogueText } from './texts.ts';

/** Something that can be found, and where it is. */
export interface SearchEntry {
  readonly kind:
    | 'flow'
    | 'page'
    | 'section'
    | 'state'
    | 'transition'
    | 'event'
    | 'guard'
    | 'action'
    | 'delay'
    | 'call'
    | 'invariant'
    | 'path'
    | 'message'
    | 'text';
  readonly text: string;
  /** More words to find it by: a description, or the path of a call. */
  readonly more: string;
  readonly flow: string;
  /** Id of a state, of a transition, of a path, or of a message; null for a whole flow. */
  readonly item: string | null;
}

const unique = (entries: readonly SearchEntry[]): SearchEntry[] => [
  ...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values(),
];

/** An action can have parameters: `report (changing)`. */
const plainName = (name: string): string => name.split(' (')[0] ?? name;

const inTransitions = (
  states: readonly StateNode[],
  namesOf: (transition: ActionTransition) => readonly (string | null)[],
) =>
  states.flatMap(({ id, transitions }) =>
    transitions.flatMap((transition) => namesOf(transition).flatMap((name) => (name === null ? [] : [{ name, id }]))),
  );

type Named = readonly { readonly name: string; readonly id: string }[];

/** Where a machine uses its events, guards, actions and delays: each once, in the first of the states. */
function namedEntries({ id: flow, root, meanings }: Flow): SearchEntry[] {
  const states = statesBelow(root);
  const entries = (kind: SearchEntry['kind'], used: Named): SearchEntry[] => {
    const first = new Map(used.toReversed().map(({ name, id }) => [plainName(name), id]));
    return [...first].map(([text, item]) => {
      const more = meanings.find((meaning) => meaning.kind === kind && meaning.name === text)?.text ?? '';
      return { kind, text, more, flow, item };
    });
  };
  const actions = states.flatMap(({ id, entry, exit }) => [...entry, ...exit].map((name) => ({ name, id })));
  const events = inTransitions(states, ({ event }) => [event === 'always' ? null : event]);
  return [
    ...entries(
      'event',
      events.filter(({ name }) => !name.startsWith('after ')),
    ),
    ...entries(
      'guard',
      inTransitions(states, ({ guard }) => [guard]),
    ),
    ...entries('action', [...inTransitions(states, (transition) => transition.actions), ...actions]),
    ...entries(
      'delay',
      events.flatMap(({ name, id }) => (name.startsWith('after ') ? [{ name: name.slice(6), id }] : [])),
    ),
  ];
}

/** The page of a flow, to be found by each persona that opens it. */
function placeEntry({ page, persona, startPersonas = {} }: Place) {
  const known = Object.entries(startPersonas).filter(([, other]) => other !== null);
  const others = Map.groupBy(known, ([, other]) => other);
  const more = [
    persona === null ? 'signed out' : `as ${persona}`,
    ...[...others].map(([other, starts]) => `as ${other}: ${starts.map(([start]) => start).join(', ')}`),
  ].join('; ');
  return { kind: 'page' as const, text: page, more };
}

/** The transitions that say more than their event and guard. */
const describedTransitions = (flow: string, states: readonly StateNode[]): SearchEntry[] =>
  states.flatMap(({ id, transitions }) =>
    transitions.flatMap(({ id: item, event, guard, description }) =>
      description === null
        ? []
        : [{ kind: 'transition', text: transitionText(id, event, guard), more: description, flow, item }],
    ),
  );

const transitionText = (state: string, event: string, guard: string | null): string =>
  `${state.slice(state.indexOf('.') + 1)}: ${event}${guard === null ? '' : ` [${guard}]`}`;

function entriesOfFlow(flow: Flow, place: Place | undefined): SearchEntry[] {
  const { id, description, section, root, calls, invariants, paths } = flow;
  const states = statesBelow(root);
  const whole = { more: '', flow: id, item: null };
  return unique([
    { ...whole, kind: 'flow', text: id, more: `${description} ${section}` },
    ...(place ? [{ ...whole, ...placeEntry(place) }] : []),
    ...(section === '' ? [] : [{ ...whole, kind: 'section' as const, text: section }]),
    ...states.slice(1).map((state) => ({
      kind: 'state' as const,
      text: state.id.slice(id.length + 1),
      more: state.description ?? '',
      flow: id,
      item: state.id,
    })),
    ...describedTransitions(id, states),
    ...namedEntries(flow),
    ...calls.map(({ actor, name, method, path }) => ({
      kind: 'call' as const,
      text: name,
      more: `${method} ${path}`,
      flow: id,
      item: states.find(({ invokes }) => invokes.includes(actor))?.id ?? null,
    })),
    ...invariants.map((text) => ({ ...whole, kind: 'invariant' as const, text })),
    ...paths.map((path) => ({ kind: 'path' as const, text: path.title, more: '', flow: id, item: path.id })),
  ]);
}

/** The texts of the application by their ids and in both languages, once for each flow that shows them. */
const messagesOf = (texts: readonly CatalogueText[]): SearchEntry[] =>
  texts.flatMap(({ id, swedish, english, sections, places }) => {
    const entry = { kind: 'message' as const, text: id, more: [swedish, english, ...sections].join(' · '), item: id };
    return places.length > 0 ? places.map(({ flow }) => ({ ...entry, flow })) : [{ ...entry, flow: '' }];
  });

/** Each line of text on the pictures, once for each flow that shows it. */
function linesOf(pictures: readonly Picture[]): SearchEntry[] {
  const found = new Map<string, SearchEntry>();
  for (const { machine, leaves, text } of pictures)
    for (const line of text.split('\n').map((one) => one.trim())) {
      const key = `${machine} ${line}`;
      if (line.length > 2 && !found.has(key))
        found.set(key, { kind: 'text', text: line, more: '', flow: machine, item: leaves[0] ?? null });
    }
  return [...found.values()];
}

/** What the search finds. `placeOf` says where a flow is in the application, and which persona opens it, if it is known. */
export const searchEntries = (
  flows: readonly Flow[],
  texts: readonly CatalogueText[],
  pictures: readonly Picture[],
  placeOf: (flow: string) => Place | undefined,
): SearchEntry[] => [
  ...flows.flatMap((flow) => entriesOfFlow(flow, placeOf(flow.id))),
  ...messagesOf(texts),
  ...linesOf(pictures),
];

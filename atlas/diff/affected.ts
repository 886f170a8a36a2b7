import type { Place } from '../adapter.ts';
import type { Sources } from '../source/module.ts';
import type { Role } from '../source/roles.ts';
import { type StateNode, statesBelow } from '../state-tree.ts';
import type { Change, StartPersona } from './change.ts';
import type { Group } from './groups.ts';
import { shortId } from './machine-diff.ts';

/** The states that a change in a state may concern, by what uses the name in it. */
const USES: Readonly<Record<NonNullable<Role['kind']>, (state: StateNode, name: string) => readonly string[]>> = {
  guard: ({ id, transitions }, name) => (transitions.some(({ guard }) => guard === name) ? [id] : []),
  delay: ({ id, transitions }, name) => {
    const timers = transitions.filter(({ event }) => event.startsWith('after '));
    // Several delays of a setup can be one object: then it may be any of them.
    const isNamed = timers.some(({ event }) => event === `after ${name}`);
    return isNamed || (timers.length > 0 && /[.…]/.test(name)) ? [id] : [];
  },
  actor: ({ id, sources }, name) => (sources.includes(name) ? [id] : []),
  action: ({ id, transitions, entry, exit }, name) => {
    // An action can have parameters: `report (changing)`.
    const isAction = (action: string) => action === name || action.startsWith(`${name} (`);
    const taken = transitions.filter(({ actions }) => actions.some(isAction));
    const isOwn = taken.length > 0 || [...entry, ...exit].some(isAction);
    return [...(isOwn ? [id] : []), ...taken.flatMap(({ targets }) => targets)];
  },
};

/** The states that use a guard, an action, a delay or an actor of the machine's setup, and those that an action leads to. */
export function statesUsing(root: StateNode, { kind, name }: Pick<Role, 'kind' | 'name'>): string[] {
  if (kind === null) return [];
  return [...new Set(statesBelow(root).flatMap((state) => USES[kind](state, name)))];
}

/** The state that a part of a machine's source configures, such as `ordering.states.submitting.invoke.input`. */
export function statesAt(root: StateNode, path: readonly string[]): string[] {
  const names = path.flatMap((key, index) => (path[index - 1] === 'states' ? [key] : []));
  const [declaration = ''] = path;
  const ids = statesBelow(root).map(({ id }) => id);
  const withDeclaration = ids.filter((id) => id.endsWith(`.${[declaration, ...names].join('.')}`));
  if (withDeclaration.length > 0 || names.length === 0) return withDeclaration;
  return ids.filter((id) => id === `${root.id}.${names.join('.')}`);
}

/** The titles of a machine's test paths, in the order of the atlas: those that docs/flows has. */
export function pathTitles(sources: Sources, flow: string): readonly string[] {
  const [, list = ''] = (sources.get(`docs/flows/${flow}.md`) ?? '').split('## Test paths\n');
  const steps = (block: string) => block.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));
  return list
    .split('<details>')
    .slice(1)
    .map((block) => steps(block).join('; '));
}

const statesOf = (title: string): string[] =>
  title.split('; ').flatMap((sentence) => (/ → ([^→]+)$/.exec(sentence)?.[1] ?? '').split(' + '));

/** Groups that change nothing in the portal. */
const UNNOTICED: readonly Group[] = ['promised', 'tried', 'words', 'layout'];
export const isNoticed = ({ group }: Pick<Change, 'group'>): boolean => !UNNOTICED.includes(group);

/**
 * The numbers of the paths, from 1, that pass a changed state. All of them if it is not known which states have changed, or
 * if no path rests in one: then the machine passes it at once, on its way to others.
 */
export function affectedPaths(titles: readonly string[], changed: readonly (readonly string[])[]): number[] {
  const numbers = titles.map((_, index) => index + 1);
  const passing = changed.map((states) => {
    const names = states.map(shortId);
    const isIn = (leaf: string) => names.some((name) => leaf === name || leaf.startsWith(`${name}.`));
    return numbers.filter((number) => statesOf(titles[number - 1] ?? '').some(isIn));
  });
  if (passing.some((list) => list.length === 0)) return numbers;
  return numbers.filter((number) => passing.some((list) => list.includes(number)));
}

/** The starts of some paths, which are numbered from 1. */
export const startsOf = (titles: readonly string[], paths: readonly number[]): string[] => [
  ...new Set(paths.flatMap((path) => /^from '(.+?)' → /.exec(titles[path - 1] ?? '')?.[1] ?? [])),
];

/** Who opens a page for some starts; none if the page is for a signed-out portal. */
export function personasOf({ persona, startPersonas = {} }: Place, starts: readonly string[]): StartPersona[] {
  if (persona === null) return [];
  const personaOf = (start: string) => (startPersonas[start] === undefined ? persona : startPersonas[start]);
  const byPersona = Map.groupBy(starts, personaOf);
  if (byPersona.size === 0) return [{ persona, starts: [] }];
  if (byPersona.size === 1) return [...byPersona.keys()].map((one) => ({ persona: one, starts: [] }));
  return [...byPersona].map(([one, list]) => ({ persona: one, starts: list }));
}

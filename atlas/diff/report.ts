import type { Change, Changes, FlowChange, Retest, SharedChange, StartPersona, TextChange } from './change.ts';
import { GROUPS, type Group } from './groups.ts';

/** The changes of one group, with its title. */
export interface Section<T extends Change> {
  readonly group: Group;
  readonly title: string;
  readonly changes: readonly T[];
}

/** Changes by what a person would notice, in the order of `GROUPS`. */
export const sectionsOf = <T extends Change>(changes: readonly T[]): Section<T>[] =>
  (Object.entries(GROUPS) as [Group, string][])
    .map(([group, title]) => ({ group, title, changes: changes.filter((change) => change.group === group) }))
    .filter((section) => section.changes.length > 0);

/** A text of a language in words: `sv topups.cancel: “Avboka” → “Ta bort”`. */
export function textWords({ language, id, before, after }: TextChange): string {
  const quoted = (text: string) => `“${text}”`;
  if (before === null) return `+ ${language} ${id}: ${quoted(after ?? '')}`;
  if (after === null) return `− ${language} ${id}: ${quoted(before)}`;
  return `~ ${language} ${id}: ${quoted(before)} → ${quoted(after)}`;
}

/** The flows of a shared change in words. */
export function flowWords({ flows }: Pick<SharedChange, 'flows'>): string {
  if (flows.length === 0) return 'no single flow';
  return `${flows.length} flows: ${flows.join(', ')}`;
}

const personaWords = ({ persona, starts }: StartPersona): string =>
  `${persona === null ? 'no user of the sandbox' : `as ${persona}`}${starts.length > 0 ? ` (${starts.join(', ')})` : ''}`;

/** Where and as whom to start: `/topup, as anna (an ordered month), as emil (no months left)`. */
export function startWords({ page, personas }: Pick<Retest, 'page' | 'personas'>): string {
  if (page === null) return 'start not known';
  return [page, ...(personas.length > 0 ? personas.map(personaWords) : ['signed out'])].join(', ');
}

/** Whether two versions have the same files, as far as files are compared. */
export const isUnchanged = ({ flows, shared, texts, files }: Omit<Changes, 'ref' | 'pictures' | 'retest'>): boolean =>
  flows.length + shared.length + texts.length + files.length === 0;

/** Only the changes of some flows. Changes of no single flow stay. */
export function changesOfFlows(changes: Changes, names: readonly string[]): Changes {
  const isChosen = ({ flow }: Pick<FlowChange, 'flow'>) => names.includes(flow);
  const concerns = ({ flows }: Pick<SharedChange, 'flows'>) =>
    flows.length === 0 || flows.some((flow) => names.includes(flow));
  return {
    ...changes,
    flows: changes.flows.filter(isChosen),
    shared: changes.shared.filter(concerns),
    texts: changes.texts.filter(concerns),
    retest: changes.retest.filter(isChosen),
  };
}

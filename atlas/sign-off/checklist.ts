import { createHash } from 'node:crypto';
import { shortId } from '../diff/machine-diff.ts';
import { sizeWords } from '../diff/picture-words.ts';
import type { HashedPicture } from '../recording/hashed-pictures.ts';

/** One thing for a person to look at: a state of a flow, in a language and a size of the window. */
export interface ChecklistRow {
  readonly flow: string;
  /** The active states: `changeable.orderable`. */
  readonly state: string;
  readonly language: 'sv' | 'en';
  readonly size: string;
  /** The messages and values that the state was seen with. */
  readonly texts: string;
  /** Changes if anything on a picture of the row does. */
  readonly hash: string;
}

/** A row that a person has filled in. */
export interface SignedRow extends ChecklistRow {
  readonly seenBy: string;
  readonly when: string;
  readonly build: string;
}

const stateOf = ({ leaves }: HashedPicture): string => leaves.map(shortId).join(' + ');
const rowKey = ({ machine, leaves, language, size }: HashedPicture): string =>
  JSON.stringify([machine, leaves, language, size]);

function rowOf(pictures: readonly [HashedPicture, ...HashedPicture[]]): ChecklistRow {
  const [first] = pictures;
  const content = pictures.map(({ look, hash }) => `${look} ${hash}`).toSorted();
  return {
    flow: first.machine,
    state: stateOf(first),
    language: first.language,
    size: sizeWords(first.size),
    texts: [...new Set(pictures.flatMap(({ shown }) => shown))].join(' · '),
    hash: createHash('sha256').update(content.join()).digest('hex').slice(0, 12),
  };
}

/** The rows of all pictures, in their order. A state with several messages or values is one row. */
export const checklistOf = (pictures: readonly HashedPicture[]): ChecklistRow[] =>
  [...Map.groupBy(pictures, rowKey).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [rowOf([first, ...others])],
  );

const keyOf = ({ flow, state, language, size, hash }: ChecklistRow): string =>
  JSON.stringify([flow, state, language, size, hash]);

/** The rows that are not signed, or that have changed since they were signed. */
export function openRows(rows: readonly ChecklistRow[], signed: readonly SignedRow[]): ChecklistRow[] {
  const done = new Set(signed.filter(({ seenBy }) => seenBy.trim() !== '').map(keyOf));
  return rows.filter((row) => !done.has(keyOf(row)));
}

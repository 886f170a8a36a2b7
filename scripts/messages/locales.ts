import { isStructurallySame, type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import * as z from 'zod/mini';

/** The text of a locale file, and how to name it. */
export interface Locale {
  readonly file: string;
  readonly text: string;
}

const texts = z.record(z.string(), z.string());
const wordsOf = ({ text }: Locale): Record<string, string> => texts.parse(JSON.parse(text));

/** The file as it should be written: keys in order, one to a line. */
export function tidy(locale: Locale): string {
  const words = wordsOf(locale);
  const inOrder = Object.keys(words)
    .sort()
    .map((id) => [id, words[id]]);
  return `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`;
}

export const idsOf = (locale: Locale): readonly string[] => Object.keys(wordsOf(locale));

function parsed(text: string): MessageFormatElement[] | Error {
  try {
    return parse(text);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** What is wrong with the two files, taken alone and compared: keys, order, ICU syntax and arguments. */
export function faultsBetween(main: Locale, other: Locale): string[] {
  const [ours, theirs] = [wordsOf(main), wordsOf(other)];
  const faults = [main, other]
    .filter((locale) => locale.text !== tidy(locale))
    .map(
      ({ file }) => `${file}: keys are not in order, or one stands twice (\`npm run messages -- --write\` sorts them)`,
    );
  for (const id of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const [mine, its] = [ours[id], theirs[id]];
    if (mine === undefined) faults.push(`${main.file}: ${id} is missing`);
    else if (its === undefined) faults.push(`${other.file}: ${id} is missing`);
    else faults.push(...faultsOfPair(id, [main.file, parsed(mine)], [other.file, parsed(its)]));
  }
  return faults;
}

type Reading = readonly [file: string, message: MessageFormatElement[] | Error];

function faultsOfPair(id: string, [file, mine]: Reading, [otherFile, its]: Reading): string[] {
  if (mine instanceof Error) return [`${file}: ${id} cannot be parsed: ${mine.message}`];
  if (its instanceof Error) return [`${otherFile}: ${id} cannot be parsed: ${its.message}`];
  const { error } = isStructurallySame(mine, its);
  return error ? [`${otherFile}: ${id} differs in its arguments: ${error.message}`] : [];
}

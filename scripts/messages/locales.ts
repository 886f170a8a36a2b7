import { parse } from '@formatjs/icu-messageformat-parser';
import * as z from 'zod/mini';

/** A file and its content. */
export interface Locale {
  readonly file: string;
  readonly text: string;
}

const texts = z.record(z.string(), z.string());
const textsOf = ({ text }: Locale): Record<string, string> => texts.parse(JSON.parse(text));

/** The file's content with sorted keys, one per line, without duplicates. */
export function sorted(locale: Locale): string {
  const entries = Object.entries(textsOf(locale)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/** The message ids of a language, in the order of its file. */
export const idsOf = (locale: Locale): readonly string[] => Object.keys(textsOf(locale));

/** Problems of one file: key order and ICU syntax. */
export function problemsOf(locale: Locale): string[] {
  const isSorted = locale.text === sorted(locale);
  const order = `${locale.file}: keys are unsorted or duplicate (\`npm run messages -- --write\` sorts them)`;
  const syntax = Object.entries(textsOf(locale)).flatMap(([id, text]) => {
    try {
      parse(text);
      return [];
    } catch (error) {
      return [`${locale.file}: ${id} cannot be parsed: ${error}`];
    }
  });
  return [...(isSorted ? [] : [order]), ...syntax];
}

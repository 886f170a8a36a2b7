/**
 * `npm run messages`: checks `locales/` and its use; `--write` sorts the files.
 *
 * `formatjs verify` compares the languages: missing and extra ids, and arguments that differ. It does not find ids that
 * the code does not use or that no locale file has, texts written directly in a view, unsorted or duplicate keys, and it
 * passes invalid ICU syntax; those checks are our own.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../contract/language.ts';
import { literalTextsIn } from './messages/literal-texts.ts';
import { idsOf, type Locale, problemsOf, sorted } from './messages/locales.ts';
import { problemsOfUse, usesIn } from './messages/uses.ts';
import { root, run } from './run.ts';

const VERIFY = ['--source-locale', 'sv', '--missing-keys', '--extra-keys', '--structural-equality'];

const read = (file: string): Locale => ({ file, text: readFileSync(join(root, file), 'utf8') });
const sources = (pattern: string): Locale[] => globSync(pattern, { cwd: root }).map(read);

const locales = LANGUAGES.map((language) => read(`locales/${language}.json`));
const [swedish] = locales;

if (process.argv.includes('--write')) {
  for (const locale of locales) writeFileSync(join(root, locale.file), sorted(locale));
} else {
  const { ok } = await run(['formatjs', 'verify', ...locales.map(({ file }) => file), ...VERIFY]);
  const ids = swedish ? idsOf(swedish) : [];
  const uses = new Map(sources('{machines,src}/**/*.{ts,tsx}').map(({ file, text }) => [file, usesIn(file, text)]));
  const problems = [
    ...locales.flatMap(problemsOf),
    ...problemsOfUse(ids, uses),
    ...sources('src/**/*.tsx').flatMap(({ file, text }) => literalTextsIn(file, text)),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`${ids.length} messages in ${locales.length} languages, ${problems.length} other problems`);
  process.exitCode = ok && problems.length === 0 ? 0 : 1;
}

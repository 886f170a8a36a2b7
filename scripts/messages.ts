/** Checks that every word a person reads stands in `locales/`, once, in both languages, and is used. `--write` sorts. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsBetween, idsOf, type Locale, tidy } from './messages/locales.ts';
import { faultsOfUse, usesIn } from './messages/uses.ts';
import { wordsIn } from './messages/words.ts';
import { root } from './run.ts';

const read = (file: string): Locale => ({ file, text: readFileSync(join(root, file), 'utf8') });
const sources = (pattern: string): Locale[] => globSync(pattern, { cwd: root }).map(read);

const [swedish, english] = [read('locales/sv.json'), read('locales/en.json')];
if (process.argv.includes('--write')) {
  for (const locale of [swedish, english]) writeFileSync(join(root, locale.file), tidy(locale));
} else {
  const named = sources('{machines,src}/**/*.{ts,tsx}');
  const faults = [
    ...faultsBetween(swedish, english),
    ...faultsOfUse(idsOf(swedish), new Map(named.map(({ file, text }) => [file, usesIn(file, text)]))),
    ...sources('src/**/*.tsx').flatMap(({ file, text }) => wordsIn(file, text)),
  ];
  for (const fault of faults) console.error(fault);
  console.log(`${idsOf(swedish).length} messages in two languages, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

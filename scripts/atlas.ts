/**
 * `npm run atlas`: builds the flow atlas if it is missing or `--build` is given, serves it and opens it in a browser.
 * `npm run atlas -- checklist`: writes what a person must look at before a release, as CSV and as Markdown; `--all` also
 * what was signed off and has not changed since.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashedPictures } from '../atlas/recording/hashed-pictures.ts';
import { checklistOf, openRows } from '../atlas/sign-off/checklist.ts';
import { csvOf, markdownOf } from '../atlas/sign-off/csv.ts';
import { readSignedLists } from '../atlas/sign-off/signed-lists.ts';
import { ATLAS, buildAtlas } from './atlas-build.ts';
import { serveSite } from './atlas-site.ts';
import { exitWith } from './known-names.ts';
import { parseArguments } from './parse-arguments.ts';
import { root } from './run.ts';

const USAGE = 'npm run atlas -- [checklist [--all]] [--build] [--no-open]';

function writeChecklist(withSigned: boolean): void {
  const rows = checklistOf(hashedPictures());
  if (rows.length === 0) exitWith('There are no pictures. Run npm run atlas:build first.');
  const open = openRows(rows, readSignedLists());
  const list = withSigned ? rows : open;
  const folder = join(root, 'reports/atlas');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'checklist.csv'), csvOf(list));
  writeFileSync(join(folder, 'checklist.md'), markdownOf(list));
  console.log(`${open.length} of ${rows.length} rows are open: reports/atlas/checklist.csv and checklist.md`);
}

const { values, positionals } = parseArguments(
  process.argv.slice(2),
  {
    all: { type: 'boolean', default: false },
    build: { type: 'boolean', default: false },
    'no-open': { type: 'boolean', default: false },
  },
  USAGE,
);
const [command = 'open'] = positionals;
if (command === 'checklist') {
  writeChecklist(values.all);
} else if (command === 'open') {
  if (values.build || !existsSync(join(ATLAS, 'index.html'))) await buildAtlas();
  await serveSite(ATLAS, !values['no-open']);
} else {
  exitWith(USAGE);
}

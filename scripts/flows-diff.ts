/**
 * `npm run flows:diff -- <git ref>`: prints, as Markdown, how the flows differ from another version, and what to test again.
 * `npm run flows:diff -- <git ref> <machine> …` prints only some machines. Writes the same to reports/flows-diff.md, and
 * reports/flows-diff.json for the page of the atlas. With `--pictures` it also takes the pictures of the other version,
 * which takes minutes, and compares them with those that `npm run atlas:build` took last.
 */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Changes } from '../atlas/diff/change.ts';
import { changePage } from '../atlas/diff/change-pages.ts';
import { compareVersions } from '../atlas/diff/changes.ts';
import { type FlowDefinition, flowDefinition } from '../atlas/diff/machine-diff.ts';
import { diffPictures, type PictureChange } from '../atlas/diff/picture-diff.ts';
import { changesOfFlows } from '../atlas/diff/report.ts';
import { placeOf } from '../atlas/live/pages.ts';
import { hashedPictures } from '../atlas/recording/hashed-pictures.ts';
import { recordingFiles } from '../atlas/recording/recording.ts';
import type { AnyModel } from '../machines/model.ts';
import { models } from '../machines/models.ts';
import { OLD_PICTURES } from './atlas-build.ts';
import { TEST_BROWSER } from './chromium.js';
import { exitWith, requireKnown } from './known-names.ts';
import { inVersion, isVersion, readSources } from './other-version.ts';
import { parseArguments } from './parse-arguments.ts';
import { root, run } from './run.ts';
import { readSavedPath } from './system.js';

const REPORTS = join(root, 'reports');
const ATLAS_CONFIG = 'e2e/atlas.config.ts';

async function definitionsIn(folder: string): Promise<FlowDefinition[]> {
  const { models: old }: { models: readonly AnyModel[] } = await import(
    pathToFileURL(join(folder, 'machines/models.ts')).href
  );
  return old.map((model) => flowDefinition(model));
}

/** Takes the pictures of another version, and keeps those that differ. Rejects if it is older than the atlas. */
async function picturesIn(folder: string): Promise<PictureChange[]> {
  if (!existsSync(join(folder, ATLAS_CONFIG)))
    throw new Error('That version is older than the atlas: it takes no pictures.');
  const browser = readSavedPath(join(root, TEST_BROWSER.savedPath));
  await run(['playwright', 'test', '-c', ATLAS_CONFIG], browser ? { CHROMIUM: browser } : {}, folder);
  const recording = join(folder, 'reports/atlas');
  const changes = diffPictures(hashedPictures(recording), hashedPictures());
  for (const { before } of changes)
    if (before !== null) cpSync(join(recordingFiles(recording).pictures, before), join(OLD_PICTURES, before));
  return changes;
}

const USAGE = 'Name a version: npm run flows:diff -- <git ref> [<machine> …] [--pictures]';
const { values, positionals } = parseArguments(
  process.argv.slice(2),
  { pictures: { type: 'boolean', default: false } },
  USAGE,
);
const [ref, ...names] = positionals;
if (ref === undefined) exitWith(USAGE);
if (!isVersion(ref)) exitWith(`Git has no version "${ref}".`);
requireKnown({ machine: [names, models.map(({ machine }) => machine.id)] });

rmSync(OLD_PICTURES, { recursive: true, force: true });
const placed = models.map((model) => flowDefinition(model, placeOf(model.machine)));
const current = { flows: placed, sources: readSources(root) };
const all = await inVersion(ref, async (folder): Promise<Changes> => {
  const old = { flows: await definitionsIn(folder), sources: readSources(folder) };
  return { ref, ...compareVersions(old, current), pictures: values.pictures ? await picturesIn(folder) : null };
});
const changes = names.length > 0 ? changesOfFlows(all, names) : all;
const page = changePage(changes);
mkdirSync(REPORTS, { recursive: true });
writeFileSync(join(REPORTS, 'flows-diff.md'), page);
writeFileSync(join(REPORTS, 'flows-diff.json'), JSON.stringify(changes));
console.log(page);

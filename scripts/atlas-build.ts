/**
 * `npm run atlas:build`: writes the flow atlas into build/atlas, as static files for any web server. It shows the results of
 * the last browser run. It first takes the pictures of the machines of which something has changed since they were taken;
 * with `-- <machine> …` those of these machines, with `--all` those of all, with `--no-pictures` none.
 */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MachineResult } from '@lunchkortet/model-engine/mutation/mutate-machine';
import type { SiteContent } from '../atlas/data/site-data.ts';
import { unshownTexts } from '../atlas/data/texts.ts';
import { portalAdapter } from '../atlas/portal/portal-adapter.ts';
import { hashedPictures } from '../atlas/recording/hashed-pictures.ts';
import { FAILURES_FOLDER, PICTURES_FOLDER, readRecording } from '../atlas/recording/recording.ts';
import { currentVersion } from '../atlas/recording/run-file.ts';
import { readSignedLists } from '../atlas/sign-off/signed-lists.ts';
import { models } from '../machines/models.ts';
import { writeSite } from './atlas-site.ts';
import { entryPath } from './entry-path.ts';
import { requireKnown } from './known-names.ts';
import { lookIds } from './look-ids.ts';
import { currentInputs } from './machine-inputs.ts';
import { readSources } from './other-version.ts';
import { parseArguments } from './parse-arguments.ts';
import { root } from './run.ts';
import { outdatedPictures, takePictures } from './take-pictures.ts';

/** The pictures of another version that differ: written by `npm run flows:diff`. */
export const OLD_PICTURES = join(root, 'reports/flows-diff');

/** The folder of the built site. */
export const ATLAS = join(root, 'build/atlas');

/** What `npm run flows:diff` or `npm run mutate` wrote last; null if it did not run. */
function readReport<T>(name: string): T | null {
  const file = join(root, 'reports', name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/**
 * Builds the atlas of all machines, with what the last browser runs recorded. Resolves to whether each reason why no picture
 * shows a text is true.
 */
export async function buildAtlas(): Promise<boolean> {
  const names = models.map(({ machine }) => machine.id);
  const { texts } = await writeSite(ATLAS, {
    models,
    adapter: portalAdapter(readSources(root)),
    browser: {
      looksOf: lookIds,
      entryPath,
      inputs: currentInputs(names),
      recording: readRecording(),
      outdated: outdatedPictures(names),
      hashed: hashedPictures(),
      signed: readSignedLists(),
      mutations: readReport<readonly MachineResult[]>('mutation.json'),
    },
    sources: currentVersion(),
    changes: readReport<NonNullable<SiteContent['changes']>>('flows-diff.json'),
  });
  for (const [from, to] of [
    [PICTURES_FOLDER, 'pictures'],
    [FAILURES_FOLDER, 'failures'],
    [OLD_PICTURES, 'pictures-before'],
  ] as const)
    if (existsSync(from))
      cpSync(from, join(ATLAS, to), { recursive: true, filter: (name) => !/\.(json|txt)$/.test(name) });
  console.log(`atlas: ${models.length} flows in build/atlas`);
  const { unshown, withoutReason, shownWithReason } = unshownTexts(texts);
  if (unshown === texts.length) {
    console.log('texts: there are no pictures (npm run atlas:build -- --all)');
    return true;
  }
  const ids = (list: readonly string[]) => (list.length > 0 ? `: ${list.join(', ')}` : '');
  console.log(
    `texts: no picture shows ${unshown} of ${texts.length}, ${withoutReason.length} without a reason${ids(withoutReason)}`,
  );
  for (const id of shownWithReason)
    console.error(`texts: ${id} is in atlas/portal/unshown-texts.ts, but a picture shows it`);
  return shownWithReason.length === 0;
}

if (import.meta.main) {
  const { values, positionals } = parseArguments(
    process.argv.slice(2),
    { all: { type: 'boolean', default: false }, 'no-pictures': { type: 'boolean', default: false } },
    'npm run atlas:build -- [<machine> …] [--all] [--no-pictures]',
  );
  const names = models.map(({ machine }) => machine.id);
  requireKnown({ machine: [positionals, names] });
  const chosen = positionals.length > 0 ? positionals : values.all ? names : outdatedPictures(names);
  // A failed path is shown in the atlas, so the atlas is built nevertheless.
  if (!values['no-pictures'] && !(await takePictures(chosen))) process.exitCode = 1;
  if (!(await buildAtlas())) process.exitCode = 1;
}

/**
 * `npm run atlas:build`: writes the flow atlas into build/atlas, as static files for any web server. It shows the results of
 * the last browser run. It first takes a picture of every state in the browser; with `--no-pictures` it uses those that were
 * taken last.
 */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { type SiteContent, siteData, writeSiteData } from '../atlas/data/site-data.ts';
import { FAILURES_FOLDER, PICTURES_FOLDER, readRecording } from '../atlas/recording/recording.ts';
import { currentVersion } from '../atlas/recording/run-file.ts';
import { models } from '../machines/models.ts';
import { withNodeEnv } from './node-env.ts';
import { readSources } from './other-version.ts';
import { root, run } from './run.ts';

/** The pictures of another version that differ: written by `npm run flows:diff`. */
export const OLD_PICTURES = join(root, 'reports/flows-diff');

/** The folder of the built site. */
export const ATLAS = join(root, 'build/atlas');

/** Writes a site with some content into a folder. */
export async function writeSite(folder: string, content: SiteContent): Promise<void> {
  const options: InlineConfig = {
    configFile: false,
    root: join(root, 'atlas/site'),
    base: './',
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    build: { outDir: folder, emptyOutDir: true },
  };
  await withNodeEnv('production', () => build(options));
  writeSiteData(join(folder, 'data'), await siteData(content, readSources(root)));
}

/** What `npm run flows:diff` or `npm run mutate` wrote last; null if it did not run. */
function readReport<T>(name: string): T | null {
  const file = join(root, 'reports', name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Builds the atlas of all machines, with what the last browser runs recorded. */
export async function buildAtlas(): Promise<void> {
  await writeSite(ATLAS, {
    models,
    recording: readRecording(),
    mutations: readReport<NonNullable<SiteContent['mutations']>>('mutation.json'),
    sources: currentVersion(),
    changes: readReport<NonNullable<SiteContent['changes']>>('flows-diff.json'),
  });
  for (const [from, to] of [
    [PICTURES_FOLDER, 'pictures'],
    [FAILURES_FOLDER, 'failures'],
    [OLD_PICTURES, 'pictures-before'],
  ] as const)
    if (existsSync(from)) cpSync(from, join(ATLAS, to), { recursive: true, filter: (name) => !name.endsWith('.json') });
  console.log(`atlas: ${models.length} flows in build/atlas`);
}

/** Runs paths through every state. A failed path is shown in the atlas, so the atlas is built nevertheless. */
async function takePictures(): Promise<void> {
  const { ok } = await run(['playwright', 'test', '-c', 'e2e/atlas.config.ts']);
  if (!ok) process.exitCode = 1;
}

if (import.meta.main) {
  if (!process.argv.includes('--no-pictures')) await takePictures();
  await buildAtlas();
}

/**
 * `npm run atlas:build`: writes the flow atlas into build/atlas, as static files for any web server. It shows the results of the
 * last browser run. It first takes a picture of every state in the browser; with `--no-pictures` it uses those that were
 * taken last.
 */
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { siteData, writeSiteData } from '../atlas/data/site-data.ts';
import { FAILURES_FOLDER, PICTURES_FOLDER, readRecording } from '../atlas/recording/recording.ts';
import { currentVersion } from '../atlas/recording/run-file.ts';
import { root, run } from './run.ts';

/** The folder of the built site. */
export const ATLAS = join(root, 'build/atlas');

const copy = (from: string, to: string): void => {
  if (existsSync(from)) cpSync(from, join(ATLAS, to), { recursive: true });
};

/** Builds the site. */
export async function buildAtlas(): Promise<void> {
  await build({
    configFile: false,
    root: join(root, 'atlas/site'),
    base: './',
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: ATLAS, emptyOutDir: true },
  });
  const data = await siteData(readRecording(), currentVersion(), new Date().toISOString());
  writeSiteData(join(ATLAS, 'data'), data);
  copy(PICTURES_FOLDER, 'pictures');
  copy(FAILURES_FOLDER, 'failures');
  console.log(`atlas: ${data.flows.length} flows in build/atlas`);
}

/** Runs paths through every state. A failed path is shown in the atlas, so the atlas is built nevertheless. */
async function takePictures(): Promise<void> {
  const { ok } = await run(['playwright', 'test', '-c', 'playwright.atlas.config.ts']);
  if (!ok) process.exitCode = 1;
}

if (import.meta.main) {
  if (!process.argv.includes('--no-pictures')) await takePictures();
  await buildAtlas();
}

/**
 * `npm run atlas:build`: writes the flow atlas into build/atlas, as static files for any web server. It shows the results of the
 * last browser run, and the pictures that were recorded last.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Sources } from '../atlas/data/overview.ts';
import { siteData, writeSiteData } from '../atlas/data/site-data.ts';
import { FAILURES_FOLDER, PICTURES_FOLDER, readRecording } from '../atlas/recording/recording.ts';
import { root } from './run.ts';

/** The folder of the built site. */
export const ATLAS = join(root, 'build/atlas');

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The commit of the sources; `unknown` in a copy without git. */
function readSources(): Sources {
  try {
    return { commit: git('rev-parse', 'HEAD'), isDirty: git('status', '--porcelain') !== '' };
  } catch {
    return { commit: 'unknown', isDirty: true };
  }
}

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
  const data = await siteData(readRecording(), readSources(), new Date().toISOString());
  writeSiteData(join(ATLAS, 'data'), data);
  copy(PICTURES_FOLDER, 'pictures');
  copy(FAILURES_FOLDER, 'failures');
  console.log(`atlas: ${data.flows.length} flows in build/atlas`);
}

if (import.meta.main) await buildAtlas();

/**
 * `npm run build`: builds the portal into build/portal. What must not be served goes beside it: the source maps into
 * build/source-maps, and Vite's manifest into build/manifest.json.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { livePlugin } from './live-plugin.ts';
import { readManifest } from './manifest.ts';
import { withNodeEnv } from './node-env.ts';
import { checkOldBrowsers } from './old-browsers/check-build.ts';
import { precompress } from './precompress.ts';
import { preloadTemplates } from './preload-templates.ts';
import { root } from './run.ts';

/** The files that a built portal depends on. */
const SOURCES = [
  '{src,machines,contract,locales}/**/*.{ts,tsx,css,json,svg}',
  'public/**/*.*',
  'index.html',
  '{vite,tailwind}.config.ts',
  'scripts/old-browsers/*.ts',
  'scripts/{build,manifest,node-env,precompress,preload-templates,*-plugin}.ts',
  'package-lock.json',
];
/** In public/; index.html loads it. */
const FIRST_SCRIPT = 'before-paint.js';
/** Maps chunks to source files. */
export const MANIFEST = join(root, 'build/manifest.json');

/** A build of the portal: the folder that is served, and what goes beside it. */
interface Target {
  readonly folder: string;
  readonly sourceMaps: string;
  readonly manifest: string;
  /** Holds the fingerprint of the sources that were built last. */
  readonly record: string;
  readonly sources: readonly string[];
  readonly plugins: Plugin[];
}

const PORTAL: Target = {
  folder: join(root, 'build/portal'),
  sourceMaps: join(root, 'build/source-maps'),
  manifest: MANIFEST,
  record: join(root, 'build/portal.sources'),
  sources: SOURCES,
  plugins: [],
};
/** The portal that the flow atlas can follow. It is never released: `npm start` serves it. */
export const LIVE_PORTAL: Target = {
  folder: join(root, 'build/portal-live'),
  sourceMaps: join(root, 'build/portal-live-source-maps'),
  manifest: join(root, 'build/portal-live-manifest.json'),
  record: join(root, 'build/portal-live.sources'),
  sources: [...SOURCES, 'atlas/live/**/*.ts', 'engine/definition.ts'],
  plugins: [livePlugin()],
};

/** A hash of the contents; modification times change with every checkout. */
function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Whether a build is up to date with its sources. */
export function isBuilt({ folder, manifest, record, sources } = PORTAL): boolean {
  const exists = [join(folder, 'index.html'), manifest, record].every((file) => existsSync(file));
  return exists && readFileSync(record, 'utf8') === fingerprint(sources);
}

/** Moves the manifest and the source maps out of the folder that is served. */
function moveUnserved({ folder, manifest, sourceMaps }: Target): void {
  renameSync(join(folder, '.vite/manifest.json'), manifest);
  rmSync(join(folder, '.vite'), { recursive: true });
  rmSync(sourceMaps, { recursive: true, force: true });
  mkdirSync(sourceMaps, { recursive: true });
  for (const file of globSync('assets/*.map', { cwd: folder }))
    renameSync(join(folder, file), join(sourceMaps, basename(file)));
}

/** Gives a script of public/ a name with a hash, so that browsers need not ask for a newer one: the first paint waits for it. */
function addHash(folder: string, script: string): string {
  const file = join(folder, script);
  const hash = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 8);
  const { name, ext } = parse(script);
  const asset = `/assets/${name}-${hash}${ext}`;
  renameSync(file, join(folder, asset));
  return asset;
}

/** Renders the first pages, so that they show before the script of the portal has loaded. */
async function prerender(): Promise<string> {
  const outDir = join(root, 'build/prerender');
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false, sourcemap: false },
  });
  const { prerenderPages }: typeof import('../src/app/prerender.tsx') = await import(
    pathToFileURL(join(outDir, 'prerender.js')).href
  );
  return prerenderPages();
}

/** Adds to index.html what its first script chooses from: the first pages, and links to the code that they need. */
async function addTemplates({ folder, manifest }: Target): Promise<void> {
  const index = join(folder, 'index.html');
  const html = readFileSync(index, 'utf8');
  const script = `<script src="/${FIRST_SCRIPT}">`;
  if (!html.includes(script)) throw new Error(`index.html does not load ${FIRST_SCRIPT}`);
  const templates = `${preloadTemplates(readManifest(manifest))}\n${await prerender()}\n`;
  writeFileSync(index, html.replace(script, `${templates}<script src="${addHash(folder, FIRST_SCRIPT)}">`));
}

/** Builds the portal. Rejects if a source or a message is invalid. */
export async function buildPortal(logLevel: 'info' | 'warn' = 'info', target = PORTAL): Promise<void> {
  await withNodeEnv('production', async () => {
    await build({ root, logLevel, plugins: target.plugins, build: { outDir: target.folder } });
    moveUnserved(target);
    await addTemplates(target);
  });
  checkOldBrowsers(target.folder);
  precompress(target.folder);
  writeFileSync(target.record, fingerprint(target.sources));
}

if (import.meta.main) await buildPortal();

/**
 * `npm run build`: builds the portal into build/portal. What must not be served goes beside it: the source maps into
 * build/source-maps, and Vite's manifest into build/manifest.json.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { readManifest } from './manifest.ts';
import { precompress } from './precompress.ts';
import { preloadTemplates } from './preload-templates.ts';
import { root } from './run.ts';

/** The files that the built portal depends on. */
const SOURCES = [
  '{src,machines,contract,locales}/**/*.{ts,tsx,css,json,svg}',
  'public/**/*.*',
  'index.html',
  '{vite,tailwind}.config.ts',
  'scripts/{build,manifest,precompress,preload-templates,*-plugin}.ts',
  'package-lock.json',
];
const PORTAL = join(root, 'build/portal');
const SOURCE_MAPS = join(root, 'build/source-maps');
/** Maps chunks to source files. */
export const MANIFEST = join(root, 'build/manifest.json');
/** Holds the fingerprint of the sources that were built last. */
const RECORD = join(root, 'build/portal.sources');

/** A hash of the contents; modification times change with every checkout. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root }).sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Whether build/portal is up to date with the sources. */
export function isBuilt(): boolean {
  const exists = [join(PORTAL, 'index.html'), MANIFEST, RECORD].every((file) => existsSync(file));
  return exists && readFileSync(RECORD, 'utf8') === fingerprint();
}

/** Moves the manifest and the source maps out of the folder that is served. */
function moveUnserved(): void {
  renameSync(join(PORTAL, '.vite/manifest.json'), MANIFEST);
  rmSync(join(PORTAL, '.vite'), { recursive: true });
  rmSync(SOURCE_MAPS, { recursive: true, force: true });
  mkdirSync(SOURCE_MAPS, { recursive: true });
  for (const file of globSync('assets/*.map', { cwd: PORTAL }))
    renameSync(join(PORTAL, file), join(SOURCE_MAPS, basename(file)));
}

/** Gives a script of public/ a name with a hash, so that browsers need not ask for a newer one: the first paint waits for it. */
function addHash(html: string, script: string): string {
  const file = join(PORTAL, script);
  const hash = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 8);
  const { name, ext } = parse(script);
  const asset = `/assets/${name}-${hash}${ext}`;
  if (!html.includes(`"/${script}"`)) throw new Error(`index.html does not load ${script}`);
  renameSync(file, join(PORTAL, asset));
  return html.replace(`"/${script}"`, `"${asset}"`);
}

/** Before the first script, which reads them. */
const addTemplates = (html: string): string =>
  html.replace('<script', `${preloadTemplates(readManifest(MANIFEST))}\n    <script`);

/** Renders the log-in page into index.html, so that it shows before the script of the portal has loaded. */
async function prerender(): Promise<void> {
  const outDir = join(root, 'build/prerender');
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false, sourcemap: false },
  });
  const { prerenderLogin }: typeof import('../src/app/prerender.tsx') = await import(
    pathToFileURL(join(outDir, 'prerender.js')).href
  );
  const index = join(PORTAL, 'index.html');
  const html = addTemplates(addHash(readFileSync(index, 'utf8'), 'before-paint.js'));
  const element = '<div id="portal">';
  if (!html.includes(element)) throw new Error(`index.html has no ${element}`);
  writeFileSync(index, html.replace(element, element + (await prerenderLogin())));
}

/** Builds the portal. Rejects if a source or a message is invalid. */
export async function buildPortal(logLevel: 'info' | 'warn' = 'info'): Promise<void> {
  await build({ root, logLevel });
  moveUnserved();
  await prerender();
  precompress(PORTAL);
  writeFileSync(RECORD, fingerprint());
}

if (import.meta.main) await buildPortal();

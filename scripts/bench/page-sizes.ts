import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { gzipSize, type ScriptSize } from './scripts.ts';

const chunk = z.object({
  file: z.string(),
  name: z.optional(z.string()),
  imports: z._default(z.array(z.string()), []),
});
const manifest = z.record(z.string(), chunk);

const SCREEN = /^src\/app\/screens\/(.+)\.tsx?$/;
/** Modules of pages that show without the signed-in frame. */
const LOGIN_PAGES = new Set(['login']);
/** The chunk of the signed-in frame; see `codeSplitting` in vite.config.ts. */
const FRAME = 'signed-in';

/**
 * Script sizes from the build's manifest: the signed-in frame on top of the log-in page, and each module of pages on top
 * of both. What a page imports dynamically, such as a dialog, is not included.
 */
export function pageSizes(portal: string, login: readonly ScriptSize[]) {
  const chunks = manifest.parse(JSON.parse(readFileSync(join(portal, '.vite/manifest.json'), 'utf8')));
  const collect = (key: string, files = new Set<string>()): Set<string> => {
    const found = chunks[key];
    if (!found || files.has(found.file)) return files;
    files.add(found.file);
    for (const imported of found.imports) collect(imported, files);
    return files;
  };
  const sizeOf = (files: Iterable<string>, loaded: ReadonlySet<string>) =>
    [...files]
      .filter((file) => !loaded.has(file))
      .reduce((sum, file) => sum + gzipSize(readFileSync(join(portal, file))), 0);

  const frameKey = Object.keys(chunks).find((key) => chunks[key]?.name === FRAME);
  if (frameKey === undefined) throw new Error(`the build has no chunk named ${FRAME}`);
  const loginFiles = new Set(login.map(({ file }) => file.slice(1)));
  const frameFiles = collect(frameKey);
  const pages = Object.keys(chunks).flatMap((key) => {
    const page = SCREEN.exec(key)?.[1];
    if (!page) return [];
    const loaded = LOGIN_PAGES.has(page) ? loginFiles : new Set([...loginFiles, ...frameFiles]);
    return [{ file: page, bytes: sizeOf(collect(key), loaded) }];
  });
  return { frame: sizeOf(frameFiles, loginFiles), pages };
}

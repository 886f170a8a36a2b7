import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { gzipSize, type ScriptSize } from './scripts.ts';

const chunk = z.object({ file: z.string(), imports: z._default(z.array(z.string()), []) });
const manifest = z.record(z.string(), chunk);
const SCREEN = /^src\/app\/screens\/(.+)\.tsx?$/;

/** The signed-in frame, and the dialog library: nearly every page opens a dialog. */
const FRAME = ['src/app/layout/SignedIn.tsx', 'machines/access-gate/access-gate.ts', 'src/ui/Dialog.tsx'];
/** Pages without the frame. */
const LOGIN_PAGES = new Set(['login']);

/**
 * Script sizes from the build's manifest: the signed-in frame on top of the log-in page, and each module of pages on top
 * of both. What a page imports dynamically, such as a dialog, is not included.
 */
export function pageSizes(portal: string, login: readonly ScriptSize[]) {
  const chunks = manifest.parse(JSON.parse(readFileSync(join(portal, '.vite/manifest.json'), 'utf8')));
  const collect = (name: string, files = new Set<string>()): Set<string> => {
    const found = chunks[name];
    if (!found || files.has(found.file)) return files;
    files.add(found.file);
    for (const imported of found.imports) collect(imported, files);
    return files;
  };
  const sizeOf = (files: Iterable<string>, loaded: ReadonlySet<string>) =>
    [...files]
      .filter((file) => !loaded.has(file))
      .reduce((sum, file) => sum + gzipSize(readFileSync(join(portal, file))), 0);

  const loginFiles = new Set(login.map(({ file }) => file.slice(1)));
  const frameFiles = new Set(FRAME.flatMap((name) => [...collect(name)]));
  const pages = Object.keys(chunks).flatMap((name) => {
    const page = SCREEN.exec(name)?.[1];
    if (!page) return [];
    const loaded = LOGIN_PAGES.has(page) ? loginFiles : new Set([...loginFiles, ...frameFiles]);
    return [{ file: page, bytes: sizeOf(collect(name), loaded) }];
  });
  return { frame: sizeOf(frameFiles, loginFiles), pages };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST } from '../build.ts';
import { filesOf, frameFilesOf, readManifest } from '../manifest.ts';
import { gzipSize, type ScriptSize } from './scripts.ts';

const SCREEN = /^src\/app\/screens\/(.+)\.tsx?$/;

/**
 * Script sizes from the build's manifest: the signed-in frame on top of the log-in page, and each module of pages on top
 * of both. The password log-in pages count like this too: they load the frame, which is the next thing that the user
 * needs. What a page imports dynamically, such as a dialog, is not included.
 */
export function pageSizes(portal: string, login: readonly ScriptSize[]) {
  const chunks = readManifest(MANIFEST);
  const sizeOf = (files: Iterable<string>, loaded: ReadonlySet<string>) =>
    [...files]
      .filter((file) => !loaded.has(file))
      .reduce((sum, file) => sum + gzipSize(readFileSync(join(portal, file))), 0);

  const loginFiles = new Set(login.map(({ file }) => file.slice(1)));
  const frameFiles = frameFilesOf(chunks);
  const loaded = new Set([...loginFiles, ...frameFiles]);
  const pages = Object.keys(chunks).flatMap((key) => {
    const page = SCREEN.exec(key)?.[1];
    return page ? [{ file: page, bytes: sizeOf(filesOf(chunks, key), loaded) }] : [];
  });
  return { frame: sizeOf(frameFiles, loginFiles), pages };
}

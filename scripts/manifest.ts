import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const chunk = z.object({
  file: z.string(),
  name: z.optional(z.string()),
  imports: z._default(z.array(z.string()), []),
});
const manifest = z.record(z.string(), chunk);

/** What Vite has built: chunks by the module that they start with, or by a name of their own. */
export type Manifest = z.output<typeof manifest>;

/** The chunk of the signed-in frame; see `codeSplitting` in vite.config.ts. */
const FRAME = 'signed-in';

/** Reads a manifest that Vite has written. */
export const readManifest = (file: string): Manifest => manifest.parse(JSON.parse(readFileSync(file, 'utf8')));

/** The files that a chunk needs: its own and those of its static imports. */
export function filesOf(chunks: Manifest, key: string, files = new Set<string>()): Set<string> {
  const found = chunks[key];
  if (!found || files.has(found.file)) return files;
  files.add(found.file);
  for (const imported of found.imports) filesOf(chunks, imported, files);
  return files;
}

/** The files of the signed-in frame. Throws if the build has none. */
export function frameFilesOf(chunks: Manifest): Set<string> {
  const key = Object.keys(chunks).find((candidate) => chunks[candidate]?.name === FRAME);
  if (key === undefined) throw new Error(`the build has no chunk named ${FRAME}`);
  return filesOf(chunks, key);
}

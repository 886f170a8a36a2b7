import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import type { Weight } from './weigh.ts';

const chunk = z.object({ file: z.string(), imports: z._default(z.array(z.string()), []) });
const manifest = z.record(z.string(), chunk);
const ROUTE = /^src\/app\/routes\/(.+)\.tsx$/;

/** What is fetched once, after the log-in: the frame around every screen behind it. */
const INSIDE = 'inside';
/** What comes without that frame. */
const OUTSIDE = new Set(['doors', INSIDE]);

/**
 * Script that each screen adds to what the page has loaded before it, following the build's own module graph. A screen
 * behind the log-in comes on top of the log-in page and of `inside`, the frame that all of them share and that is
 * fetched once; `inside` itself and what stands before the log-in come on top of the log-in page alone. What a screen
 * imports only later (a dialog, another view of it) is not counted.
 */
export function screensOf(built: string, loaded: readonly Weight[]): readonly Weight[] {
  const chunks = manifest.parse(JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')));
  const withImports = (name: string, seen = new Set<string>()): Set<string> => {
    const found = chunks[name];
    if (!found || seen.has(found.file)) return seen;
    seen.add(found.file);
    for (const imported of found.imports) withImports(imported, seen);
    return seen;
  };
  const login = new Set(loaded.map(({ file }) => file.slice(1)));
  const inside = new Set([...login, ...withImports(`src/app/routes/${INSIDE}.tsx`)]);
  const bytesOf = (file: string) => gzipSync(readFileSync(join(built, file)), { level: 9 }).length;
  return Object.keys(chunks).flatMap((name) => {
    const screen = ROUTE.exec(name)?.[1];
    if (!screen) return [];
    const before = OUTSIDE.has(screen) ? login : inside;
    const added = [...withImports(name)].filter((file) => !before.has(file));
    return [{ file: screen, bytes: added.reduce((total, file) => total + bytesOf(file), 0) }];
  });
}

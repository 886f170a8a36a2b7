import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { KNOWN } from './known.ts';
import { newerInScript, newerInStyles } from './newer-features.ts';

/**
 * Throws if a built file uses what one of the oldest supported browsers lacks, and known.ts does not say why that is no
 * problem; and if it gives a reason for what no file uses.
 */
export function checkOldBrowsers(folder: string): void {
  const used = globSync('**/*.{js,css}', { cwd: folder }).flatMap((file) => {
    const content = readFileSync(join(folder, file), 'utf8');
    const newer = file.endsWith('.css') ? newerInStyles(content) : newerInScript(content);
    return newer.map((feature) => ({ feature, file: basename(file) }));
  });
  const unknown = used
    .filter(({ feature }) => !(feature in KNOWN))
    .map(({ feature, file }) => `${file} uses ${feature}`);
  const unused = Object.keys(KNOWN).filter((known) => !used.some(({ feature }) => feature === known));
  const problems = [...unknown, ...unused.map((feature) => `no file uses ${feature}`)];
  if (problems.length > 0)
    throw new Error(`The build and scripts/old-browsers/known.ts differ:\n${problems.join('\n')}`);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import sv from '../../locales/sv.json' with { type: 'json' };
import { buildHarnessInto } from '../harness/build.ts';
import { type Fault, makeFaults } from './make-faults.ts';

const root = join(import.meta.dirname, '../..');
const SWITCHES = JSON.stringify(join(import.meta.dirname, 'switches.ts'));
const FOLDERS = ['src/screens', 'src/app/layout'];

/** The folder of the harness with the faults of all views. */
export const FAULTY_HARNESS = join(root, 'build/harness-faults');

/** The files that faults are put into, relative to the project. */
export const views: readonly string[] = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
).toSorted();

const faultyView = (view: string) => makeFaults(view, readFileSync(join(root, view), 'utf8'), sv);

/** The faults of some views. */
export const faultsOf = (files: readonly string[]): readonly Fault[] =>
  files.flatMap((file) => faultyView(file).faults);

/** Puts the faults of some views into a build of the harness. */
const faultsPlugin = (files: readonly string[]): Plugin => ({
  name: 'view-faults',
  enforce: 'pre',
  transform(code, id) {
    const file = id.slice(root.length + 1);
    // The switches must be there before the first view is loaded.
    if (file === 'e2e/harness/main.ts') return { code: `import ${SWITCHES};\n${code}`, map: null };
    if (!files.includes(file)) return undefined;
    return { code: `import { isFaulty, otherValue } from ${SWITCHES};\n${faultyView(file).code}`, map: null };
  },
});

/** Builds the harness with the faults of some views. */
export const buildFaultyHarness = (folder: string, files: readonly string[]): Promise<void> =>
  buildHarnessInto(folder, [faultsPlugin(files)]);

/** Builds the harness with the faults of all views. */
export default async function buildAll(): Promise<void> {
  await buildFaultyHarness(FAULTY_HARNESS, views);
}

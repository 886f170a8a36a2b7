/**
 * `npm run atlas:project -- <models.ts> <folder>`: builds the atlas of another project of XState, and serves it. The file
 * exports `models`, which `defineModel` of the model engine makes, and may export an `adapter`, an `AtlasAdapter`. With
 * `--before <models.ts>` the site says what has changed since earlier machines; with `--no-serve` it is only built.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyModel } from '@lunchkortet/model-engine/model';
import { planPaths } from '@lunchkortet/model-engine/plan';
import type { AtlasAdapter } from '../atlas/adapter.ts';
import type { Changes } from '../atlas/diff/change.ts';
import { changePage } from '../atlas/diff/change-pages.ts';
import { compareVersions } from '../atlas/diff/changes.ts';
import { modelVersion } from '../atlas/diff/model-version.ts';
import { generatePages } from '../atlas/markdown/pages.ts';
import { serveSite, writeSite } from './atlas-site.ts';
import { exitWith } from './known-names.ts';
import { parseArguments } from './parse-arguments.ts';

/** What the file of a project exports. */
interface Project {
  readonly models: readonly AnyModel[];
  readonly adapter?: AtlasAdapter;
}

async function projectIn(file: string): Promise<Project> {
  const { models, adapter }: Partial<Project> = await import(pathToFileURL(resolve(file)).href);
  if (models === undefined) exitWith(`${file} exports no models`);
  const ids = models.map(({ machine }) => machine.id);
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  if (twice !== undefined) exitWith(`${file} has several machines with the id ${twice}: give each its own`);
  return { models, ...(adapter && { adapter }) };
}

async function changesSince(
  file: string,
  { models, adapter }: Project,
  pages: ReadonlyMap<string, string>,
): Promise<Changes> {
  const before = modelVersion((await projectIn(file)).models, new Map());
  return { ref: file, ...compareVersions(before, modelVersion(models, pages, adapter)), pictures: null };
}

const USAGE = 'npm run atlas:project -- <models.ts> <folder> [--before <models.ts>] [--no-serve] [--no-open]';
const { values, positionals } = parseArguments(
  process.argv.slice(2),
  {
    before: { type: 'string' },
    'no-open': { type: 'boolean', default: false },
    'no-serve': { type: 'boolean', default: false },
  },
  USAGE,
);
const [file, name] = positionals;
if (file === undefined || name === undefined) exitWith(USAGE);
const folder = resolve(name);
// Building a site empties its folder.
if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, 'data/overview.json')))
  exitWith(`${name} has other files than an atlas`);

const project = await projectIn(file);
const pages = generatePages(project.models, project.models, (model) => planPaths(model).paths, project.adapter);
const changes = values.before === undefined ? null : await changesSince(values.before, project, pages);
await writeSite(folder, { ...project, ...(changes && { changes }) });
mkdirSync(join(folder, 'markdown'));
for (const [page, text] of pages) writeFileSync(join(folder, 'markdown', page), text);
if (changes) writeFileSync(join(folder, 'markdown/changes.md'), changePage(changes));
console.log(`atlas: ${project.models.length} flows in ${name}`);
if (!values['no-serve']) await serveSite(folder, !values['no-open']);

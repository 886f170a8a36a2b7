import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate } from '@lunchkortet/model-engine/evaluate';
import type { AnyModel } from '@lunchkortet/model-engine/model';
import type { Path } from '@lunchkortet/model-engine/path';
import type { AtlasAdapter } from '../adapter.ts';
import type { Changes } from '../diff/change.ts';
import type { HashedPicture } from '../recording/hashed-pictures.ts';
import type { Recording } from '../recording/recording.ts';
import type { SignedRow } from '../sign-off/checklist.ts';
import { csvOf, markdownOf } from '../sign-off/csv.ts';
import { flowSources } from '../source/flow-source.ts';
import { localesIn } from '../source/texts.ts';
import { actorMapOf } from './actor-map.ts';
import { type Flow, flowOf, type Recorded } from './flow.ts';
import { type FlowJourney, type Journeys, journeysOf } from './journeys.ts';
import { type OptionalPage, type Overview, runSummary, type Sources, summaryOf } from './overview.ts';
import { type SearchEntry, searchEntries } from './search-entries.ts';
import { type SignOff, signOffOf } from './sign-off.ts';
import { type CatalogueText, textCatalogue } from './texts.ts';

/** All data of the site. */
export interface SiteData {
  readonly overview: Overview;
  readonly flows: readonly Flow[];
  readonly journeys: Journeys;
  readonly texts: readonly CatalogueText[];
  readonly signOff: SignOff;
  readonly search: readonly SearchEntry[];
  readonly live: readonly { readonly machine: string }[];
  readonly changes: Changes | null;
}

/** What the tests in the browser of an application recorded. */
interface BrowserContent {
  /** What a path of a model looks like at its start and after each step. */
  readonly looksOf: (model: AnyModel, path: Path) => readonly string[];
  /** The address at which a start of a model begins in the browser. */
  readonly entryPath: (model: AnyModel, start: string) => string;
  /** Names what each machine, its pages and its tests are made of. */
  readonly inputs: ReadonlyMap<string, string>;
  /** What the last browser runs recorded. */
  readonly recording: Recording;
  /** The machines of which something has changed since their pictures were taken. */
  readonly outdated: readonly string[];
  /** Its pictures with what identifies their content. */
  readonly hashed: readonly HashedPicture[];
  /** The rows of the sign-off lists that were filled in. */
  readonly signed: readonly SignedRow[];
  /** What `npm run mutate` found last; null if it did not run. */
  readonly mutations: Recorded['mutations'];
}

/** What the site shows. */
export interface SiteContent {
  readonly models: readonly AnyModel[];
  readonly adapter?: AtlasAdapter;
  /** Missing for an application without tests in the browser. */
  readonly browser?: BrowserContent;
  /** Missing if the commit is not known. */
  readonly sources?: Sources;
  /** Null if the machines were not compared with another version; missing if they never are. */
  readonly changes?: Changes | null;
}

const NO_BROWSER: BrowserContent = {
  looksOf: () => [],
  entryPath: () => '',
  inputs: new Map(),
  recording: { runs: {}, pictures: [] },
  outdated: [],
  hashed: [],
  signed: [],
  mutations: null,
};

/** The pages of the site that the application has something for. */
function pagesOf({ adapter = {}, browser, changes }: SiteContent, texts: readonly unknown[]): OptionalPage[] {
  const has: Readonly<Record<OptionalPage, boolean>> = {
    journeys: adapter.routes !== undefined,
    texts: texts.length > 0,
    changes: changes !== undefined,
    'sign-off': browser !== undefined,
    live: adapter.liveOf !== undefined,
  };
  return (Object.keys(has) as OptionalPage[]).filter((page) => has[page]);
}

/** The data of each machine, after all its paths have run outside the browser. */
async function flowData({ models, adapter = {}, browser = NO_BROWSER }: SiteContent) {
  const { looksOf, entryPath, inputs, recording, outdated, mutations } = browser;
  const { sources = new Map(), calls = [], placeOf, goingsOf, liveOf } = adapter;
  const inSource = flowSources(
    sources,
    models.map(({ machine }) => machine),
  );
  const { runs, pictures } = recording;
  const flows: Flow[] = [];
  const live: SiteData['live'][number][] = [];
  const journeys: FlowJourney[] = [];
  for (const model of models) {
    const { id } = model.machine;
    const evaluation = await evaluate(model);
    flows.push(
      await flowOf(model, evaluation, {
        calls,
        meanings: inSource.get(id)?.meanings ?? [],
        pictures,
        mutations,
        looksOf: (path) => looksOf(model, path),
        run: runs[id],
        inputs: inputs.get(id),
        arePicturesOutdated: outdated.includes(id),
      }),
    );
    if (liveOf) live.push(liveOf(models, model, evaluation.plan));
    const entry = (start: string) => entryPath(model, start);
    journeys.push({
      id,
      addresses: [placeOf?.(model.machine).page ?? [], ...Object.keys(model.starts).map(entry)].flat(),
      goings: goingsOf?.(model, evaluation.plan.paths, entry) ?? [],
    });
  }
  return { flows, live, journeys };
}

/** Generates the data of the site from the machines. */
export async function siteData(content: SiteContent): Promise<SiteData> {
  const { models, adapter = {}, browser, sources, changes = null } = content;
  const { recording, outdated, hashed, signed } = browser ?? NO_BROWSER;
  const { flows, live, journeys } = await flowData(content);
  const languages = localesIn(adapter.sources ?? new Map());
  const locales = { sv: languages.get('sv') ?? {}, en: languages.get('en') ?? {} };
  const texts = textCatalogue(locales, flows, recording.pictures, adapter);
  const places = new Map(models.map(({ machine }) => [machine.id, adapter.placeOf?.(machine)]));
  return {
    overview: {
      commit: sources?.commit ?? null,
      run: browser ? runSummary(flows) : null,
      pages: pagesOf(content, texts),
      chapters: adapter.chapters ?? {},
      flows: flows.map(summaryOf),
      actors: await actorMapOf(flows, adapter.loading),
    },
    flows,
    journeys: await journeysOf(adapter.routes ?? { pages: [], redirects: [] }, journeys, recording.pictures),
    texts,
    signOff: signOffOf(hashed, signed, outdated),
    search: searchEntries(flows, texts, recording.pictures, (flow) => places.get(flow)),
    live,
    changes,
  };
}

/** Writes the data into a folder: those of the whole site, and two for each machine. */
export function writeSiteData(
  folder: string,
  { overview, flows, journeys, texts, signOff, search, live, changes }: SiteData,
): void {
  const save = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const write = (name: string, data: unknown) => save(name, JSON.stringify(data));
  for (const name of ['flows', 'live']) mkdirSync(join(folder, name), { recursive: true });
  write('overview.json', overview);
  write('journeys.json', journeys);
  write('texts.json', texts);
  write('sign-off.json', signOff);
  save('checklist.csv', csvOf(signOff.open));
  save('checklist.md', markdownOf(signOff.open));
  write('search.json', search);
  write('changes.json', changes);
  // A machine may be called anything.
  for (const flow of flows) write(`flows/${encodeURIComponent(flow.id)}.json`, flow);
  for (const flow of live) write(`live/${flow.machine}.json`, flow);
}

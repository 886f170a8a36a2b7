import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate } from '@lunchkortet/model-engine/evaluate';
import type { Path } from '@lunchkortet/model-engine/path';
import type { AnyModel } from '../../machines/model.ts';
import type { Changes } from '../diff/change.ts';
import { type LiveFlow, liveFlowOf } from '../live/live-flow.ts';
import { placeOf } from '../live/pages.ts';
import type { HashedPicture } from '../recording/hashed-pictures.ts';
import type { Recording } from '../recording/recording.ts';
import type { SignedRow } from '../sign-off/checklist.ts';
import { csvOf, markdownOf } from '../sign-off/csv.ts';
import { flowSources } from '../source/flow-source.ts';
import { routesIn } from '../source/routes.ts';
import { localesIn } from '../source/texts.ts';
import { actorMapOf } from './actor-map.ts';
import { type Flow, flowOf, type Recorded } from './flow.ts';
import { goingsOf } from './goings.ts';
import { type FlowJourney, type Journeys, journeysOf } from './journeys.ts';
import { type Overview, runSummary, type Sources, summaryOf } from './overview.ts';
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
  readonly live: readonly LiveFlow[];
  readonly changes: Changes | null;
}

/** What the site shows. */
export interface SiteContent {
  readonly models: readonly AnyModel[];
  /** What a path of a model looks like at its start and after each step. */
  readonly looksOf: (model: AnyModel, path: Path) => readonly string[];
  /** The address at which a start of a model begins in the browser. */
  readonly entryPath: (model: AnyModel, start: string) => string;
  /** Names what each machine, its pages and its tests are made of. */
  readonly inputs: ReadonlyMap<string, string>;
  /** What the last browser runs recorded. */
  readonly recording: Recording;
  /** Its pictures with what identifies their content. */
  readonly hashed: readonly HashedPicture[];
  /** The rows of the sign-off lists that were filled in. */
  readonly signed: readonly SignedRow[];
  /** What `npm run mutate` found last; null if it did not run. */
  readonly mutations: Recorded['mutations'];
  readonly sources: Sources;
  /** Null if the machines were not compared with another version. */
  readonly changes: Changes | null;
}

/** The data of each machine, after all its paths have run outside the browser. */
async function flowData(content: SiteContent, files: ReadonlyMap<string, string>) {
  const { models, looksOf, entryPath, inputs, recording, mutations } = content;
  const inSource = flowSources(
    files,
    models.map(({ machine }) => machine),
  );
  const { runs, pictures } = recording;
  const flows: Flow[] = [];
  const live: LiveFlow[] = [];
  const journeys: FlowJourney[] = [];
  for (const model of models) {
    const { id } = model.machine;
    const evaluation = await evaluate(model);
    flows.push(
      await flowOf(model, evaluation, {
        meanings: inSource.get(id)?.meanings ?? [],
        pictures,
        mutations,
        looksOf: (path) => looksOf(model, path),
        run: runs[id],
        inputs: inputs.get(id),
      }),
    );
    live.push(liveFlowOf(models, model, evaluation.plan));
    const entry = (start: string) => entryPath(model, start);
    journeys.push({
      id,
      addresses: [placeOf(model.machine).page, ...Object.keys(model.starts).map(entry)],
      goings: goingsOf(model, evaluation.plan.paths, entry),
    });
  }
  return { flows, live, journeys };
}

/** Generates the data of the site from the machines. `files` are the sources that the flows are made of. */
export async function siteData(content: SiteContent, files: ReadonlyMap<string, string>): Promise<SiteData> {
  const { models, recording, hashed, signed, sources, changes } = content;
  const { flows, live, journeys } = await flowData(content, files);
  const languages = localesIn(files);
  const locales = { sv: languages.get('sv') ?? {}, en: languages.get('en') ?? {} };
  const texts = textCatalogue(locales, flows, recording.pictures);
  const places = new Map(models.map(({ machine }) => [machine.id, placeOf(machine)]));
  const inPortal = (flow: string) => places.get(flow) ?? { page: '', persona: null };
  return {
    overview: {
      commit: sources.commit,
      run: runSummary(flows),
      flows: flows.map(summaryOf),
      actors: await actorMapOf(flows),
    },
    flows,
    journeys: await journeysOf(routesIn(files), journeys, recording.pictures),
    texts,
    signOff: signOffOf(hashed, signed),
    search: searchEntries(flows, texts, recording.pictures, inPortal),
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
  for (const flow of flows) write(`flows/${flow.id}.json`, flow);
  for (const flow of live) write(`live/${flow.machine}.json`, flow);
}

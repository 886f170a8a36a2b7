import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate } from '@lunchkortet/model-engine/evaluate';
import type { AnyModel } from '../../machines/model.ts';
import type { Changes } from '../diff/change.ts';
import { type LiveFlow, liveFlowOf } from '../live/live-flow.ts';
import type { Recording } from '../recording/recording.ts';
import { flowSources } from '../source/flow-source.ts';
import { actorMapOf } from './actor-map.ts';
import { type Flow, flowOf, type Recorded } from './flow.ts';
import { type Overview, runSummary, type Sources, summaryOf } from './overview.ts';
import { type SearchEntry, searchEntries } from './search-entries.ts';

/** All data of the site. */
interface SiteData {
  readonly overview: Overview;
  readonly flows: readonly Flow[];
  readonly search: readonly SearchEntry[];
  readonly live: readonly LiveFlow[];
  readonly changes: Changes | null;
}

/** What the site shows. */
export interface SiteContent {
  readonly models: readonly AnyModel[];
  /** What the last browser runs recorded. */
  readonly recording: Recording;
  /** What `npm run mutate` found last; null if it did not run. */
  readonly mutations: Recorded['mutations'];
  readonly sources: Sources;
  /** Null if the machines were not compared with another version. */
  readonly changes: Changes | null;
}

/**
 * Generates the data of the site from the machines, after it has run all their paths outside the browser. `files` are the
 * sources that the flows are made of.
 */
export async function siteData(content: SiteContent, files: ReadonlyMap<string, string>): Promise<SiteData> {
  const { models, recording, mutations, sources, changes } = content;
  const inSource = flowSources(
    files,
    models.map(({ machine }) => machine),
  );
  const { run, pictures } = recording;
  const flows: Flow[] = [];
  const live: LiveFlow[] = [];
  for (const model of models) {
    const results = run?.results[model.machine.id] ?? {};
    const evaluation = await evaluate(model);
    const { meanings } = inSource.get(model.machine.id) ?? { meanings: [] };
    flows.push(await flowOf(model, evaluation, results, { meanings, pictures, mutations }));
    live.push(liveFlowOf(models, model, evaluation.plan));
  }
  const overview = {
    commit: sources.commit,
    run: runSummary(run, sources),
    flows: flows.map(summaryOf),
    actors: await actorMapOf(flows),
  };
  return { overview, flows, search: searchEntries(flows, pictures), live, changes };
}

/** Writes the data into a folder: three files of the whole site, and two for each machine. */
export function writeSiteData(folder: string, { overview, flows, search, live, changes }: SiteData): void {
  const write = (name: string, data: unknown) => writeFileSync(join(folder, name), JSON.stringify(data));
  for (const name of ['flows', 'live']) mkdirSync(join(folder, name), { recursive: true });
  write('overview.json', overview);
  write('search.json', search);
  write('changes.json', changes);
  for (const flow of flows) write(`flows/${flow.id}.json`, flow);
  for (const flow of live) write(`live/${flow.machine}.json`, flow);
}

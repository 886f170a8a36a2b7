import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyModel } from '../../machines/model.ts';
import { evaluate } from '../../tests/model/evaluate.ts';
import { type LiveFlow, liveFlowOf } from '../live/live-flow.ts';
import type { Recording } from '../recording/recording.ts';
import { actorMapOf } from './actor-map.ts';
import { type Flow, flowOf } from './flow.ts';
import { type Overview, runSummary, type Sources, summaryOf } from './overview.ts';
import { type SearchEntry, searchEntries } from './search-entries.ts';

/** All data of the site. */
interface SiteData {
  readonly overview: Overview;
  readonly flows: readonly Flow[];
  readonly search: readonly SearchEntry[];
  readonly live: readonly LiveFlow[];
}

/** What the site shows. */
export interface SiteContent {
  readonly models: readonly AnyModel[];
  /** What the last browser runs recorded. */
  readonly recording: Recording;
  readonly sources: Sources;
}

/** Generates the data of the site from the machines, after it has run all their paths outside the browser. */
export async function siteData({ models, recording: { run, pictures }, sources }: SiteContent): Promise<SiteData> {
  const flows: Flow[] = [];
  const live: LiveFlow[] = [];
  for (const model of models) {
    const results = run?.results[model.machine.id] ?? {};
    const evaluation = await evaluate(model);
    flows.push(await flowOf(model, evaluation, results, pictures));
    live.push(liveFlowOf(models, model, evaluation.plan.paths));
  }
  const overview = {
    commit: sources.commit,
    run: runSummary(run, sources),
    flows: flows.map(summaryOf),
    actors: await actorMapOf(flows),
  };
  return { overview, flows, search: searchEntries(flows, pictures), live };
}

/** Writes the data into a folder: `overview.json`, `search.json`, `flows/<machine>.json` and `live/<machine>.json`. */
export function writeSiteData(folder: string, { overview, flows, search, live }: SiteData): void {
  const write = (name: string, data: unknown) => writeFileSync(join(folder, name), JSON.stringify(data));
  for (const name of ['flows', 'live']) mkdirSync(join(folder, name), { recursive: true });
  write('overview.json', overview);
  write('search.json', search);
  for (const flow of flows) write(`flows/${flow.id}.json`, flow);
  for (const flow of live) write(`live/${flow.machine}.json`, flow);
}

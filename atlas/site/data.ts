import { use } from 'react';
import type { Flow } from '../data/flow.ts';
import type { Journeys } from '../data/journeys.ts';
import type { Overview } from '../data/overview.ts';
import type { SearchEntry } from '../data/search-entries.ts';
import type { SignOff } from '../data/sign-off.ts';
import type { CatalogueText } from '../data/texts.ts';
import type { Changes } from '../diff/change.ts';

const loaded = new Map<string, Promise<unknown>>();

async function fetchJson(name: string): Promise<unknown> {
  const response = await fetch(`./data/${encodeURI(name)}.json`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}

/** Loads a file of the site once; after a failure the next use loads it again. */
export function load(name: string): Promise<unknown> {
  const known = loaded.get(name);
  if (known) return known;
  const promise = fetchJson(name);
  promise.catch(() => loaded.delete(name));
  loaded.set(name, promise);
  return promise;
}

/** The data of the first page. Suspends while it loads; throws if it cannot be loaded. */
export const useOverview = () => use(load('overview') as Promise<Overview>);

/** The data of one machine. */
export const useFlow = (id: string) => use(load(`flows/${encodeURIComponent(id)}`) as Promise<Flow>);

/** The pages of the portal, and the ways between them. */
export const useJourneys = () => use(load('journeys') as Promise<Journeys>);

/** How the machines differ from another version; null if they were not compared. */
export const useChanges = () => use(load('changes') as Promise<Changes | null>);

/** All texts, and where they are shown. */
export const useTexts = () => use(load('texts') as Promise<readonly CatalogueText[]>);

/** What a person must look at before a release. */
export const useSignOff = () => use(load('sign-off') as Promise<SignOff>);

/** Everything that can be found. */
export const useSearchEntries = () => use(load('search') as Promise<readonly SearchEntry[]>);

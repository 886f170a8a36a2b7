import { use } from 'react';
import { type Way, wayTo } from '../../live/legs.ts';
import type { LiveFlow } from '../../live/live-flow.ts';
import { type Persona, readPersonas } from '../../live/sandbox-controls.ts';
import { load } from '../data.ts';

const loadLiveFlow = (id: string) => load(`live/${id}`) as Promise<LiveFlow>;

const ways = new Map<string, Promise<Way | null>>();
let personas: Promise<readonly Persona[]> | null = null;

/** The way to a state; null if no path reaches it. Suspends while its data load. */
export function useWay(machine: string, state: string): Way | null {
  let way = ways.get(state);
  if (!way) {
    way = wayTo(loadLiveFlow, machine, state);
    ways.set(state, way);
  }
  return use(way);
}

/** The personas of the sandbox. Suspends while they load. */
export function usePersonas(): readonly Persona[] {
  personas ??= readPersonas();
  return use(personas);
}

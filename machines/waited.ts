import type { AnyStep } from '@lunchkortet/model-engine/model';
import { MODEL_START } from './model-start.ts';

/** How long nothing but time has passed, ms: for invariants about a delay that is just over. */
export function waited(steps: readonly AnyStep[], now: number): number {
  const cause = steps.findLast(({ kind }) => kind !== 'time');
  return now - (cause?.now ?? MODEL_START);
}

import { globSync } from 'node:fs';
import type { AnyFlow } from './flow.ts';

const FOLDER = `${import.meta.dirname}/flows`;

/** The browser flows of the files `flows/*.flow.ts`, by the name of their machine. */
export const flows: readonly AnyFlow[] = (
  await Promise.all(globSync('*.flow.ts', { cwd: FOLDER }).map((file) => import(`${FOLDER}/${file}`)))
)
  .flatMap((module: Readonly<Record<string, AnyFlow>>) => Object.values(module))
  .toSorted((a, b) => (a.model.machine.id < b.model.machine.id ? -1 : 1));

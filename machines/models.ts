import { globSync } from 'node:fs';
import type { AnyModel } from './model.ts';

const FOLDER = import.meta.dirname;

/** The models of the files `*.model.ts`, by the name of their machine. Path tests, coverage and diagrams use this list. */
export const models: readonly AnyModel[] = (
  await Promise.all(globSync('**/*.model.ts', { cwd: FOLDER }).map((file) => import(`${FOLDER}/${file}`)))
)
  .flatMap((module: Readonly<Record<string, AnyModel>>) => Object.values(module))
  .toSorted((a, b) => (a.machine.id < b.machine.id ? -1 : 1));

import type { FailedPath } from '@lunchkortet/model-engine/evaluate';
import { pathSentences } from '@lunchkortet/model-engine/path-title';
import type { EngineName } from '../../e2e/engines/tab.ts';
import { placeOf, type SourceFiles } from './source-files.ts';

/** Lines of an error of the browser that are printed; the rest is the log of Playwright. */
const MAX_LINES = 8;

/** Where a path ran: on the machine alone, or in a browser. */
export type Layer = 'machine' | EngineName;

/** The id of a leaf without the name of its machine. */
const short = (leaf: string): string => leaf.slice(leaf.indexOf('.') + 1);

/** The event and the states of a failed step, by which its place in a file is found. */
function namesOf({ path: { initial, steps }, step }: FailedPath): readonly string[] {
  const failed = step === null || step === -1 ? initial : steps[step];
  const move = step === null ? undefined : steps[step]?.move;
  return [...(failed?.leaves.map(short) ?? []), ...(move?.kind === 'event' ? [move.type] : [])];
}

/** A failed path in words: its steps up to the failed one, the difference, and the file to open. */
export function failureText(failed: FailedPath, layer: Layer, files: SourceFiles): string {
  const { path, step, fault } = failed;
  const sentences = pathSentences(path).slice(0, step === null ? undefined : step + 2);
  const [difference = '', ...more] = fault.split('\n').slice(0, MAX_LINES);
  return [
    `✗ ${path.machine}, ${layer === 'machine' ? 'the machine alone' : `in ${layer}`}`,
    ...sentences.map((sentence, index) => `  ${index === sentences.length - 1 ? '→' : ' '} ${index}. ${sentence}`),
    `  difference: ${difference}`,
    ...more.map((line) => `    ${line}`),
    `  open: ${placeOf(fault, namesOf(failed), files)}`,
  ].join('\n');
}

import type { Path } from '@lunchkortet/model-engine/path';
import { pathSentences } from '@lunchkortet/model-engine/path-title';

/** Instead of more active states than this, the state around them is named. */
const FEW_LEAVES = 2;

/** The states around a state, from the outermost, without the machine. */
const namesOf = (leaf: string): string[] => leaf.split('.').slice(1);

/** Where a path ends, in few words: its leaf states, or the innermost state around all of them. */
function endOf({ machine, initial, steps }: Path): string {
  const leaves = (steps.at(-1) ?? initial).leaves.map(namesOf);
  const [first = []] = leaves;
  const differs = first.findIndex((name, index) => leaves.some((other) => other[index] !== name));
  const around = first.slice(0, differs < 0 ? first.length : differs);
  const isFew = leaves.length <= FEW_LEAVES || around.length === 0;
  return isFew
    ? leaves.map((names) => names.join('.') || machine).join(' + ')
    : `${around.join('.')} (${leaves.length} states)`;
}

const stepsIn = (count: number): string => (count === 1 ? '1 step' : `${count} steps`);

/** A test path: one line with its start and its end, and its steps, which are shown when the line is opened. */
export function pathBlock(path: Path): string {
  const summary = `from '${path.start}' to ${endOf(path)}: ${stepsIn(path.steps.length)}`;
  const steps = pathSentences(path).map((sentence) => `- ${sentence}`);
  return [`<details><summary>${summary}</summary>`, '', ...steps, '', '</details>'].join('\n');
}

import type { AnyMachineSnapshot } from 'xstate';
import { leavesOf } from './definition.ts';
import { type Move, NO_PAYLOAD } from './move.ts';
import type { Checkpoint, Path } from './path.ts';

/** `handle.turnedBack` → `handle turned back` */
const inWords = (name: string): string =>
  name.replaceAll('.', ' ').replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

/** The name of a timer, from its event: `xstate.after.autoLock.door.open` → `autoLock`. */
const delayOf = (event: string): string => {
  const [, delay = event] = /^xstate\.after\.([^.]+)\./.exec(event) ?? [];
  return /^\d+$/.test(delay) ? `${Number(delay) / 1000} s` : delay;
};

/** A move in words: `handle pressed`, `checkCode answers (known)`, `after autoLock`, `after 3 s`. */
export function describeMove(move: Move): string {
  switch (move.kind) {
    case 'event':
      return inWords(move.type) + (move.label === NO_PAYLOAD ? '' : ` (${move.label})`);
    case 'done':
      return `${move.id} answers (${move.label})`;
    case 'error':
      return `${move.id} fails (${move.label})`;
    case 'timer':
      return `after ${delayOf(move.event)}`;
    case 'wait':
      return `${move.id} is over`;
    case 'idle':
      return `${move.label} passes`;
  }
}

/** The id of a leaf without the name of its machine. */
const short = (leaf: string): string => leaf.slice(leaf.indexOf('.') + 1);

/** The leaf states of a snapshot, without the name of the machine: `editing.ready`. */
export const shortState = (snapshot: AnyMachineSnapshot): string =>
  leavesOf(snapshot)
    .map(({ id }) => short(id))
    .join(' + ');

/** The leaves that a step has entered; or that it was ignored. */
function describeCheckpoint({ leaves, transitions }: Checkpoint, before: readonly string[], move?: Move): string {
  const entered = leaves.filter((leaf) => !before.includes(leaf));
  if (entered.length > 0) return ` → ${entered.map(short).join(' + ')}`;
  return transitions.length > 0 || move?.kind === 'idle' ? '' : ' is ignored';
}

/** The start and the steps of a path, each as a sentence. */
export function pathSentences({ start, initial, steps }: Path): readonly string[] {
  const sentences = steps.map((step, index) => {
    const { leaves } = steps[index - 1] ?? initial;
    return describeMove(step.move) + describeCheckpoint(step, leaves, step.move);
  });
  return [`from '${start}'${describeCheckpoint(initial, [])}`, ...sentences];
}

/** The title of a path: "from 'a visitor' → locked; handle pressed → checking; checkCode answers (known) → open; …". */
export const pathTitle = (path: Path): string => pathSentences(path).join('; ');

import type { AnyMachineSnapshot } from 'xstate';
import { leavesOf } from './definition.ts';
import { BARE, type Move } from './move.ts';
import type { Path, Stop } from './path.ts';

/** `session.logOut` → `session log out` */
const spoken = (name: string): string =>
  name.replaceAll('.', ' ').replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

/** The name of a timer out of the event that it raises: `xstate.after.retry.session.open` → `retry`. */
const delayOf = (event: string): string => {
  const [, delay = event] = /^xstate\.after\.([^.]+)\./.exec(event) ?? [];
  return /^\d+$/.test(delay) ? `${Number(delay) / 1000} s` : delay;
};

/** What a path lets happen, in words: `token obtained (live)`, `renewToken fails (offline)`, `after 3 s`. */
export function describeMove(move: Move): string {
  switch (move.kind) {
    case 'event':
      return spoken(move.type) + (move.label === BARE ? '' : ` (${move.label})`);
    case 'done':
      return `${move.id} answers (${move.label})`;
    case 'error':
      return `${move.id} fails (${move.label})`;
    case 'timer':
      return `after ${delayOf(move.event)}`;
    case 'wait':
      return `${move.id} is over`;
    case 'lapse':
      return `${move.label} passes`;
  }
}

/** A leaf without the name of its machine. */
const short = (leaf: string): string => leaf.slice(leaf.indexOf('.') + 1);

export const shortState = (snapshot: AnyMachineSnapshot): string =>
  leavesOf(snapshot)
    .map(({ id }) => short(id))
    .join(' + ');

/** What a step led to: only the leaves that it changed. */
function describeStop({ leaves, transitions }: Stop, before: readonly string[], move?: Move): string {
  const fresh = leaves.filter((leaf) => !before.includes(leaf));
  if (fresh.length > 0) return ` → ${fresh.map(short).join(' + ')}`;
  return transitions.length > 0 || move?.kind === 'lapse' ? '' : ' is ignored';
}

/** A path as a sentence: "from 'no token': signedOut; token obtained (live) → signedIn.fresh; …". */
export function sentence({ start, begin, steps }: Path): string {
  const parts = steps.map((step, index) => {
    const { leaves } = steps[index - 1] ?? begin;
    return describeMove(step.move) + describeStop(step, leaves, step.move);
  });
  return `from '${start}'${describeStop(begin, [])}${parts.map((part) => `; ${part}`).join('')}`;
}

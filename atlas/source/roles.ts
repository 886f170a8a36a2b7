import { basename } from 'node:path/posix';
import type { Group } from '../diff/groups.ts';

/** What a piece of source is to a flow. */
export interface Role {
  readonly group: Group;
  /** The name of a guard, an action or an actor in the machine's setup; null for another piece. */
  readonly kind: 'guard' | 'action' | 'delay' | 'actor' | null;
  readonly name: string;
}

/** Keys of a machine and its setup, and what is changed with what is below them. */
const KEYS: Readonly<Record<string, readonly [Group, Role['kind']]>> = {
  guards: ['when', 'guard'],
  guard: ['when', null],
  delays: ['when', 'delay'],
  after: ['when', null],
  actors: ['server', 'actor'],
  input: ['server', null],
  src: ['server', null],
  actions: ['can', 'action'],
  entry: ['can', null],
  exit: ['can', null],
  context: ['can', null],
  output: ['can', null],
  on: ['can', null],
  always: ['can', null],
  onDone: ['can', null],
  onError: ['can', null],
  invoke: ['can', null],
  initial: ['can', null],
  target: ['can', null],
  description: ['words', null],
  meta: ['words', null],
};

function roleInMachine(path: readonly string[]): Role | null {
  for (const [index, key] of [...path.entries()].toReversed()) {
    const known = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
    if (!known) continue;
    const [group, kind] = known;
    // Deeper, it is a use of it in a state.
    const isSetup = kind !== null && index <= 1;
    return { group, kind: isSetup ? kind : null, name: (isSetup ? path[index + 1] : null) ?? path.join('.') };
  }
  return null;
}

const role = (group: Group, name: string): Role => ({ group, kind: null, name });

/** What a part of a file is to the flows that use it; null if only its uses say so. */
export function roleOf(file: string, path: readonly string[]): Role | null {
  const name = path.join('.');
  if (/\.invariants\.ts$/.test(file)) return role('promised', name);
  if (/\.(model|fixture)\.ts$/.test(file)) return role(path.includes('invariants') ? 'promised' : 'tried', name);
  if (file.startsWith('e2e/') || file.startsWith('machines/model')) return role('tried', name);
  if (file.startsWith('machines/')) return roleInMachine(path);
  if (file.startsWith('src/app/screens/')) return role('can', `the start of ${basename(file)}`);
  if (/^src\/(screens|ui|app)\//.test(file)) return role('shown', name);
  return null;
}

/** Keys whose plain values can be read from an evaluated machine. */
const STRUCTURE = new Set([
  'target',
  'guard',
  'actions',
  'entry',
  'exit',
  'initial',
  'type',
  'src',
  'id',
  'description',
  'onDone',
  'onError',
  'always',
  '…',
]);

/** Whether a plain value at a path is a part of a machine's structure, which is compared in the evaluated machine. */
export function isStructure(file: string, path: readonly string[]): boolean {
  // What is in the machine's setup has a kind: it cannot be read from the machine.
  const isSetup = roleInMachine(path)?.kind !== null;
  // The actions of an initial transition cannot be read from the machine either.
  const isConfig = file.startsWith('machines/') && !isSetup && path.at(-2) !== 'initial';
  return isConfig && (STRUCTURE.has(path.at(-1) ?? '') || ['on', 'after'].includes(path.at(-2) ?? ''));
}

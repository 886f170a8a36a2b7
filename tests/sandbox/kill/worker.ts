/**
 * Changes everything that can be changed, one thing after the other and as fast as it can, until it is killed. Run as a
 * process of its own: it waits for its orders, then tells of each change when it begins and when it is done.
 */
import { randomInt } from 'node:crypto';
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Database } from '../../../sandbox/db/database.ts';
import { createSandbox } from '../../../sandbox/sandbox.ts';
import { callerIn } from './client.ts';
import { CHANGES, CLIENT_PERSONAS } from './operations.ts';

/** What a process is told to do. */
export interface Orders {
  readonly file: string;
  /** The change that it makes most often. */
  readonly favourite: string;
  /** How many statements of its call reach the database before the process kills itself; null when another does. */
  readonly statements: number | null;
}

const one = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;

const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EAGAIN';

/** Says a line before anything else is done, as often as it takes while nobody listens. */
function say(line: string): void {
  for (;;) {
    try {
      writeSync(1, `${line}\n`);
      return;
    } catch (error) {
      if (!isFull(error)) throw error;
    }
  }
}

const { value } = await createInterface({ input: process.stdin })[Symbol.asyncIterator]().next();
const { file, favourite, statements }: Orders = JSON.parse(String(value));
const sandbox = createSandbox({ db: file, portalRoot: 'no such folder' });
// Patience is tested elsewhere; here it would end most changes before they begin.
sandbox.services.db.run`DELETE FROM attempt`;
let left = Number.POSITIVE_INFINITY;
const lastCall = (call: string) => {
  if (call === favourite && statements !== null) left = Math.min(left, statements);
};
const callers = await Promise.all(CLIENT_PERSONAS.map((persona) => callerIn(sandbox, persona, lastCall)));
const names = Object.keys(CHANGES);

/** Dies in front of a statement: the moments between two of one change are so short that chance seldom finds them. */
function dieInTime(): void {
  left -= 1;
  if (left < 0) process.kill(process.pid, 'SIGKILL');
}

for (const way of ['one', 'all', 'run'] as const) {
  const original: (...given: never[]) => unknown = Database.prototype[way];
  Object.defineProperty(Database.prototype, way, {
    value(this: Database, ...given: never[]) {
      dieInTime();
      return original.apply(this, given);
    },
  });
}

for (let count = 0; ; count += 1) {
  const name = count % 3 === 2 ? favourite : one(names);
  say(`begin ${name}`);
  const fact = await CHANGES[name]?.(one(callers));
  say(`done ${name} ${fact ?? ''}`);
}

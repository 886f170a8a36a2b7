/**
 * Runs operations as fast as possible until it is killed. A separate process: it reads its options from stdin and prints a
 * line before and after each operation.
 */
import { randomInt } from 'node:crypto';
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Database } from '../../../sandbox/db/database.ts';
import { createSandbox } from '../../../sandbox/sandbox.ts';
import { createClient } from './client.ts';
import { CLIENT_PERSONAS, OPERATIONS } from './operations.ts';

export interface WorkerOptions {
  readonly file: string;
  /** The operation that runs most often, and at which the process is killed. */
  readonly target: string;
  /** Number of SQL statements of the target call before the process kills itself; null when the test kills it. */
  readonly statements: number | null;
}

const randomItem = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;

const isPipeFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EAGAIN';

/** Prints a line synchronously; retries while the pipe is full. */
function printLine(line: string): void {
  for (;;) {
    try {
      writeSync(1, `${line}\n`);
      return;
    } catch (error) {
      if (!isPipeFull(error)) throw error;
    }
  }
}

const { value } = await createInterface({ input: process.stdin })[Symbol.asyncIterator]().next();
const { file, target, statements }: WorkerOptions = JSON.parse(String(value));
const sandbox = createSandbox({ db: file, portalRoot: 'no such folder' });
// Rate limits have their own tests; here they would reject most operations.
sandbox.services.db.run`DELETE FROM attempt`;
let left = Number.POSITIVE_INFINITY;
const onCall = (call: string) => {
  if (call === target && statements !== null) left = Math.min(left, statements);
};
const clients = await Promise.all(CLIENT_PERSONAS.map((persona) => createClient(sandbox, persona, onCall)));
const names = Object.keys(OPERATIONS);

/** Kills the process before a statement: a random kill seldom hits between two statements of one change. */
function killWhenDue(): void {
  left -= 1;
  if (left < 0) process.kill(process.pid, 'SIGKILL');
}

for (const method of ['one', 'all', 'run'] as const) {
  const original: (...args: never[]) => unknown = Database.prototype[method];
  Object.defineProperty(Database.prototype, method, {
    value(this: Database, ...args: never[]) {
      killWhenDue();
      return original.apply(this, args);
    },
  });
}

for (let count = 0; ; count += 1) {
  const name = count % 3 === 2 ? target : randomItem(names);
  printLine(`begin ${name}`);
  const fact = await OPERATIONS[name]?.(randomItem(clients));
  printLine(`done ${name} ${fact ?? ''}`);
}

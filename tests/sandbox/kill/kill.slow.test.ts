import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { calls } from '../../../contract/calls.ts';
import { createSandbox } from '../../../sandbox/sandbox.ts';
import { wrongsIn } from './consistency.ts';
import { CALLS, CLIENT_PERSONAS } from './operations.ts';
import type { Orders } from './worker.ts';

/** Two databases, so that one is changed while the other is checked. */
const LINES = 2;
const NAMES = Object.keys(CALLS);
/** How often each call is what a process is killed at, in each database. */
const ROUNDS = 3;
/** The longest that a process may live on when it has begun what it is to be killed at: ms, and statements. */
const LONGEST = { time: 6, statements: 12 };

interface Life {
  /** Facts that were told of. */
  readonly facts: readonly string[];
  /** What it was in the middle of when it was killed, if anything. */
  readonly interrupted: string | undefined;
  readonly complaint: string;
}

function startChanger(cache: string): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'changer.ts')], {
    env: { ...process.env, NODE_COMPILE_CACHE: cache },
  });
}

/** Lets a process that waits change things, until it dies at a random moment after it has begun its favourite. */
async function live(child: ChildProcess, orders: Orders): Promise<Life> {
  const { stdin, stdout, stderr } = child;
  if (!stdin || !stdout || !stderr) throw new Error('the process has no pipes');
  const lines: string[] = [];
  let complaint = '';
  stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const begun = Promise.withResolvers<void>();
  createInterface({ input: stdout }).on('line', (line) => {
    lines.push(line);
    if (line === `begin ${orders.favourite}`) begun.resolve();
  });
  const gone = once(child, 'close');
  stdin.write(`${JSON.stringify(orders)}\n`);
  if (orders.statements === null) {
    await Promise.race([begun.promise, gone]);
    // A random moment is the point here: nobody waits for anything.
    await pause(Math.random() * LONGEST.time);
    child.kill('SIGKILL');
  }
  await gone;
  const facts = lines.flatMap((line) => /^done \w+ (\w+ .+)$/.exec(line)?.[1] ?? []);
  return { facts, interrupted: /^begin (\w+)$/.exec(lines.at(-1) ?? '')?.[1], complaint };
}

interface Outcome {
  readonly kills: number;
  readonly interrupted: readonly string[];
  readonly facts: readonly string[];
  readonly wrongs: readonly string[];
}

/** Only the people whose things are changed have anything: it makes every check shorter. */
function plant(file: string, portalRoot: string): void {
  const { services, close } = createSandbox({ db: file, portalRoot });
  services.db.run`
    DELETE FROM account WHERE cardholder_id NOT IN (
      SELECT cardholder.id FROM cardholder JOIN person USING (personal_number)
      WHERE persona IN (SELECT value FROM json_each(${JSON.stringify(CLIENT_PERSONAS)})))`;
  services.db.run`VACUUM`;
  close();
}

/** In the first round this process kills at a random time; then each kills itself between two statements. */
const ordersFor = (file: string, favourite: string, round: number): Orders => ({
  file,
  favourite,
  statements: round === 0 ? null : randomInt(LONGEST.statements),
});

async function line(folder: string, name: number): Promise<Outcome> {
  const file = join(folder, `${name}.sqlite`);
  plant(file, folder);
  const [facts, interrupted]: [string[], string[]] = [[], []];
  const all = Array.from({ length: ROUNDS }, (_, round) => NAMES.map((name) => ordersFor(file, name, round))).flat();
  let next = startChanger(folder);
  for (const [index, orders] of all.entries()) {
    const current = next;
    if (index < all.length - 1) next = startChanger(folder);
    const life = await live(current, orders);
    facts.push(...life.facts);
    if (life.interrupted) interrupted.push(life.interrupted);
    const wrongs = [...wrongsIn(file, facts), ...(life.complaint ? [life.complaint] : [])];
    if (wrongs.length > 0) {
      next.kill('SIGKILL');
      return { kills: index + 1, interrupted, facts, wrongs };
    }
  }
  return { kills: all.length, interrupted, facts, wrongs: [] };
}

test('every call that changes something is among what the processes are killed at', () => {
  const changing = calls.filter(({ effect }) => effect === 'change').map(({ name }) => name);
  expect(NAMES.toSorted()).toEqual(changing.sort());
});

test('whenever the process is killed, the books balance afterwards and nothing that was done is lost', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kill-'));
  const outcomes = await Promise.all(Array.from({ length: LINES }, (_, index) => line(folder, index)));
  rmSync(folder, { recursive: true });
  for (const { wrongs, kills, interrupted, facts } of outcomes) {
    expect(wrongs).toEqual([]);
    // Most were killed in the middle of something, and much had been done.
    expect(interrupted.length).toBeGreaterThan(kills / 2);
    expect(facts.length).toBeGreaterThan(kills / 10);
  }
}, 300_000);

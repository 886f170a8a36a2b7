import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { calls } from '../../../contract/calls.ts';
import { createSandbox } from '../../../sandbox/sandbox.ts';
import { findViolations } from './consistency.ts';
import { CALL_OPERATIONS, CLIENT_PERSONAS } from './operations.ts';
import type { WorkerOptions } from './worker.ts';

/** Two databases in parallel: one is changed while the other is checked. */
const DATABASES = 2;
const NAMES = Object.keys(CALL_OPERATIONS);
/** How often a process is killed at each call, in each database. */
const ROUNDS = 3;
/** Maximum delay of the kill after the target call has started: ms, and SQL statements. */
const MAX = { time: 6, statements: 12 };

interface RunResult {
  /** Facts that the worker reported. */
  readonly facts: readonly string[];
  /** The operation that was running when the process was killed, if any. */
  readonly interrupted: string | undefined;
  readonly stderrText: string;
}

/** The sandbox reads files next to its sources, which are not next to the bundle. */
const sourceFolders: Plugin = {
  name: 'source-folders',
  transform: (code, id) => code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
};

/** Bundles the worker with all that it imports: it starts in half the time, and it is started hundreds of times. */
async function bundleWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [sourceFolders],
    ssr: { noExternal: true },
    build: { ssr: join(import.meta.dirname, 'worker.ts'), outDir: folder, copyPublicDir: false },
  });
}

function startWorker(folder: string): ChildProcess {
  return spawn(process.execPath, [join(folder, 'worker.js')], {
    env: { ...process.env, NODE_COMPILE_CACHE: folder },
  });
}

/** Starts the work of a waiting process and waits until it is killed, soon after its target call has started. */
async function runUntilKilled(child: ChildProcess, options: WorkerOptions): Promise<RunResult> {
  const { stdin, stdout, stderr } = child;
  if (!stdin || !stdout || !stderr) throw new Error('the process has no pipes');
  const lines: string[] = [];
  let stderrText = '';
  stderr.on('data', (chunk) => {
    stderrText += chunk;
  });
  const started = Promise.withResolvers<void>();
  createInterface({ input: stdout }).on('line', (line) => {
    lines.push(line);
    if (line === `begin ${options.target}`) started.resolve();
  });
  const closed = once(child, 'close');
  stdin.write(`${JSON.stringify(options)}\n`);
  if (options.statements === null) {
    await Promise.race([started.promise, closed]);
    // The random delay is intended: the kill must hit at a random time.
    await pause(Math.random() * MAX.time);
    child.kill('SIGKILL');
  }
  await closed;
  const facts = lines.flatMap((line) => /^done \w+ (\w+ .+)$/.exec(line)?.[1] ?? []);
  return { facts, interrupted: /^begin (\w+)$/.exec(lines.at(-1) ?? '')?.[1], stderrText };
}

interface Outcome {
  readonly kills: number;
  readonly interrupted: readonly string[];
  readonly facts: readonly string[];
  readonly violations: readonly string[];
}

/** Deletes the accounts of other personas, so that the checks are faster. */
function seedDatabase(file: string, portalRoot: string): void {
  const { services, close } = createSandbox({ db: file, portalRoot });
  services.db.run`
    DELETE FROM account WHERE cardholder_id NOT IN (
      SELECT cardholder.id FROM cardholder JOIN person USING (personal_number)
      WHERE persona IN (SELECT value FROM json_each(${JSON.stringify(CLIENT_PERSONAS)})))`;
  services.db.run`VACUUM`;
  close();
}

/** In the first round the test kills the worker at a random time; then the worker kills itself between two statements. */
const optionsFor = (file: string, target: string, round: number): WorkerOptions => ({
  file,
  target,
  statements: round === 0 ? null : randomInt(MAX.statements),
});

async function runDatabase(folder: string, name: number): Promise<Outcome> {
  const file = join(folder, `${name}.sqlite`);
  seedDatabase(file, folder);
  const [facts, interrupted]: [string[], string[]] = [[], []];
  const all = Array.from({ length: ROUNDS }, (_, round) => NAMES.map((name) => optionsFor(file, name, round))).flat();
  let next = startWorker(folder);
  for (const [index, options] of all.entries()) {
    const current = next;
    if (index < all.length - 1) next = startWorker(folder);
    const result = await runUntilKilled(current, options);
    facts.push(...result.facts);
    if (result.interrupted) interrupted.push(result.interrupted);
    const violations = [...findViolations(file, facts), ...(result.stderrText ? [result.stderrText] : [])];
    if (violations.length > 0) {
      next.kill('SIGKILL');
      return { kills: index + 1, interrupted, facts, violations };
    }
  }
  return { kills: all.length, interrupted, facts, violations: [] };
}

test('there is an operation for every call that changes data', () => {
  const changing = calls.filter(({ effect }) => effect === 'change').map(({ name }) => name);
  expect(NAMES.toSorted()).toEqual(changing.sort());
});

test('after a kill at any time, the data is consistent and no completed change is lost', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kill-'));
  await bundleWorker(folder);
  const outcomes = await Promise.all(Array.from({ length: DATABASES }, (_, index) => runDatabase(folder, index)));
  rmSync(folder, { recursive: true });
  for (const { violations, kills, interrupted, facts } of outcomes) {
    expect(violations).toEqual([]);
    // Most kills interrupted an operation, and many operations were completed.
    expect(interrupted.length).toBeGreaterThan(kills / 2);
    expect(facts.length).toBeGreaterThan(kills / 10);
  }
}, 300_000);

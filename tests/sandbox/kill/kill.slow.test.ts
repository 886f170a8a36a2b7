import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../../../sandbox/sandbox.ts';
import { findViolations } from './consistency.ts';
import { CALL_OPERATIONS, CLIENT_PERSONAS } from './operations.ts';
import type { WorkerOptions } from './worker.ts';

/**
 * Two databases in parallel: one is changed while the other is checked. In the first, the test kills the worker at a random
 * time; in the second, the worker kills itself between two statements.
 */
const KILLS = ['time', 'statements'] as const;
type Kill = (typeof KILLS)[number];
const NAMES = Object.keys(CALL_OPERATIONS);
/** Maximum delay of the kill after the target call has started: ms, and SQL statements. */
const MAX = { time: 6, statements: 12 };

/** After so many ms without an end a process hangs. One takes about 100 ms, or a second on a busy machine. */
const HANGS_AFTER = 60_000;

/** A process that waits for its options. */
interface Worker {
  readonly child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly output: Interface;
  /** What it printed so far. */
  readonly lines: readonly string[];
  readonly errors: readonly string[];
  /** Its exit code, or the signal that ended it. Awaited from the start, because it could end before it gets its options. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

interface RunResult {
  /** Facts that the worker reported. */
  readonly facts: readonly string[];
  /** The operation that was running when the process was killed, if any. */
  readonly interrupted: string | undefined;
  /** Errors that it printed, and an end by something else than a kill. */
  readonly errors: readonly string[];
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

function startWorker(folder: string): Worker {
  const child = spawn(process.execPath, [join(folder, 'worker.js')], { stdio: 'pipe' });
  const [lines, errors]: [string[], string[]] = [[], []];
  const output = createInterface(child.stdout).on('line', (line) => lines.push(line));
  createInterface(child.stderr).on('line', (line) => errors.push(line));
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  return { child, output, lines, errors, ended };
}

/** Starts the work of a waiting process and waits until it is killed, soon after its target call has started. */
async function runUntilKilled(
  { child, output, lines, errors, ended }: Worker,
  options: WorkerOptions,
): Promise<RunResult> {
  const started = Promise.withResolvers<void>();
  output.on('line', (line) => line === `begin ${options.target}` && started.resolve());
  const stuck = setTimeout(() => child.kill('SIGTERM'), HANGS_AFTER);
  child.stdin.write(`${JSON.stringify(options)}\n`);
  if (options.statements === null) {
    await Promise.race([started.promise, ended]);
    // The random delay is intended: the kill must hit at a random time.
    await pause(Math.random() * MAX.time);
    child.kill('SIGKILL');
  }
  const end = await ended;
  clearTimeout(stuck);
  const facts = lines.flatMap((line) => /^done \w+ (\w+ .+)$/.exec(line)?.[1] ?? []);
  const interrupted = /^begin (\w+)$/.exec(lines.at(-1) ?? '')?.[1];
  const otherEnd =
    end === 'SIGKILL' ? [] : [`ended by ${end} after ${lines.slice(-9).join(', ')} ${JSON.stringify(options)}`];
  return { facts, interrupted, errors: [...errors, ...otherEnd] };
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

/** The worker is killed at each call once. */
async function runDatabase(folder: string, kill: Kill): Promise<Outcome> {
  const file = join(folder, `${kill}.sqlite`);
  seedDatabase(file, folder);
  const [facts, interrupted]: [string[], string[]] = [[], []];
  let next = startWorker(folder);
  for (const [index, target] of NAMES.entries()) {
    const current = next;
    if (index < NAMES.length - 1) next = startWorker(folder);
    const statements = kill === 'time' ? null : randomInt(MAX.statements);
    const result = await runUntilKilled(current, { file, target, statements });
    facts.push(...result.facts);
    if (result.interrupted) interrupted.push(result.interrupted);
    const violations = [...findViolations(file, facts), ...result.errors];
    if (violations.length > 0) {
      next.child.kill('SIGKILL');
      return { kills: index + 1, interrupted, facts, violations };
    }
  }
  return { kills: NAMES.length, interrupted, facts, violations: [] };
}

const folder = mkdtempSync(join(tmpdir(), 'kill-'));

beforeAll(() => bundleWorker(folder), 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

test('after a kill at any time, the data is consistent and no completed change is lost', async () => {
  const outcomes = await Promise.all(KILLS.map((kill) => runDatabase(folder, kill)));
  for (const { violations, kills, interrupted, facts } of outcomes) {
    expect(violations).toEqual([]);
    // Most kills interrupted an operation, and some operations were completed: how many depends on the machine.
    expect(interrupted.length).toBeGreaterThan(kills / 2);
    expect(facts.length).toBeGreaterThan(0);
  }
}, 300_000);

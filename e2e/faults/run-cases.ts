import type { Browser } from '@playwright/test';
import { type RunningSandbox, startSandbox } from '../support/sandbox.ts';
import type { FaultName } from './fault-kinds.ts';
import { type Observation, observe } from './observe.ts';
import { messagesOf, problemsIn, reasonOf } from './problems.ts';
import type { Scenario } from './scenario.ts';

/** A call of a scenario, and the ways in which it fails. */
export interface FaultCase {
  readonly scenario: Scenario;
  readonly call: string;
  readonly faults: readonly FaultName[];
}

interface Outcome {
  readonly call: string;
  readonly page: string;
  readonly fault: FaultName;
  /** What is wrong; empty if the case passed. */
  readonly problems: readonly string[];
  /** What the user learns. */
  readonly messages: readonly string[];
  /** Why there may be no message. */
  readonly reason: string | null;
}

async function runFault(
  browser: Browser,
  sandbox: RunningSandbox,
  { scenario, call }: FaultCase,
  fault: FaultName,
  normal: Observation,
): Promise<Outcome> {
  const failing = { call, fault };
  const outcome = { call, page: scenario.path, fault, reason: reasonOf(failing, scenario.path) };
  try {
    const problemsOf = (observation: Observation) => problemsIn(failing, scenario.path, observation, normal);
    const isRight = (observation: Observation) => problemsOf(observation).length === 0;
    const observation = await observe(browser, sandbox, scenario, failing, isRight);
    return { ...outcome, problems: problemsOf(observation), messages: messagesOf(observation, normal) };
  } catch (error) {
    return { ...outcome, problems: [String(error).slice(0, 500)], messages: [] };
  }
}

async function runCase(browser: Browser, sandbox: RunningSandbox, one: FaultCase): Promise<Outcome[]> {
  const { scenario, call, faults } = one;
  const outcomes: Outcome[] = [];
  try {
    const normal = await observe(browser, sandbox, scenario, null);
    for (const fault of faults) outcomes.push(await runFault(browser, sandbox, one, fault, normal));
  } catch (error) {
    // The scenario itself does not work.
    const problems = [String(error).slice(0, 500)];
    return faults.map((fault) => ({ call, page: scenario.path, fault, problems, messages: [], reason: null }));
  }
  return outcomes;
}

/** Runs all cases, some at a time, each worker with a sandbox of its own. */
export async function runCases(browser: Browser, cases: readonly FaultCase[], workers: number): Promise<Outcome[]> {
  const queue = [...cases];
  const outcomes: Outcome[] = [];
  const work = async (): Promise<void> => {
    const sandbox = await startSandbox();
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const results = await runCase(browser, sandbox, next);
      outcomes.push(...results);
      const passed = results.filter(({ problems }) => problems.length === 0).length;
      console.log(`${next.call} on ${next.scenario.path}: ${passed} of ${results.length}`);
      for (const { fault, problems } of results)
        for (const problem of problems) console.error(`  ${fault}: ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return outcomes;
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type FaultResult, openFault, reportOf } from './fault-results.ts';
import { clearReached } from './reached.ts';

const REPORT = join(import.meta.dirname, '../../reports/view-faults.json');

/** The annotation with the result of a fault. */
export const RESULT = 'fault';

/** Prints the faults that no path noticed, and fails the run if there are too many. */
export default class FaultsReporter implements Reporter {
  readonly #results: FaultResult[] = [];
  readonly #started = performance.now();

  onBegin(): void {
    clearReached();
  }

  onTestEnd({ title }: TestCase, { annotations, errors }: TestResult): void {
    for (const { message } of errors) console.log(`✗ without a fault: ${title}\n${message}`);
    const text = annotations.find(({ type }) => type === RESULT)?.description;
    if (text === undefined) return;
    const result: FaultResult = JSON.parse(text);
    this.#results.push(result);
    const open = openFault(result);
    if (open !== null) console.log(open);
  }

  onError({ message }: { readonly message?: string }): void {
    console.log(`✗ ${message}`);
  }

  async onEnd({ status }: FullResult) {
    if (status !== 'passed') return { status };
    const { lines, problems } = reportOf(this.#results, process.env.MACHINES === undefined);
    console.log(`\n${lines.join('\n')}\n\n${Math.round((performance.now() - this.#started) / 1000)} s`);
    for (const problem of problems) console.log(`✗ ${problem}`);
    mkdirSync(dirname(REPORT), { recursive: true });
    writeFileSync(REPORT, `${JSON.stringify(this.#results, null, 1)}\n`);
    return { status: problems.length === 0 ? status : ('failed' as const) };
  }
}

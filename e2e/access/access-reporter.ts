import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { problemList, tableOf } from './access-table.ts';
import { attachedFindings, type PathFindings } from './attached-findings.ts';

const REPORT = join(import.meta.dirname, '../../reports/access.json');

/** Prints the findings as a table, saves them, and fails the run if there are any. */
export default class AccessReporter implements Reporter {
  readonly #paths: PathFindings[] = [];

  onTestEnd(_: TestCase, result: TestResult): void {
    const found = attachedFindings(result);
    if (found) this.#paths.push(found);
  }

  async onEnd({ status }: FullResult) {
    const paths = this.#paths.toSorted((a, b) => a.machine.localeCompare(b.machine));
    const findings = paths.flatMap((path) => path.findings);
    mkdirSync(dirname(REPORT), { recursive: true });
    writeFileSync(REPORT, `${JSON.stringify(paths, null, 2)}\n`);
    if (paths.length > 0) console.log(`\n${tableOf(paths)}\n`);
    for (const line of problemList(findings)) console.log(line);
    const states = paths.reduce((sum, path) => sum + path.states, 0);
    console.log(`${states} states, ${findings.length} findings`);
    return { status: status === 'passed' && (findings.length > 0 || states === 0) ? 'failed' : status };
  }
}

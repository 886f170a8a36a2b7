import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
const playwrightReport = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) });

function counted(report: unknown): TestCounts {
  const vitest = vitestReport.safeParse(report);
  if (vitest.success) return { passed: vitest.data.numPassedTests, failed: vitest.data.numFailedTests };
  const { stats } = playwrightReport.parse(report);
  // A test that passes only at the second attempt has failed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/**
 * How many tests a stage passed and failed, from the report it left. A runner that fails without a failed test, or
 * without a readable report, counts as one failure; so does one that ran no test at all.
 */
export function testCountsOf(reportFile: string, ok: boolean): TestCounts {
  let tally: TestCounts = { passed: 0, failed: 0 };
  try {
    tally = counted(JSON.parse(readFileSync(reportFile, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
  const silent = tally.failed === 0 && (!ok || tally.passed === 0);
  return silent ? { ...tally, failed: 1 } : tally;
}

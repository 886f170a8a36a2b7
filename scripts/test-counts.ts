import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
const playwrightReport = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) });

function countsIn(report: unknown): TestCounts {
  const vitest = vitestReport.safeParse(report);
  if (vitest.success) return { passed: vitest.data.numPassedTests, failed: vitest.data.numFailedTests };
  const { stats } = playwrightReport.parse(report);
  // A flaky test, which passes only when it is repeated, counts as failed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/**
 * Counts the passed and failed tests in the report of Vitest or Playwright. If the runner fails although no test failed,
 * if there is no readable report, or if no test ran, the result has one failure.
 */
export function testCountsOf(reportFile: string, ok: boolean): TestCounts {
  let counts: TestCounts = { passed: 0, failed: 0 };
  try {
    counts = countsIn(JSON.parse(readFileSync(reportFile, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
  const failedSilently = counts.failed === 0 && (!ok || counts.passed === 0);
  return failedSilently ? { ...counts, failed: 1 } : counts;
}

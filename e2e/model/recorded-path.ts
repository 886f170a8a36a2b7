import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Path } from '@lunchkortet/model-engine/path';
import type { TestDetails, TestInfo } from '@playwright/test';
import type { AnyFlow } from './flow.ts';
import { type HarnessPage, PAGE_TIMEOUT } from './harness-page.ts';
import { FAILURE, MACHINE, STEP, TRACE } from './path-reporter.ts';
import { type OnCheckpoint, runPathInBrowser } from './run-in-browser.ts';

/** The details of a test that runs a path; `path-reporter.ts` records the result of such tests. */
export const pathDetails = ({ model }: AnyFlow): TestDetails => ({
  annotation: { type: MACHINE, description: model.machine.id },
});

/** What running a path needs of its test. */
type PathTest = Pick<TestInfo, 'annotations' | 'attach' | 'outputPath' | 'project' | 'setTimeout' | 'timeout'>;

/** How long the second run of a failed path may take, ms. */
const TRACE_TIMEOUT = 30_000;

/**
 * Runs a failed path once more with a trace, because recording a trace in every run takes time. The trace is null if the
 * browser has crashed.
 */
async function traceOf(harness: HarnessPage, file: string, runAgain: () => Promise<unknown>): Promise<Buffer | null> {
  const { tracing } = harness.page.context();
  try {
    await tracing.start({ screenshots: true, snapshots: true });
    await runAgain().catch(() => undefined);
    await tracing.stop({ path: file });
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** How long the later paths of a machine wait for the page after one has failed, ms: most of them show the same difference. */
const TIMEOUT_AFTER_FAILURE = 2000;

/** A mark that a path of the machine has failed in this run. A worker ends with its first failed test, so it is a file. */
const failureMark = ({ model }: AnyFlow, { project }: Pick<TestInfo, 'project'>): string =>
  join(project.outputDir, 'failed-machines', model.machine.id);

interface FailedPath {
  readonly error: unknown;
  /** The index of the step after which it failed; -1 for the start. */
  readonly step: number;
  /** Whether it is the first path of its machine that failed in this run. */
  readonly isFirst: boolean;
}

/** How a path runs in a test: as `runPathInBrowser`, and a failure leaves what shows it. */
export type RunPath = (
  harness: HarnessPage,
  flow: AnyFlow,
  path: Path,
  testInfo: PathTest,
  onCheckpoint?: OnCheckpoint,
) => Promise<ReadonlySet<string>>;

/**
 * Runs a path as `runPathInBrowser` does. If it fails, the test has the number of the step, and `report` returns the error to
 * throw. After the first failure of a machine its other paths end sooner.
 */
export const runPathWith =
  (report: (failed: FailedPath, ...run: Parameters<RunPath>) => Promise<unknown>): RunPath =>
  async (harness, flow, path, testInfo, onCheckpoint = () => undefined) => {
    let current = -1;
    const annotation = { type: STEP, description: String(current) };
    testInfo.annotations.push(annotation);
    const mark = failureMark(flow, testInfo);
    const isFirst = !existsSync(mark);
    harness.timeout = isFirst ? PAGE_TIMEOUT : TIMEOUT_AFTER_FAILURE;
    try {
      return await runPathInBrowser(harness, flow, path, async (step) => {
        await onCheckpoint(step);
        current = step + 1;
        annotation.description = String(current);
      });
    } catch (error) {
      mkdirSync(dirname(mark), { recursive: true });
      writeFileSync(mark, '');
      throw await report({ error, step: current, isFirst }, harness, flow, path, testInfo);
    }
  };

/** Runs a path. A failed one has a picture of the page, and the first of its machine the trace of a second run. */
export const runRecordedPath = runPathWith(async ({ error, isFirst }, harness, flow, path, testInfo) => {
  // A page that has crashed has no picture. The error of the path is the one to report.
  const body = await harness.page.screenshot().catch(() => null);
  if (body) await testInfo.attach(FAILURE, { body, contentType: 'image/png' });
  if (!isFirst) return error;
  testInfo.setTimeout(testInfo.timeout + TRACE_TIMEOUT);
  const trace = await traceOf(harness, testInfo.outputPath('path.zip'), () => runPathInBrowser(harness, flow, path));
  if (trace) await testInfo.attach(TRACE, { body: trace, contentType: 'application/zip' });
  return error;
});

import type { TestDetails, TestInfo } from '@playwright/test';
import type { Path } from '../../tests/model/path.ts';
import type { AnyFlow } from './flow.ts';
import type { HarnessPage } from './harness-page.ts';
import { FAILURE, MACHINE, STEP } from './path-reporter.ts';
import { type OnCheckpoint, runPathInBrowser } from './run-in-browser.ts';

/** The details of a test that runs a path; `path-reporter.ts` records the result of such tests. */
export const pathDetails = ({ model }: AnyFlow): TestDetails => ({
  annotation: { type: MACHINE, description: model.machine.id },
});

/** Runs a path as `runPathInBrowser` does. If it fails, the test has the number of the step and a picture of the page. */
export async function runRecordedPath(
  harness: HarnessPage,
  flow: AnyFlow,
  path: Path,
  testInfo: Pick<TestInfo, 'annotations' | 'attach'>,
  onCheckpoint: OnCheckpoint = () => undefined,
): Promise<ReadonlySet<string>> {
  const current = { type: STEP, description: '-1' };
  testInfo.annotations.push(current);
  try {
    return await runPathInBrowser(harness, flow, path, async (step) => {
      await onCheckpoint(step);
      current.description = String(step + 1);
    });
  } catch (error) {
    // A page that has crashed has no picture. The error of the path is the one to report.
    const body = await harness.page.screenshot().catch(() => null);
    if (body) await testInfo.attach(FAILURE, { body, contentType: 'image/png' });
    throw error;
  }
}

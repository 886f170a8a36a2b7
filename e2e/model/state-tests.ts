import type { Path } from '@lunchkortet/model-engine/path';
import { pathTitle } from '@lunchkortet/model-engine/path-title';
import type { TestDetails, TestInfo } from '@playwright/test';
import { type LooksOf, type PlannedPicture, planPictures } from '../../atlas/recording/picture-plan.ts';
import type { AnyFlow } from './flow.ts';
import type { HarnessPage } from './harness-page.ts';
import { test as base } from './harness-test.ts';
import { plannedPaths } from './planned-paths.ts';
import { runRecordedPath } from './recorded-path.ts';

/** A path of a flow, for a test that looks at the page in the states that the path reaches first. */
interface StatePath<Tool> {
  readonly tool: Tool;
  readonly harness: HarnessPage;
  readonly flow: AnyFlow;
  readonly path: Path;
  readonly states: readonly PlannedPicture[];
  readonly testInfo: TestInfo;
  /** Runs the path, and calls `visit` in each of the states. */
  readonly run: (visit: (state: PlannedPicture) => Promise<void>) => Promise<unknown>;
}

interface Options<Tool> {
  readonly flows: readonly AnyFlow[];
  /** Called once in each worker. */
  readonly prepare: (harness: HarnessPage) => Promise<Tool>;
  readonly details?: (flow: AnyFlow) => TestDetails;
  /** What the steps of a path look like; default: each combination of leaf states is a look. */
  readonly looksOf?: (flow: AnyFlow) => LooksOf;
  readonly test: (path: StatePath<Tool>) => Promise<void>;
}

/** Adds a test for each of the paths that together have every look. */
export function testStates<Tool>({
  flows,
  prepare,
  details = () => ({}),
  looksOf,
  test: runTest,
}: Options<Tool>): void {
  const test = base.extend<object, { readonly tool: Tool }>({
    tool: [async ({ harness }, use) => use(await prepare(harness)), { scope: 'worker' }],
  });
  test.use({ trace: 'off' });

  for (const flow of flows) {
    const { machine, stopEvents } = flow.model;
    test.describe(machine.id, () => {
      // In one page: it knows what it has seen of the machine.
      test.describe.configure({ mode: 'default' });
      for (const { path, pictures: states } of planPictures(plannedPaths(flow.model), stopEvents, looksOf?.(flow))) {
        test(pathTitle(path), details(flow), async ({ harness, tool }, testInfo) => {
          const run: StatePath<Tool>['run'] = (visit) =>
            runRecordedPath(harness, flow, path, testInfo, async (step) => {
              const state = states.find((planned) => planned.step === step);
              if (state) await visit(state);
            });
          await runTest({ tool, harness, flow, path, states, testInfo, run });
        });
      }
    });
  }
}

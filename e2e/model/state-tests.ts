import { pathTitle } from '@lunchkortet/model-engine/path-title';
import type { TestDetails, TestInfo } from '@playwright/test';
import { type PlannedPicture, planPictures } from '../../atlas/recording/picture-plan.ts';
import type { AnyFlow } from './flow.ts';
import type { HarnessPage } from './harness-page.ts';
import { test as base } from './harness-test.ts';
import { plannedPaths } from './planned-paths.ts';
import { runRecordedPath } from './recorded-path.ts';

/** A path of a flow, for a test that looks at the page in the states that the path reaches first. */
interface StatePath<Tool> {
  readonly tool: Tool;
  readonly machine: string;
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
  readonly test: (path: StatePath<Tool>) => Promise<void>;
}

/** Adds a test for each of the paths that together reach every combination of leaf states. */
export function testStates<Tool>({ flows, prepare, details = () => ({}), test: runTest }: Options<Tool>): void {
  const test = base.extend<object, { readonly tool: Tool }>({
    tool: [async ({ harness }, use) => use(await prepare(harness)), { scope: 'worker' }],
  });
  test.use({ trace: 'off' });

  for (const flow of flows) {
    const { machine, stopEvents } = flow.model;
    test.describe(machine.id, () => {
      for (const { path, pictures: states } of planPictures(plannedPaths(flow.model), stopEvents)) {
        test(pathTitle(path), details(flow), async ({ harness, tool }, testInfo) => {
          const run: StatePath<Tool>['run'] = (visit) =>
            runRecordedPath(harness, flow, path, testInfo, async (step) => {
              const state = states.find((planned) => planned.step === step);
              if (state) await visit(state);
            });
          await runTest({ tool, machine: machine.id, states, testInfo, run });
        });
      }
    });
  }
}

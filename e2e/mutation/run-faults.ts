import type { Path } from '@lunchkortet/model-engine/path';
import { pathTitle } from '@lunchkortet/model-engine/path-title';
import type { Browser } from '@playwright/test';
import { expectDistinctStates } from '../model/distinct-states.ts';
import { type FirstVisits, firstVisits } from '../model/first-visits.ts';
import type { AnyFlow } from '../model/flow.ts';
import { HarnessPage } from '../model/harness-page.ts';
import { plannedPaths } from '../model/planned-paths.ts';
import { runPathInBrowser } from '../model/run-in-browser.ts';
import { loadEverything } from '../model/settled-page.ts';

/** How long a page may take for one step, and for a path, ms of real time. A fault can keep it busy for ever. */
const STEP_TIMEOUT = 3000;
const PATH_TIMEOUT = 60_000;

/** A path with what is needed to run it. */
export interface FlowPath {
  readonly flow: AnyFlow;
  readonly path: Path;
  readonly visits: FirstVisits;
  /** Unique. */
  readonly name: string;
}

/** All paths of some flows. */
export const pathsOf = (flows: readonly AnyFlow[]): readonly FlowPath[] =>
  flows.flatMap((flow) =>
    [...firstVisits(plannedPaths(flow.model), flow.model.stopEvents)].map(([path, visits]) => ({
      flow,
      path,
      visits,
      name: `${flow.model.machine.id}: ${pathTitle(path)}`,
    })),
  );

/** Runs paths in one page of a harness with faults. */
export class FaultRunner {
  readonly #browser: Browser;
  readonly #folder: string;
  #harness: HarnessPage | null = null;

  constructor(browser: Browser, folder: string) {
    this.#browser = browser;
    this.#folder = folder;
  }

  async #page(): Promise<HarnessPage> {
    if (this.#harness) return this.#harness;
    const harness = await HarnessPage.open(this.#browser, this.#folder);
    await loadEverything(harness, this.#folder);
    harness.timeout = STEP_TIMEOUT;
    harness.page.setDefaultTimeout(STEP_TIMEOUT);
    this.#harness = harness;
    return harness;
  }

  /** Runs a path with a fault, or without one. Returns the faults whose code was executed; rejects if the path fails. */
  async run({ flow, path, visits }: FlowPath, fault: string | null): Promise<readonly string[]> {
    const harness = await this.#page();
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#harness = null;
        reject(new Error('the path does not end'));
      }, PATH_TIMEOUT);
    });
    const run = async () => {
      await harness.stop();
      await harness.page.evaluate((active) => {
        window.viewFaults.active = active;
        window.viewFaults.reached.clear();
      }, fault);
      await runPathInBrowser(harness, flow, path, expectDistinctStates(harness, flow, visits));
      return harness.page.evaluate(() => [...window.viewFaults.reached]);
    };
    try {
      return await Promise.race([run(), tooLong]);
    } finally {
      clearTimeout(timer);
      if (this.#harness === null) await harness.page.close();
    }
  }

  /** The first of some paths that fails with a fault, and why; null if none does. */
  async firstFailure(fault: string, paths: readonly FlowPath[]): Promise<string | null> {
    for (const path of paths.toSorted((a, b) => a.path.steps.length - b.path.steps.length)) {
      const problem = await this.run(path, fault).then(
        () => null,
        (error: unknown) => String(error).split('\n')[0],
      );
      if (problem !== null) return `${path.name}: ${problem}`;
    }
    return null;
  }

  async close(): Promise<void> {
    await this.#harness?.page.close();
  }
}

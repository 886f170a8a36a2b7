import { expect } from '@playwright/test';
import type { FirstVisits } from './first-visits.ts';
import { type AnyFlow, TRANSIENT } from './flow.ts';
import { type HarnessPage, POLL_INTERVALS_MS } from './harness-page.ts';
import type { OnCheckpoint } from './run-in-browser.ts';
import { siblingsOf, twinsOf } from './siblings.ts';
import { holds } from './state-assertion.ts';

/** The siblings of a leaf whose assertions hold on the page now. */
async function alikeNow({ page }: HarnessPage, flow: AnyFlow, leaf: string): Promise<readonly string[]> {
  const { id } = flow.model.machine;
  const held = siblingsOf(flow, leaf).map(async (sibling) => {
    const assertion = flow.assertions[sibling.slice(id.length + 1)];
    return assertion !== undefined && assertion !== TRANSIENT && (await holds(page, assertion)) ? [sibling] : [];
  });
  return (await Promise.all(held)).flat();
}

/** Elements of the state before may take a moment to disappear. */
async function expectDistinct(harness: HarnessPage, flow: AnyFlow, leaf: string): Promise<void> {
  const { hold, mayHold } = twinsOf(flow, leaf);
  const problems = async () => {
    const alike = await alikeNow(harness, flow, leaf);
    const shared = alike.filter((state) => !hold.includes(state) && !mayHold.includes(state));
    const untrue = hold.filter((state) => !alike.includes(state));
    return [
      ...shared.map((state) => `the assertion of ${state} also holds in ${leaf}`),
      ...untrue.map((state) => `${state} is listed as a twin of ${leaf}, but its assertion fails there`),
    ];
  };
  if ((await problems()).length === 0) return;
  const message = `whether ${leaf} looks different from its siblings`;
  await expect.poll(problems, { message, intervals: POLL_INTERVALS_MS, timeout: harness.timeout }).toEqual([]);
}

/**
 * Checks, where a path reaches a leaf state first, that the assertions of its siblings fail there, except those of its
 * twins. An assertion that also holds in a sibling would not notice that the page shows the sibling.
 */
export const expectDistinctStates =
  (harness: HarnessPage, flow: AnyFlow, visits: FirstVisits): OnCheckpoint =>
  async (step) => {
    for (const leaf of visits.get(step) ?? []) await expectDistinct(harness, flow, leaf);
  };

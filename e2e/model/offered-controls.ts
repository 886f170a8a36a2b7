import { isDeepStrictEqual } from 'node:util';
import { NO_PAYLOAD } from '@lunchkortet/model-engine/move';
import { describeMove } from '@lunchkortet/model-engine/path-title';
import { expect, type Locator } from '@playwright/test';
import type { AnyFlow, Control } from './flow.ts';
import { type HarnessPage, POLL_INTERVALS_MS } from './harness-page.ts';

/** Whether a gesture uses a control of the page. */
export const isControl = (gesture: unknown): gesture is Control => typeof gesture === 'object';

/** Polls a value. Usually the first one is right; that case does without the report that `expect.poll` makes each time. */
export async function expectSoon<T>(
  { timeout }: HarnessPage,
  valueNow: () => Promise<T>,
  expected: NoInfer<T> | undefined,
  message: string,
): Promise<void> {
  if (isDeepStrictEqual(await valueNow(), expected)) return;
  await expect.poll(valueNow, { message, intervals: POLL_INTERVALS_MS, timeout }).toEqual(expected);
}

/** The names of an event's cases. */
const labelsOf = ({ model }: AnyFlow, type: string): readonly string[] => {
  const cases = model.events[type];
  return typeof cases === 'object' ? Object.keys(cases) : [NO_PAYLOAD];
};

/** Also false if the control disappears while it is checked. */
export const isOffered = async (control: Locator): Promise<boolean> =>
  (await control.isVisible()) && control.isEnabled({ timeout: 500 }).catch(() => false);

interface FlowControl {
  readonly type: string;
  readonly label: string;
  readonly gesture: Control;
}

/** The controls of a flow, one for each case of an event. */
export const controlsOf = (flow: AnyFlow): readonly FlowControl[] =>
  Object.entries(flow.gestures).flatMap(([type, gesture]) =>
    isControl(gesture) ? labelsOf(flow, type).map((label) => ({ type, label, gesture })) : [],
  );

interface ExpectedControl extends FlowControl {
  /** Whether the machine can take the event now. */
  readonly canTake: boolean | undefined;
}

/** The controls of a flow, each with whether it should be offered now. */
export async function expectedControls(harness: HarnessPage, flow: AnyFlow): Promise<readonly ExpectedControl[]> {
  const controls = controlsOf(flow);
  const events = controls.map(({ type, label }) => ({ type, label }));
  const canTake = events.length > 0 ? await harness.callHarness('can', events) : [];
  return controls.map((control, index) => ({ ...control, canTake: canTake[index] }));
}

/** Checks that each control is offered exactly when the machine can take its event. */
export async function expectControls(harness: HarnessPage, controls: readonly ExpectedControl[]): Promise<void> {
  await Promise.all(
    controls.map(({ type, label, gesture: { at, offered = isOffered }, canTake }) => {
      const message = `whether ${describeMove({ kind: 'event', type, label })} is offered`;
      return expectSoon(harness, () => offered(at(harness.page, label), label), canTake, message);
    }),
  );
}

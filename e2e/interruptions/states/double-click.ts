import type { Locator } from '@playwright/test';
import { isControl, isOffered, labelsOf } from '../../model/run-in-browser.ts';
import type { InterruptedPath } from './state-interruptions.ts';

/** A control of a flow, by the event that it sends and the case of the event. */
export interface ClickableControl {
  readonly name: string;
  readonly control: Locator;
}

/** The controls of the flow that a user can click now. Fields are left out: a double click only selects a word of them. */
export async function clickableControls({ harness, flow }: InterruptedPath): Promise<readonly ClickableControl[]> {
  const controls = Object.entries(flow.gestures).flatMap(([type, gesture]) =>
    isControl(gesture)
      ? labelsOf(flow, type).map((label) => ({ name: `${type} (${label})`, control: gesture.at(harness.page, label) }))
      : [],
  );
  const clickable: ClickableControl[] = [];
  for (const found of controls) {
    const isOne = (await found.control.count()) === 1 && (await isOffered(found.control));
    if (isOne && !(await found.control.evaluate((element) => element.matches('input, textarea, select, form'))))
      clickable.push(found);
  }
  return clickable;
}

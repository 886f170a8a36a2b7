import type { Locator } from '@playwright/test';
import { controlsOf, isOffered } from '../../model/offered-controls.ts';
import type { InterruptedPath } from './state-interruptions.ts';

/** A control of a flow, by the event that it sends and the case of the event. */
export interface ClickableControl {
  readonly name: string;
  readonly control: Locator;
}

/** The controls of the flow that a user can click now. Fields are left out: a double click only selects a word of them. */
export async function clickableControls({ harness, flow }: InterruptedPath): Promise<readonly ClickableControl[]> {
  const clickable: ClickableControl[] = [];
  for (const { type, label, gesture } of controlsOf(flow)) {
    const control = gesture.at(harness.page, label);
    const isOne = (await control.count()) === 1 && (await isOffered(control));
    if (isOne && !(await control.evaluate((element) => element.matches('input, textarea, select, form'))))
      clickable.push({ name: `${type} (${label})`, control });
  }
  return clickable;
}

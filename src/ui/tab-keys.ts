import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus along a row of tabs, as arrows, Home and End ask; gives the tab that has it then. */
export function moveAlong(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const step = STEPS[event.key];
  if (step === undefined) return undefined;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const tab = tabs[step(tabs.indexOf(document.activeElement as HTMLElement), tabs.length)];
  event.preventDefault();
  tab?.focus();
  return tab;
}

import FakeTimers, { type Clock } from '@sinonjs/fake-timers';
import { findElements } from './find-elements.ts';
import { reportErrors, sendRequestsToTest } from './page-network.ts';
import type { Step } from './step.ts';
import { fill, focus, look, place, select } from './use-elements.ts';

let clock: Clock | null = null;

function installed(): Clock {
  if (clock === null) throw new Error('the fake timers are not installed');
  return clock;
}

/** The functions of the page that a test of another engine than Chromium calls. */
const engineTest = {
  lookAll: (all: readonly (readonly Step[])[]) => all.map(look),
  find: (steps: readonly Step[]) => findElements(steps)[0],
  place,
  focus,
  fill,
  select,
  /** Stops the time of the page, ms since 1970. */
  pauseClock(now: number): void {
    clock = FakeTimers.install({
      now,
      // WebKit has no idle callbacks.
      ignoreMissingTimers: true,
      toFake: [
        'Date',
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'requestIdleCallback',
        'cancelIdleCallback',
        'performance',
        'Intl',
      ],
    });
  },
  setTime: (now: number) => installed().setSystemTime(now),
  runFor: async (milliseconds: number) => void (await installed().tickAsync(milliseconds)),
};

export type EngineTest = typeof engineTest;

// Its dialog stays open, and a press that prints never ends.
const print = () => undefined;

Object.assign(window, { engineTest, print });
sendRequestsToTest();
reportErrors();

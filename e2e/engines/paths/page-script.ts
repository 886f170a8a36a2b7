import FakeTimers, { type Clock } from '@sinonjs/fake-timers';
import { nextMacrotask } from '../../harness/next-macrotask.ts';
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
  /** Lets time pass. After each timer, the page has time for what follows from it. */
  async runFor(milliseconds: number): Promise<void> {
    const timers = installed();
    let isOver = false;
    timers.setTimeout(() => {
      isOver = true;
    }, milliseconds);
    while (!isOver) {
      timers.next();
      await nextMacrotask();
    }
    timers.tick(0);
    await nextMacrotask();
  },
};

export type EngineTest = typeof engineTest;

// Its dialog stays open, and a press that prints never ends.
const print = () => undefined;

Object.assign(window, { engineTest, print });
sendRequestsToTest();
reportErrors();

import type { AnyEventObject, ExecutableActionObject } from 'xstate';

/** A timer of a machine that is running. */
export interface Timer {
  readonly id: string;
  /** The type of the event that it raises. */
  readonly event: string;
  /** ms since 1970 */
  readonly due: number;
}

/** Browsers and Node keep delays in 32 bits: a longer timer fires at once. */
const LONGEST_DELAY = 2 ** 31 - 1;

interface Raised {
  readonly event: AnyEventObject;
  readonly id: string | undefined;
  readonly delay: number | undefined;
}

/** The timers that run after a machine's actions of one step, in the order in which they were set. */
export function timersAfter(
  timers: readonly Timer[],
  actions: readonly ExecutableActionObject[],
  now: number,
): Timer[] {
  let running = [...timers];
  for (const { type, params } of actions) {
    if (type === 'xstate.cancel') {
      const { sendId } = params as { readonly sendId: string };
      running = running.filter(({ id }) => id !== sendId);
    } else if (type === 'xstate.raise') {
      const { event, delay, id = event.type } = params as Raised;
      if (delay === undefined) continue;
      const due = now + (delay > LONGEST_DELAY ? 0 : delay);
      running = [...running.filter((timer) => timer.id !== id), { id, event: event.type, due }];
    }
  }
  return running;
}

/** The timers set by these actions that are longer than a timer can be. */
export const tooLong = (actions: readonly ExecutableActionObject[]): string[] =>
  actions
    .filter(({ type }) => type === 'xstate.raise')
    .map(({ params }) => params as Raised)
    .filter(({ delay = 0 }) => delay > LONGEST_DELAY)
    .map(({ event }) => event.type);

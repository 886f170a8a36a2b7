import type { AnyEventObject, ExecutableActionObject } from 'xstate';

/** A running timer of a machine. */
export interface Timer {
  readonly id: string;
  /** The event that it raises. */
  readonly event: AnyEventObject;
  /** ms since 1970 */
  readonly due: number;
}

/** Browsers and Node store delays in 32 bits: a longer timer fires at once. */
const LONGEST_DELAY = 2 ** 31 - 1;

interface RaiseParams {
  readonly event: AnyEventObject;
  readonly id: string | undefined;
  readonly delay: number | undefined;
}

/** The timers that run after the actions of one step, in the order in which they were started. */
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
      const { event, delay, id = event.type } = params as RaiseParams;
      if (delay === undefined) continue;
      const due = now + (delay > LONGEST_DELAY ? 0 : delay);
      running = [...running.filter((timer) => timer.id !== id), { id, event, due }];
    }
  }
  return running;
}

/** The first of the timers that raise an event of a type; undefined if there is none. */
export const firstTimer = (timers: readonly Timer[], type: string): Timer | undefined =>
  timers.filter(({ event }) => event.type === type).toSorted((a, b) => a.due - b.due)[0];

/** The event types of the timers that exceed `LONGEST_DELAY`. */
export const tooLong = (actions: readonly ExecutableActionObject[]): string[] =>
  actions
    .filter(({ type }) => type === 'xstate.raise')
    .map(({ params }) => params as RaiseParams)
    .filter(({ delay = 0 }) => delay > LONGEST_DELAY)
    .map(({ event }) => event.type);

import type { AnyActorRef, AnyEventObject, ExecutableActionObject } from 'xstate';

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

interface SendParams {
  readonly event: AnyEventObject;
  readonly id: string | undefined;
  readonly delay: number | undefined;
  /** Only of `sendTo`. */
  readonly to?: AnyActorRef | string;
}

const isSend = ({ type }: ExecutableActionObject) => type === 'xstate.raise' || type === 'xstate.sendTo';

const paramsOf = ({ params }: ExecutableActionObject) => params as unknown as SendParams;

/** The timers that run after the actions of one step of `self`, in the order in which they were started. */
export function timersAfter(
  timers: readonly Timer[],
  actions: readonly ExecutableActionObject[],
  now: number,
  self: AnyActorRef,
): Timer[] {
  let running = [...timers];
  for (const action of actions) {
    if (action.type === 'xstate.cancel') {
      const { sendId } = action.params as { readonly sendId: string };
      running = running.filter(({ id }) => id !== sendId);
    } else if (isSend(action)) {
      const { event, delay, id = event.type, to = self } = paramsOf(action);
      if (delay === undefined || to !== self) continue;
      const due = now + (delay > LONGEST_DELAY ? 0 : delay);
      running = [...running.filter((timer) => timer.id !== id), { id, event, due }];
    }
  }
  return running;
}

/** The first of the timers that raise an event of a type; undefined if there is none. */
export const firstTimer = (timers: readonly Timer[], type: string): Timer | undefined =>
  timers.filter(({ event }) => event.type === type).toSorted((a, b) => a.due - b.due)[0];

/** What is wrong with the delays of actions of `self`. */
export const delayFaults = (actions: readonly ExecutableActionObject[], self: AnyActorRef): string[] =>
  actions.filter(isSend).flatMap((action) => {
    const { event, delay = 0, to = self } = paramsOf(action);
    if (delay > LONGEST_DELAY) return [`"${event.type}" is longer than a timer can be (24.8 days) and fires at once`];
    return delay > 0 && to !== self
      ? [`"${event.type}" is sent to another actor with a delay, which is not simulated`]
      : [];
  });

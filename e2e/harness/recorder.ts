import { transitionId } from '@lunchkortet/model-engine/definition';
import type { AnyActor, AnyMachineSnapshot, EventObject, InspectionEvent, StateValue } from 'xstate';
import type { MachineState } from './harness-api.ts';
import { nextMacrotask } from './next-macrotask.ts';

/** The id of an actor's machine; undefined for other kinds of actors. */
const machineOf = (actor: { readonly logic?: { readonly id?: string } }): string | undefined => actor.logic?.id;

/** Records the state and the transitions of one machine of the portal. */
export interface Recorder {
  /** For the `inspect` option of the root actor. */
  readonly inspect: (event: InspectionEvent) => void;
  /** The actor of the machine; undefined if it is not running. */
  actor(): AnyActor | undefined;
  currentState(): MachineState;
  waitForState(value: StateValue, transitions: number): Promise<MachineState>;
  watchNextActor(): void;
}

/**
 * Creates the recorder of a machine, which keeps its events of the types `recorded`. `onActor` is called with every actor of
 * the portal before it starts.
 */
export function createRecorder(
  machine: string,
  recorded: readonly string[],
  onActor: (actor: AnyActor) => void,
): Recorder {
  let actor: AnyActor | undefined;
  let value: StateValue | null = null;
  let transitions: string[] = [];
  let events: EventObject[] = [];
  let onChange: () => void = () => undefined;

  const currentState = (): MachineState => ({ value, transitions, events });

  return {
    actor: () => actor,
    watchNextActor() {
      actor = undefined;
      value = null;
      transitions = [];
      events = [];
    },
    currentState,
    inspect(event) {
      const ref = event.actorRef as AnyActor;
      if (event.type === '@xstate.actor') {
        if (machineOf(ref) === machine) actor ??= ref;
        onActor(ref);
      }
      if (ref !== actor) return;
      if (event.type === '@xstate.event' && recorded.includes(event.event.type)) events.push(event.event);
      if (event.type === '@xstate.microstep') {
        transitions.push(...event._transitions.map(transitionId).filter((id) => id !== null));
      } else if (event.type === '@xstate.snapshot') {
        value = (event.snapshot as AnyMachineSnapshot).value;
        onChange();
      }
    },
    async waitForState(expected, count) {
      const isReached = () => transitions.length >= count && JSON.stringify(value) === JSON.stringify(expected);
      while (!isReached()) await new Promise<void>((resolve) => (onChange = resolve));
      // Gives the page time to render and to cause unexpected transitions.
      for (let round = 0; round < 3; round++) await nextMacrotask();
      const state = currentState();
      transitions = [];
      events = [];
      return state;
    },
  };
}

import type { AnyActor, AnyMachineSnapshot, InspectionEvent, StateValue } from 'xstate';
import { transitionId } from '../../tests/model/definition.ts';
import type { MachineState } from './harness-api.ts';

/** The id of an actor's machine; undefined for actors of another kind. */
const machineOf = (actor: { readonly logic?: { readonly id?: string } }): string | undefined => actor.logic?.id;

/** Lets React and whatever waits in the queue have their turn; real time, whatever the page's clock shows. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

/** Watches one machine in the whole portal. */
export interface Recorder {
  readonly inspect: (event: InspectionEvent) => void;
  /** The machine's actor; undefined while it does not run. */
  actor(): AnyActor | undefined;
  look(): MachineState;
  arrive(value: StateValue, transitions: number): Promise<MachineState>;
  /** Watches the machine's next actor instead. */
  watchNext(): void;
}

/** Makes the recorder of a machine; `onActor` hears of each of its actors and of the root before they run. */
export function createRecorder(machine: string, onActor: (actor: AnyActor) => void): Recorder {
  let actor: AnyActor | undefined;
  let value: StateValue | null = null;
  let transitions: string[] = [];
  let changed: () => void = () => undefined;

  const isMine = (ref: AnyActor) => machineOf(ref) === machine;
  const look = (): MachineState => ({ value, transitions });

  return {
    actor: () => actor,
    watchNext() {
      actor = undefined;
      value = null;
      transitions = [];
    },
    look,
    inspect(event) {
      const ref = event.actorRef as AnyActor;
      if (event.type === '@xstate.actor') {
        if (isMine(ref)) actor ??= ref;
        onActor(ref);
      }
      if (ref !== actor) return;
      if (event.type === '@xstate.microstep') {
        transitions.push(...event._transitions.map(transitionId).filter((id) => id !== null));
      } else if (event.type === '@xstate.snapshot') {
        value = (event.snapshot as AnyMachineSnapshot).value;
        changed();
      }
    },
    async arrive(wanted, count) {
      const isThere = () => transitions.length >= count && JSON.stringify(value) === JSON.stringify(wanted);
      while (!isThere()) await new Promise<void>((resolve) => (changed = resolve));
      // What comes on top of what was wanted comes at once, or with what the page does about it.
      for (let turns = 0; turns < 3; turns++) await turn();
      const scene = look();
      transitions = [];
      return scene;
    },
  };
}

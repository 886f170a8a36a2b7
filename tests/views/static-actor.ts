import { vi } from 'vitest';
import {
  type ActorRefFrom,
  type AnyActor,
  type AnyEventObject,
  type AnyStateMachine,
  type ContextFrom,
  createActor,
  type InputFrom,
  type StateValue,
} from 'xstate';

interface StaticState<M extends AnyStateMachine> {
  readonly value: StateValue;
  readonly input: InputFrom<M>;
  /** Overrides parts of the initial context. */
  readonly context?: Partial<ContextFrom<M>>;
}

/** An actor that stays in one state, for tests of views. Events sent to it are appended to `sent`. */
export function staticActor<M extends AnyStateMachine>(
  machine: M,
  { value, input, context }: StaticState<M>,
  sent: AnyEventObject[] = [],
) {
  const anyMachine: AnyStateMachine = machine;
  const initial = createActor(anyMachine, { input }).getSnapshot();
  const snapshot = anyMachine.resolveState({ value, context: Object.assign({}, initial.context, context) });
  const actor: AnyActor = createActor(anyMachine, { input, snapshot });
  vi.spyOn(actor, 'send').mockImplementation((event) => void sent.push(event));
  return { actor: actor as unknown as ActorRefFrom<M>, sent };
}

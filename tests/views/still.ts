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

interface Stand<M extends AnyStateMachine> {
  readonly value: StateValue;
  readonly input: InputFrom<M>;
  /** What differs from the context that the machine starts with. */
  readonly context?: Partial<ContextFrom<M>>;
}

/** An actor that stands still in one state, with what was sent to it: a view shows the one and causes the other. */
export function still<M extends AnyStateMachine>(machine: M, { value, input, context }: Stand<M>) {
  const any: AnyStateMachine = machine;
  const begun = createActor(any, { input }).getSnapshot();
  const snapshot = any.resolveState({ value, context: Object.assign({}, begun.context, context) });
  const actor: AnyActor = createActor(any, { input, snapshot });
  const sent: AnyEventObject[] = [];
  vi.spyOn(actor, 'send').mockImplementation((event) => void sent.push(event));
  return { actor: actor as unknown as ActorRefFrom<M>, sent };
}

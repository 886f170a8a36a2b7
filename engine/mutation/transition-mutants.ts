import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { readable, transitionId } from '../definition.ts';
import type { Mutant } from './mutant.ts';
import { branchesAt, nameOf, type Place, placeInWords, stateInWords, transitionAt } from './place.ts';

/** The states that a transition could lead to by mistake. */
const siblingsOf = (target: AnyStateNode): AnyStateNode[] =>
  target.parent?.type === 'compound'
    ? Object.values(target.parent.states).filter((other) => other !== target && other.type !== 'history')
    : [];

/** Each target of a transition replaced by each of its siblings. */
export function wrongTargets(transition: AnyTransitionDefinition, place: Place): Mutant[] {
  return (transition.target ?? []).flatMap((target, position) =>
    siblingsOf(target).map(({ id }) => ({
      sentence: `${placeInWords(transition)}: goes to ${stateInWords(id)} instead of ${stateInWords(target.id)}`,
      kind: 'target',
      transition: transitionId(transition),
      ...place,
      apply(machine: AnyStateMachine) {
        const wrong = transitionAt(machine, place);
        (wrong as { target: unknown }).target = wrong.target?.with(position, machine.getStateNodeById(id));
      },
    })),
  );
}

const ordinal = (index: number, count: number): string => (count === 1 ? '' : `${index + 1}. `);

/** Each action of a transition left out. */
export function missingActions(transition: AnyTransitionDefinition, place: Place): Mutant[] {
  const { actions } = transition;
  return actions.map((action, index) => ({
    sentence: `${placeInWords(transition)}: leaves out the ${ordinal(index, actions.length)}action ${nameOf(action)}`,
    kind: 'action',
    transition: transitionId(transition),
    ...place,
    apply(machine: AnyStateMachine) {
      const wrong = transitionAt(machine, place);
      (wrong as { actions: unknown }).actions = wrong.actions.toSpliced(index, 1);
    },
  }));
}

/** Each action on entry and on exit left out, except those that XState adds for `after`. */
export function missingStateActions(node: AnyStateNode): Mutant[] {
  return (['entry', 'exit'] as const).flatMap((list) =>
    node[list].flatMap((action, index): Mutant[] => {
      const name = nameOf(action);
      const isTimer =
        typeof action === 'function' && 'type' in action && /^xstate\.(raise|cancel)$/.test(`${action.type}`);
      if (isTimer) return [];
      return [
        {
          sentence: `${stateInWords(node.id)}: leaves out the ${ordinal(index, node[list].length)}action ${name} on ${list}`,
          kind: 'action',
          transition: null,
          state: node.id,
          eventType: null,
          apply(machine) {
            const wrong = machine.getStateNodeById(node.id);
            wrong[list] = wrong[list].toSpliced(index, 1);
          },
        },
      ];
    }),
  );
}

/** All transitions for the failure of an actor left out. */
export function missingErrorHandler(eventType: string, node: AnyStateNode): Mutant[] {
  if (!eventType.startsWith('xstate.error.actor.')) return [];
  const actor = readable(eventType, node.id).replace(/ error$/, '');
  return [
    {
      sentence: `${stateInWords(node.id)}: does not handle a failure of ${actor}`,
      kind: 'onError',
      transition: branchesAt(node.machine, { state: node.id, eventType }).map(transitionId)[0] ?? null,
      state: node.id,
      eventType,
      apply: (machine) => void machine.getStateNodeById(node.id).transitions.delete(eventType),
    },
  ];
}

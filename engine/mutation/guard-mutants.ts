import { type AnyStateMachine, type AnyTransitionDefinition, not } from 'xstate';
import { transitionId } from '../definition.ts';
import type { Mutant } from './mutant.ts';
import { branchesAt, nameOf, type Place, placeInWords, transitionAt } from './place.ts';

/** The guard of a transition negated. */
export function negatedGuard(transition: AnyTransitionDefinition, place: Place): Mutant[] {
  if (transition.guard === undefined) return [];
  return [
    {
      sentence: `${placeInWords(transition)}: the guard is negated`,
      kind: 'guard',
      transition: transitionId(transition),
      ...place,
      apply(machine: AnyStateMachine) {
        const wrong = transitionAt(machine, place);
        (wrong as { guard: unknown }).guard = not(wrong.guard as never);
      },
    },
  ];
}

/**
 * A guarded branch and the guarded one after it do what the other should do. With an unguarded branch this would be the
 * same as a negated guard.
 */
export function swappedBranches(transition: AnyTransitionDefinition, place: Place): Mutant[] {
  const next = branchesAt(transition.source.machine, place)[place.index + 1];
  if (transition.guard === undefined || next?.guard === undefined) return [];
  return [
    {
      sentence: `${placeInWords(transition)}: the guard is swapped with ${nameOf(next.guard)}`,
      kind: 'branches',
      transition: transitionId(transition),
      ...place,
      apply(machine: AnyStateMachine) {
        const first: { guard?: unknown } = transitionAt(machine, place);
        const second: { guard?: unknown } = transitionAt(machine, { ...place, index: place.index + 1 });
        [first.guard, second.guard] = [second.guard, first.guard];
      },
    },
  ];
}

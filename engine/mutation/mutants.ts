import type { AnyModel } from '../model.ts';
import { wrongDelays } from './delay-mutants.ts';
import { negatedGuard, swappedBranches } from './guard-mutants.ts';
import type { Mutant } from './mutant.ts';
import { nodesOf, transitionLists } from './place.ts';
import { missingActions, missingErrorHandler, missingStateActions, wrongTargets } from './transition-mutants.ts';

/** Numbers the sentences that occur more than once. */
function withUniqueSentences(mutants: readonly Mutant[]): Mutant[] {
  const count = new Map<string, number>();
  return mutants.map((mutant) => {
    const number = (count.get(mutant.sentence) ?? 0) + 1;
    count.set(mutant.sentence, number);
    return number === 1 ? mutant : { ...mutant, sentence: `${mutant.sentence} (${number})` };
  });
}

/** Every small fault that a machine could have. */
export function mutantsOf(model: AnyModel): Mutant[] {
  const mutants = nodesOf(model.machine).flatMap((node) => [
    ...transitionLists(node).flatMap(([eventType, transitions]) => [
      ...missingErrorHandler(eventType, node),
      ...transitions.flatMap((transition, index) =>
        [wrongTargets, missingActions, negatedGuard, swappedBranches].flatMap((faultsIn) =>
          faultsIn(transition, { state: node.id, eventType, index }),
        ),
      ),
    ]),
    ...missingStateActions(node),
    ...wrongDelays(node, model),
  ]);
  return withUniqueSentences(mutants);
}

import type { Checkpoint } from '@lunchkortet/model-engine/path';
import { type AnyStateMachine, matchesState } from 'xstate';
import { dayAt } from '../../machines/days.ts';
import type { AnyFlow, Condition, Moment } from './flow.ts';
import { messagesOf, type ShownText } from './shown-texts.ts';

/** The id of a leaf without the name of its machine. */
export const leafName = ({ model }: AnyFlow, leaf: string): string => leaf.slice(model.machine.id.length + 1);

/** Whether the portal has left the page: nothing of the machine can be seen then. */
export const hasNavigatedAway = (flow: AnyFlow, { leaves }: Pick<Checkpoint, 'leaves'>): boolean =>
  leaves.some((leaf) => flow.navigatedAwayIn?.includes(leafName(flow, leaf)));

/** A condition of a flow, and whether the context meets it. */
export type MetCondition = Condition<unknown, string> & { readonly isMet: boolean };

/**
 * What a context says at a checkpoint that the person must see: texts, and what depends on a condition. The context has been
 * through JSON; null if the machine is not running. `now` is ms since 1970.
 */
export function expectedFromContext(
  flow: AnyFlow,
  context: unknown,
  checkpoint: Pick<Checkpoint, 'leaves' | 'value'>,
  now: number,
): { readonly texts: readonly ShownText[]; readonly conditions: readonly MetCondition[] } {
  if (context === null || hasNavigatedAway(flow, checkpoint)) return { texts: [], conditions: [] };
  const leaves = checkpoint.leaves.map((leaf) => leafName(flow, leaf));
  const moment: Moment<AnyStateMachine> = {
    matches: (state: string) => matchesState(state, checkpoint.value),
    today: dayAt(now),
  };
  const shows = (flow.shows ?? messagesOf) as (context: unknown, ...rest: readonly unknown[]) => readonly ShownText[];
  const conditions = (flow.conditions ?? []) as readonly Condition<unknown, string>[];
  return {
    texts: shows(context, leaves, moment),
    conditions: conditions
      .filter((condition) => condition.in.some((leaf) => leaves.includes(leaf)))
      .map((condition) => ({ ...condition, isMet: condition.when(context) })),
  };
}

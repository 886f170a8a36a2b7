import type { ComparedTransition, FlowChange } from './flow-diff.ts';

/** The id of a state without that of its machine. */
export const shortId = (id: string): string => id.slice(id.indexOf('.') + 1);

/** A transition in words: `orderable: month.order [isOpen] → ordering (setMonth)`. */
function transitionWords({ state, event, guard, targets, actions }: ComparedTransition): string {
  const to = targets.length > 0 ? targets.map(shortId).join(' + ') : 'stays';
  const done = actions.length > 0 ? ` (${actions.join(', ')})` : '';
  return `${shortId(state)}: ${event}${guard === null ? '' : ` [${guard}]`} → ${to}${done}`;
}

/** One line of a change. */
export interface ChangeLine {
  readonly sign: '+' | '−';
  readonly kind: 'state' | 'transition' | 'guard' | 'invariant';
  readonly text: string;
}

/** Everything that was removed from a machine and added to it, in words. */
export function changeLines({ states, transitions, guards, invariants }: FlowChange): ChangeLine[] {
  const lines = (
    kind: ChangeLine['kind'],
    { added, removed }: { added: readonly string[]; removed: readonly string[] },
  ) => [
    ...removed.map((text): ChangeLine => ({ sign: '−', kind, text })),
    ...added.map((text): ChangeLine => ({ sign: '+', kind, text })),
  ];
  const inWords = {
    added: transitions.added.map(transitionWords),
    removed: transitions.removed.map(transitionWords),
  };
  const short = { added: states.added.map(shortId), removed: states.removed.map(shortId) };
  return [
    ...lines('state', short),
    ...lines('transition', inWords),
    ...lines('guard', guards),
    ...lines('invariant', invariants),
  ];
}

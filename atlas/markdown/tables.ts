import { inheritedTransitions, numbered } from '../state-transitions.ts';
import { type StateNode, statesBelow } from '../state-tree.ts';

/** A Markdown table; `|` in a cell is escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Names as Markdown shows code. */
export const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** The id of a state without the id of the machine; the root keeps its id. */
export const relativeId = (root: StateNode, id: string): string =>
  id === root.id ? root.id : id.slice(root.id.length + 1);

/** The states of a machine as a Markdown table. */
export const statesTable = (root: StateNode): string =>
  table(
    ['state', 'meaning', 'actors', 'entry actions', 'exit actions'],
    statesBelow(root).map((state) => [
      code([relativeId(root, state.id)]),
      state.description ?? '',
      code(state.invokes),
      code(state.entry),
      code(state.exit),
    ]),
  );

/** For each state around a state a row with the events that it takes in the state. */
function inheritedRows(root: StateNode, state: StateNode): string[][] {
  const groups = Map.groupBy(inheritedTransitions(root, state), (transition) => transition.state);
  return [...groups].map(([around, transitions]) => [
    code([relativeId(root, state.id)]),
    [...new Set(transitions.map(({ event }) => event))].join(', '),
    '',
    `as in ${code([relativeId(root, around)])}`,
    '',
    '',
  ]);
}

const transitionRows = (root: StateNode, state: StateNode): string[][] =>
  state.transitions.map((transition) => {
    const { event, guard, targets, actions, description } = transition;
    return [
      code([relativeId(root, state.id)]),
      numbered(state, transition, event),
      guard ? code([guard]) : '',
      targets.length > 0 ? code(targets.map((id) => relativeId(root, id))) : '(internal)',
      code(actions),
      description ?? '',
    ];
  });

/** The transitions of a machine as a Markdown table. After those of a state, it refers to those of the states around it. */
export const transitionsTable = (root: StateNode): string =>
  table(
    ['state', 'event', 'guard', 'target', 'actions', 'description'],
    statesBelow(root).flatMap((state) => [...transitionRows(root, state), ...inheritedRows(root, state)]),
  );

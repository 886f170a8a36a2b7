import { type StateNode, statesBelow } from '../state-tree.ts';

/** A Markdown table; `|` in a cell is escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** The id of a state without the id of the machine; the root keeps its id. */
const relativeId = (root: StateNode, id: string): string => (id === root.id ? root.id : id.slice(root.id.length + 1));

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

/** The transitions of a machine as a Markdown table. */
export const transitionsTable = (root: StateNode): string =>
  table(
    ['state', 'event', 'guard', 'target', 'actions', 'description'],
    statesBelow(root).flatMap((state) =>
      state.transitions.map(({ event, guard, targets, actions, description }) => [
        code([relativeId(root, state.id)]),
        event,
        guard ? code([guard]) : '',
        targets.length > 0 ? code(targets.map((id) => relativeId(root, id))) : '(internal)',
        code(actions),
        description ?? '',
      ]),
    ),
  );

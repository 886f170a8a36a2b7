import { type FlowState, statesIn } from './flow.ts';

/** A Markdown table; a bar inside a cell would end the cell. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** The id without the machine's own name in front; the root is the machine itself. */
const within = (root: FlowState, id: string): string => (id === root.id ? root.id : id.slice(root.id.length + 1));

export const statesTable = (root: FlowState): string =>
  table(
    ['state', 'what it means', 'runs', 'on entry', 'on exit'],
    statesIn(root).map((state) => [
      code([within(root, state.id)]),
      state.description ?? '',
      code(state.invokes),
      code(state.entry),
      code(state.exit),
    ]),
  );

export const transitionsTable = (root: FlowState): string =>
  table(
    ['in state', 'on', 'if', 'goes to', 'does', 'because'],
    statesIn(root).flatMap((state) =>
      state.arrows.map(({ event, guard, targets, actions, description }) => [
        code([within(root, state.id)]),
        event,
        guard ? code([guard]) : '',
        targets.length > 0 ? code(targets.map((id) => within(root, id))) : 'stays',
        code(actions),
        description ?? '',
      ]),
    ),
  );

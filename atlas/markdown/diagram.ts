import { type ActionTransition, type StateNode, statesBelow } from '../state-tree.ts';

/** Mermaid allows only word characters in names. */
const nameOf = (id: string): string => id.replace(/\W/g, '_');

/** Removes characters with a meaning in Mermaid's labels. */
const escapeLabel = (text: string): string => text.replace(/[;#:"]/g, ' ');

const labelOf = ({ event, guard }: ActionTransition): string => {
  const shown = event === 'always' ? '' : event;
  return escapeLabel([shown, guard && `[${guard}]`].filter(Boolean).join(' '));
};

/** One arrow for all transitions between two states, to keep the diagram readable. The table lists each of them. */
function arrowsOf(states: readonly StateNode[]): string[] {
  const arrows = states.flatMap((state) =>
    state.transitions.flatMap((transition) =>
      transition.targets.map((target) => ({ arrow: `${nameOf(state.id)} --> ${nameOf(target)}`, transition })),
    ),
  );
  return [...Map.groupBy(arrows, ({ arrow }) => arrow)].map(([arrow, group]) => {
    const labels = new Set(group.map(({ transition }) => labelOf(transition)).filter(Boolean));
    return labels.size > 0 ? `${arrow}: ${[...labels].join('<br/>')}` : arrow;
  });
}

/** The text inside a state: its actors and the events that do not leave it. */
function descriptionsOf(state: StateNode): string[] {
  const internal = state.transitions.filter(({ targets }) => targets.length === 0).map(labelOf);
  const lines = [...state.invokes.map((actor) => `runs ${actor}`), ...new Set(internal)];
  return lines.map((line) => `${nameOf(state.id)}: ${line}`);
}

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

function linesOf(state: StateNode): string[] {
  const name = nameOf(state.id);
  if (state.children.length === 0) {
    const end = state.kind === 'final' ? [`${name} --> [*]`] : [];
    return [`state "${state.name}" as ${name}`, ...descriptionsOf(state), ...end];
  }
  const children = state.children.map(linesOf);
  const content =
    state.kind === 'parallel'
      ? children.flatMap((lines, index) => (index === 0 ? lines : ['--', ...lines]))
      : [`[*] --> ${nameOf(state.initial ?? '')}`, ...children.flat()];
  return [`state "${state.name}" as ${name} {`, ...indent(content), '}'];
}

/**
 * A machine as a Mermaid state diagram. The root is drawn as a composite state, because `--`, which separates parallel
 * regions, is not allowed at the top level.
 */
export function diagramOf(root: StateNode): string {
  const lines = [...linesOf(root), ...arrowsOf(statesBelow(root))];
  return ['stateDiagram-v2', ...indent(lines)].join('\n');
}

import { type Arrow, type FlowState, statesIn } from './flow.ts';

/** Mermaid takes only word characters in names. */
const nameOf = (id: string): string => id.replace(/\W/g, '_');

/** Signs that mean something to Mermaid inside a label. */
const safe = (text: string): string => text.replace(/[;#:"]/g, ' ');

const labelOf = ({ event, guard }: Arrow): string => {
  const shown = event === 'always' ? '' : event;
  return safe([shown, guard && `[${guard}]`].filter(Boolean).join(' '));
};

/** One arrow for all transitions between two states, so that the picture stays readable; the table has each of them. */
function arrowsOf(states: readonly FlowState[]): string[] {
  const ways = states.flatMap((state) =>
    state.arrows.flatMap((arrow) =>
      arrow.targets.map((target) => ({ way: `${nameOf(state.id)} --> ${nameOf(target)}`, arrow })),
    ),
  );
  return [...Map.groupBy(ways, ({ way }) => way)].map(([way, group]) => {
    const labels = new Set(group.map(({ arrow }) => labelOf(arrow)).filter(Boolean));
    return labels.size > 0 ? `${way}: ${[...labels].join('<br/>')}` : way;
  });
}

/** What happens inside a state without leaving it: its actors, and the events it takes. */
function linesIn(state: FlowState): string[] {
  const staying = state.arrows.filter(({ targets }) => targets.length === 0).map(labelOf);
  const lines = [...state.invokes.map((actor) => `runs ${actor}`), ...new Set(staying)];
  return lines.map((line) => `${nameOf(state.id)}: ${line}`);
}

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

function drawn(state: FlowState): string[] {
  const name = nameOf(state.id);
  if (state.children.length === 0) {
    const end = state.kind === 'final' ? [`${name} --> [*]`] : [];
    return [`state "${state.name}" as ${name}`, ...linesIn(state), ...end];
  }
  const regions = state.children.map(drawn);
  const inside =
    state.kind === 'parallel'
      ? regions.flatMap((lines, at) => (at === 0 ? lines : ['--', ...lines]))
      : [`[*] --> ${nameOf(state.initial ?? '')}`, ...regions.flat()];
  return [`state "${state.name}" as ${name} {`, ...indent(inside), '}'];
}

/**
 * A machine as a Mermaid state diagram. The root is a composite of its own, because `--`, which parts parallel
 * regions, is not allowed at the top.
 */
export function diagramOf(root: FlowState): string {
  const lines = [...drawn(root), ...arrowsOf(statesIn(root))];
  return ['stateDiagram-v2', ...indent(lines)].join('\n');
}

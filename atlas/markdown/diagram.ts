import type { StateNode } from '../state-tree.ts';
import { type Arrow, arrowsOf } from './diagram-arrows.ts';
import { stateText } from './diagram-labels.ts';
import { type DiagramPart, isInside } from './diagram-parts.ts';
import { nameOf } from './mermaid-text.ts';

/** Less space than usual between the states, px, because a page is about 1000 px wide. */
const CONFIG = { state: { nodeSpacing: 5, rankSpacing: 35 } };

/** The start of arrows from a compound state into it: Mermaid cannot draw them from the compound state. */
const anyStateOf = (id: string): string => `${nameOf(id)}_any_state`;

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** One arrow for all transitions between two states, to keep the diagram readable. The table lists each of them. */
function arrowLines(arrows: readonly Arrow[]): string[] {
  const groups = Map.groupBy(
    arrows,
    ({ from, isFromAny, to }) => `${isFromAny ? anyStateOf(from) : nameOf(from)} --> ${nameOf(to)}`,
  );
  return [...groups].map(([ends, group]) => {
    const labels = new Set(group.map(({ label }) => label).filter(Boolean));
    return labels.size > 0 ? `${ends}: ${[...labels].join('<br/>')}` : ends;
  });
}

function anyStateLines(state: StateNode, arrows: readonly Arrow[]): string[] {
  const name = anyStateOf(state.id);
  const text = stateText(state).map((line) => `${name}: ${line}`);
  const isNeeded = text.length > 0 || arrows.some(({ from, isFromAny }) => from === state.id && isFromAny);
  return isNeeded ? [`state "in any state" as ${name}`, ...text] : [];
}

function compoundLines(state: StateNode, boxes: DiagramPart['boxes'], arrows: readonly Arrow[]): string[] {
  const linesOf = (children: readonly StateNode[]) => children.map((child) => stateLines(child, boxes, arrows));
  const isHistory = ({ kind }: StateNode) => kind === 'history';
  const around = [...anyStateLines(state, arrows), ...linesOf(state.children.filter(isHistory)).flat()];
  const children = linesOf(state.children.filter((child) => !isHistory(child)));
  const start = state.initial === null ? [] : [`[*] --> ${nameOf(state.initial)}`];
  if (state.kind !== 'parallel') return [...start, ...around, ...children.flat()];
  const regions = [around, ...children].filter(({ length }) => length > 0);
  return regions.flatMap((lines, index) => (index === 0 ? lines : ['--', ...lines]));
}

const frame = ({ id, name }: StateNode, lines: readonly string[]): string[] => [
  `state "${name}" as ${nameOf(id)} {`,
  ...indent(lines),
  '}',
];

function stateLines(state: StateNode, boxes: DiagramPart['boxes'], arrows: readonly Arrow[]): string[] {
  const name = nameOf(state.id);
  if (boxes.includes(state)) return [`state "${state.name}" as ${name}`, `${name}: see its own diagram`];
  if (state.children.length > 0) return frame(state, compoundLines(state, boxes, arrows));
  const end = state.kind === 'final' ? [`${name} --> [*]`] : [];
  return [`state "${state.name}" as ${name}`, ...stateText(state).map((line) => `${name}: ${line}`), ...end];
}

/** A part of a machine as a Mermaid state diagram. */
export function diagramOf({ root, boxes }: DiagramPart): string {
  const arrows = arrowsOf({ root, boxes });
  const outside = new Set(arrows.map(({ to }) => to).filter((id) => id !== root.id && !isInside(id, root.id)));
  const inside = compoundLines(root, boxes, arrows);
  // Mermaid allows `--`, which separates parallel regions, only inside a state.
  const needsFrame = root.kind === 'parallel' || outside.size > 0;
  const lines = [
    ...(needsFrame ? frame(root, inside) : inside),
    ...[...outside].map((id) => `state "${id.slice(id.indexOf('.') + 1)}" as ${nameOf(id)}`),
    ...arrowLines(arrows),
  ];
  return [`%%{init: ${JSON.stringify(CONFIG)}}%%`, 'stateDiagram-v2', ...indent(lines)].join('\n');
}

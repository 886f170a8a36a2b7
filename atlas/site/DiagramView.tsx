import type { Covered } from '../data/coverage.ts';
import type { Arrow, Box } from '../data/diagram.ts';
import type { Line } from '../data/diagram-graph.ts';
import type { Flow } from '../data/flow.ts';
import { ArrowHead } from './ArrowHead.tsx';
import { links } from './links.ts';
import { ZoomArea } from './ZoomArea.tsx';

/** What is marked in a diagram: ids of states and transitions. */
export interface Marks {
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
  /** The active states of an open portal. */
  readonly live: ReadonlySet<string>;
}

interface LinesProps {
  readonly flow: Flow;
  readonly lines: readonly Line[];
  readonly x: number;
  readonly y: number;
  readonly marks: Marks;
}

const LINE_HEIGHT = 17;

/** Lines of text; those of a transition are one link to it. */
const Lines = ({ flow, lines, x, y, marks }: LinesProps) =>
  lines.map(({ transition }, first) => {
    if (transition !== null && lines[first - 1]?.transition === transition) return null;
    const isOther = (line: Line, index: number) =>
      index > first && (transition === null || line.transition !== transition);
    const end = lines.findIndex(isOther);
    const texts = lines.slice(first, end === -1 ? lines.length : end).map(({ text }, index) => (
      <text key={text} x={x} y={y + (first + index) * LINE_HEIGHT} className="line">
        {text}
      </text>
    ));
    const key = `${first} ${transition}`;
    if (transition === null) return <g key={key}>{texts}</g>;
    return (
      <a
        key={key}
        href={`#${links.transition(flow.id, transition)}`}
        data-covered={flow.coverage[transition]}
        data-marked={marks.transitions.has(transition) || undefined}
      >
        {texts}
      </a>
    );
  });

function StateBox({ flow, box, marks }: { readonly flow: Flow; readonly box: Box; readonly marks: Marks }) {
  const { id, name, kind, x, y, width, height, isInitial, isRegion, lines } = box;
  const isParent = kind === 'compound' || kind === 'parallel';
  return (
    <g
      data-kind={kind}
      data-region={isRegion || undefined}
      data-marked={marks.states.has(id) || undefined}
      data-live={marks.live.has(id) || undefined}
    >
      <a href={`#${links.state(flow.id, id)}`} className="box">
        <rect x={x} y={y} width={width} height={height} rx="8" />
        {kind === 'final' && (
          <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx="6" className="inner" />
        )}
        {isInitial && <circle cx={x} cy={y} r="5" className="initial" />}
        <text
          x={x + (isParent ? 14 : width / 2)}
          y={y + 21}
          textAnchor={isParent ? 'start' : 'middle'}
          className="name"
        >
          {name}
        </text>
      </a>
      <Lines flow={flow} lines={lines} x={x + 14} y={y + 40} marks={marks} />
    </g>
  );
}

const worst: readonly Covered[] = ['failed', 'never', 'machine', 'browser'];

function ArrowView({ flow, arrow, marks }: { readonly flow: Flow; readonly arrow: Arrow; readonly marks: Marks }) {
  const { points, label } = arrow;
  const transitions = label.lines.flatMap(({ transition }) => transition ?? []);
  const covered = worst.find((kind) => transitions.some((id) => flow.coverage[id] === kind));
  const isMarked = transitions.some((id) => marks.transitions.has(id));
  return (
    <g data-covered={covered} data-marked={isMarked || undefined} className="arrow">
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} markerEnd="url(#arrowhead)" />
      <Lines flow={flow} lines={label.lines} x={label.x + 2} y={label.y + 13} marks={marks} />
    </g>
  );
}

const centerOf = ({ diagram }: Flow, { states, transitions }: Marks) => {
  const box = diagram.boxes.findLast(({ id }) => states.has(id));
  if (box) return { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 200) / 2 };
  const arrow = diagram.arrows.find(({ label }) =>
    label.lines.some(({ transition }) => transition && transitions.has(transition)),
  );
  return arrow ? { x: arrow.label.x, y: arrow.label.y } : null;
};

/** The state diagram of a machine. Each state and each transition is a link to its page. */
export function DiagramView({ flow, marks }: { readonly flow: Flow; readonly marks: Marks }) {
  const { width, height, boxes, arrows } = flow.diagram;
  return (
    <ZoomArea label={`Diagram of ${flow.id}`} width={width} height={height} center={centerOf(flow, marks)}>
      <ArrowHead />
      {boxes.map((box) => (
        <StateBox key={box.id} flow={flow} box={box} marks={marks} />
      ))}
      {arrows.map((arrow) => (
        <ArrowView key={`${arrow.from} ${arrow.to}`} flow={flow} arrow={arrow} marks={marks} />
      ))}
    </ZoomArea>
  );
}

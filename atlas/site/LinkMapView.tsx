import type { LinkMap } from '../data/link-map.ts';
import { ArrowHead } from './ArrowHead.tsx';
import { ZoomArea } from './ZoomArea.tsx';

interface Props {
  readonly label: string;
  readonly map: LinkMap;
  /** A point of the drawing that is scrolled to. */
  readonly center: { readonly x: number; readonly y: number } | null;
  /** The address of a box. */
  readonly hrefOf: (id: string) => string;
  /** What a box says when the pointer rests on it. */
  readonly titleOf: (id: string) => string;
  /** The box that the page is about. */
  readonly marked?: string | undefined;
}

const pathOf = (points: readonly { readonly x: number; readonly y: number }[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');

/** Boxes with names and the links between them. Each box leads to its page. */
export const LinkMapView = ({ label, map, center, hrefOf, titleOf, marked }: Props) => (
  <ZoomArea label={label} width={map.width} height={map.height} center={center}>
    <ArrowHead />
    {map.links.map(({ from, to, isDashed, points }) => (
      <path
        key={`${from} ${to}`}
        d={pathOf(points)}
        className={isDashed ? 'link dashed' : 'link'}
        markerEnd="url(#arrowhead)"
        data-marked={from === marked || to === marked || undefined}
      />
    ))}
    {map.nodes.map(({ id, x, y, width, height }) => (
      <a key={id} href={hrefOf(id)} className="box" data-marked={id === marked || undefined}>
        <title>{titleOf(id)}</title>
        <rect x={x} y={y} width={width} height={height} rx="8" />
        <text x={x + width / 2} y={y + 20} textAnchor="middle" className="name">
          {id}
        </text>
      </a>
    ))}
  </ZoomArea>
);

import { encode } from 'uqr';

/** Width of the margin, modules; required by the standard. */
const QUIET_ZONE = 4;

interface Props {
  readonly code: string;
  readonly label: string;
}

const pathOf = (modules: readonly (readonly boolean[])[]) =>
  modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

export default function QrDrawing({ code, label }: Props) {
  const { data, size } = encode(code, { ecc: 'L', border: QUIET_ZONE });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-full"
    >
      <path d={pathOf(data)} className="fill-black" />
    </svg>
  );
}

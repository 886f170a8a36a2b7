interface Bar {
  readonly id: string | number;
  /** What stands below it. */
  readonly label: string;
  /** What stands below it on the smallest phones; the order says the rest. */
  readonly initial: string;
  readonly value: number;
}

interface Props {
  /** What there is to see, in words. */
  readonly label: string;
  readonly bars: readonly Bar[];
}

const HEIGHT = 140;
const FOOT = 24;
/** A little is more than nothing, and must be seen. */
const LEAST = 3;
/** How much of its place a bar fills, percent. */
const FILLED = 76;

/**
 * Bars beside one another, the highest in full colour, as wide as there is room for. A picture; the numbers stand in a
 * table beside it.
 */
export function BarChart({ label, bars }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const heightOf = (value: number) => (value === 0 ? 0 : Math.max(LEAST, (value / most) * HEIGHT));
  const place = 100 / bars.length;
  return (
    <svg role="img" aria-label={label} width="100%" height={HEIGHT + FOOT} className="forced-color-adjust-none">
      {bars.map(({ id, label: name, initial, value }, index) => {
        const height = heightOf(value);
        const [x, width] = [`${place * (index + (1 - FILLED / 100) / 2)}%`, `${(place * FILLED) / 100}%`];
        return (
          <g key={id}>
            <rect x={x} y={HEIGHT - 1} width={width} height="1" className="fill-line" />
            <rect
              x={x}
              y={HEIGHT - height}
              width={width}
              height={height}
              rx={Math.min(5, height / 2)}
              className={value === most ? 'fill-accent' : 'fill-accent/35'}
            />
            <text
              x={`${place * (index + 0.5)}%`}
              y={HEIGHT + FOOT - 6}
              textAnchor="middle"
              className="fill-muted text-tiny"
            >
              <tspan className="narrow:hidden">{name}</tspan>
              <tspan className="hidden narrow:inline">{initial}</tspan>
            </text>
          </g>
        );
      })}
    </svg>
  );
}

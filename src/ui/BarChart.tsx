interface Bar {
  readonly id: string | number;
  /** The text below the bar. */
  readonly label: string;
  /** The text below the bar on the smallest phones. */
  readonly initial: string;
  readonly value: number;
}

interface Props {
  /** The text alternative of the chart. */
  readonly label: string;
  readonly bars: readonly Bar[];
}

/** Height of the highest bar, px. */
const HEIGHT = 140;
/** Height of the labels below the bars, px. */
const LABEL_HEIGHT = 24;
/** Minimum height of a bar whose value is not 0, px. */
const MIN_BAR_HEIGHT = 3;
/** Width of a bar, percent of its column. */
const BAR_WIDTH = 76;

/**
 * A vertical bar chart, as wide as its container; the highest bar is emphasized. An image to screen readers: show the
 * same numbers in a table next to it.
 */
export function BarChart({ label, bars }: Props) {
  const max = Math.max(1, ...bars.map(({ value }) => value));
  const heightOf = (value: number) => (value === 0 ? 0 : Math.max(MIN_BAR_HEIGHT, (value / max) * HEIGHT));
  const column = 100 / bars.length;
  return (
    <svg role="img" aria-label={label} width="100%" height={HEIGHT + LABEL_HEIGHT} className="forced-color-adjust-none">
      {bars.map(({ id, label: name, initial, value }, index) => {
        const height = heightOf(value);
        const [x, width] = [`${column * (index + (1 - BAR_WIDTH / 100) / 2)}%`, `${(column * BAR_WIDTH) / 100}%`];
        return (
          <g key={id}>
            <rect x={x} y={HEIGHT - 1} width={width} height="1" className="fill-line" />
            <rect
              x={x}
              y={HEIGHT - height}
              width={width}
              height={height}
              rx={Math.min(5, height / 2)}
              className={value === max ? 'fill-accent' : 'fill-accent/35'}
            />
            <text
              x={`${column * (index + 0.5)}%`}
              y={HEIGHT + LABEL_HEIGHT - 6}
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

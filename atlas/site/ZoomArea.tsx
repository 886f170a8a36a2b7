import {
  type KeyboardEvent,
  type ReactNode,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { fitting, initialScale, zoomedIn, zoomedOut } from './zoom.ts';

interface Props {
  readonly label: string;
  /** Size of the drawing, px. */
  readonly width: number;
  readonly height: number;
  /** A point of the drawing that is scrolled to when it changes. */
  readonly center: { readonly x: number; readonly y: number } | null;
  readonly children: ReactNode;
}

const MARGIN = 16;

/** Drags the content of an area with the pointer, as a map. Presses on links stay presses. */
function startDrag(event: ReactPointerEvent<HTMLElement>): void {
  const area = event.currentTarget;
  if (event.pointerType !== 'mouse' || event.button !== 0) return;
  const stop = new AbortController();
  const { signal } = stop;
  const scroll = ({ movementX, movementY }: PointerEvent) => area.scrollBy(-movementX, -movementY);
  area.addEventListener('pointermove', scroll, { signal });
  for (const type of ['pointerup', 'pointerleave', 'pointercancel'])
    area.addEventListener(type, () => stop.abort(), { signal });
}

/**
 * A drawing that can be zoomed and scrolled: with buttons, with `+`, `-`, `0` (100 %) and `f` (all of it), with Ctrl and the
 * wheel, and by dragging. Arrow keys scroll.
 */
export function ZoomArea({ label, width, height, center, children }: Props) {
  const area = useRef<HTMLElement>(null);
  const [scale, setScale] = useState(1);
  const { x, y } = center ?? {};
  useLayoutEffect(() => {
    setScale(initialScale(width + 2 * MARGIN, area.current?.clientWidth ?? width));
  }, [width]);
  useEffect(() => {
    const element = area.current;
    if (!element || x === undefined || y === undefined) return;
    element.scrollTo({
      left: (x + MARGIN) * scale - element.clientWidth / 2,
      top: (y + MARGIN) * scale - element.clientHeight / 2,
    });
  }, [x, y, scale]);
  useEffect(() => {
    const element = area.current;
    const zoomByWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      setScale(event.deltaY < 0 ? zoomedIn : zoomedOut);
    };
    element?.addEventListener('wheel', zoomByWheel, { passive: false });
    return () => element?.removeEventListener('wheel', zoomByWheel);
  }, []);
  const drawing = { width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  const fit = () =>
    setScale(fitting(drawing, { width: area.current?.clientWidth ?? 0, height: area.current?.clientHeight ?? 0 }));
  const actions: Readonly<Record<string, () => void>> = {
    '+': () => setScale(zoomedIn),
    '-': () => setScale(zoomedOut),
    '0': () => setScale(1),
    f: fit,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey) actions[event.key]?.();
  };
  return (
    <div className="zoom">
      <div className="zoom-buttons">
        <button type="button" aria-label="Zoom out" onClick={actions['-']}>
          −
        </button>
        <output>{Math.round(scale * 100)} %</output>
        <button type="button" aria-label="Zoom in" onClick={actions['+']}>
          +
        </button>
        <button type="button" onClick={actions['0']}>
          100 %
        </button>
        <button type="button" onClick={fit}>
          Show all
        </button>
      </div>
      <section
        ref={area}
        className="zoom-area"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be keyboard accessible
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={startDrag}
      >
        <svg
          width={drawing.width * scale}
          height={drawing.height * scale}
          viewBox={`${-MARGIN} ${-MARGIN} ${drawing.width} ${drawing.height}`}
        >
          <title>{label}</title>
          {children}
        </svg>
      </section>
    </div>
  );
}

/** Text of 12 px is 11 px high at this scale, which is still readable. */
export const READABLE_SCALE = 0.92;
const LARGEST_SCALE = 3;
const SMALLEST_SCALE = 0.1;
const STEP = 1.25;

const limited = (scale: number): number => Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, scale));

export const zoomedIn = (scale: number): number => limited(scale * STEP);
export const zoomedOut = (scale: number): number => limited(scale / STEP);

/** The scale at which a drawing fills an area, px; at most 1.25. */
export const fitting = (drawing: { width: number; height: number }, area: { width: number; height: number }): number =>
  limited(Math.min(STEP, area.width / drawing.width, area.height / drawing.height));

/** The scale to start with: the whole width if it is readable then, else the smallest readable scale. */
export const initialScale = (width: number, areaWidth: number): number =>
  Math.max(READABLE_SCALE, Math.min(STEP, areaWidth / width));

import type { Frames } from '../../machines/ports.ts';
import type { vaultFrames } from '../ports/frames.ts';

let make: typeof vaultFrames | null = null;

/** Fetches what shows pages of the vault; a route that shows them waits for it. Rejects without a connection. */
export async function fetchFrames(): Promise<void> {
  ({ vaultFrames: make } = await import('../ports/frames.ts'));
}

/** The frames of the vault, which the log-in page does not wait for. Throws before they were fetched. */
export function lazyFrames(origins: readonly string[]): Frames {
  let frames: Frames | null = null;
  const there = (): Frames => {
    if (make === null) throw new Error('the frames have not been fetched');
    frames ??= make(origins);
    return frames;
  };
  return {
    isAllowed: (address) => there().isAllowed(address),
    prepare: (page) => there().prepare(page),
    show: (hear) => there().show(hear),
    place: (element, title) => there().place(element, title),
  };
}

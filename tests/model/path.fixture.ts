import type { Checkpoint, Path } from '@lunchkortet/model-engine/path';

/** A checkpoint in a combination of leaf states; nothing else about it matters. */
const checkpoint = (leaves: readonly string[]): Checkpoint => ({
  value: leaves.join(),
  leaves,
  transitions: [],
  waiting: [],
  requests: {},
  now: 0,
});

/** A path from the leaf `start` through combinations of leaves; the event that leads to each is named `to <leaves>`. */
export const pathOf = (start: string, ...then: readonly (readonly string[])[]): Path => ({
  machine: 'm',
  start,
  initial: checkpoint([start]),
  steps: then.map((leaves) => ({
    ...checkpoint(leaves),
    move: { kind: 'event', type: `to ${leaves.join()}`, label: 'noPayload' },
  })),
});

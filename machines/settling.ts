/**
 * ms after the answer of a change in which a press sends no other change. The answer can change the label of a control,
 * or put another control in its place, so a press in this time can be the second half of a double click on the old
 * label. Longer than a double click.
 */
export const SETTLE_DELAY = 800;

/** For `delays` in `setup`. */
export const settleDelays = { settleDelay: SETTLE_DELAY } as const;

/**
 * The state after the answer of a change: the presses that send a change are ignored. `target` takes them again. A form
 * also leaves it when a field is changed, because then the next press is a new gesture.
 */
export const settled = <Target extends string>(target: Target) =>
  ({
    description: 'Right after the answer: the rest of a double click is ignored.',
    after: { settleDelay: target },
  }) as const;

/** How long a secret (a PIN or card details) is on the screen, s. The page shows a countdown. */
export const EXPOSURE_SECONDS = 60;

/** For `setup`, with the states of `exposureStates`. */
export const exposureDelays = {
  exposure: EXPOSURE_SECONDS * 1000,
  /** How long a page of the vault may take to load, ms. */
  frameTimeout: 15_000,
};

/**
 * The states of a machine while a page of the vault is open: `loading`, then `shown` for one minute. `expired` and
 * `timedOut` are the transitions of the machine at the end of the minute, and if the page does not load.
 */
export const exposureStates = <const Expired, const TimedOut>(expired: Expired, timedOut: TimedOut) =>
  ({
    loading: { after: { frameTimeout: timedOut }, on: { 'frame.loaded': 'shown' } },
    shown: { description: 'The secret is on the screen for one minute.', after: { exposure: expired } },
  }) as const;

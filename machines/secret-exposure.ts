/** How long a secret (a PIN or card details) is on the screen, s. The page shows a countdown. */
export const EXPOSURE_SECONDS = 60;

/** For `setup`, with the states of `exposureStates`. */
export const exposureDelays = {
  exposure: EXPOSURE_SECONDS * 1000,
  /** How long a page of the vault may take until it is shown, ms. */
  frameTimeout: 15_000,
};

/**
 * The states of a machine while a page of the vault is open: `loading`, then `shown` for one minute. `opened` has the
 * transitions to `shown`. `expired` and `timedOut` are the transitions of the machine at the end of the minute, and if
 * the page is not shown in time.
 */
export const exposureStates = <const Opened, const Expired, const TimedOut>(
  opened: Opened,
  expired: Expired,
  timedOut: TimedOut,
) =>
  ({
    loading: { after: { frameTimeout: timedOut }, on: opened },
    shown: { description: 'The secret is on the screen for one minute.', after: { exposure: expired } },
  }) as const;

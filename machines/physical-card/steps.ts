/** The pages of an order (§2), by its steps. */
export const STEP_PATHS = {
  welcome: '/physical-card-welcome',
  address: '/physical-card-address',
  pin: '/choose-pin',
  done: '/physical-card-done',
} as const;
export type OrderStep = keyof typeof STEP_PATHS;

/** What a signature for an order waits for. */
export const ORDER_ERRAND = 'physical-card';

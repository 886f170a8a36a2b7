/** The time at which every path starts, ms since 1970. Fixtures express their dates relative to it. */
export const MODEL_START = Date.UTC(2026, 10, 20, 9);

/** Whether two values of models have the same JSON. The order of keys counts. */
export const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

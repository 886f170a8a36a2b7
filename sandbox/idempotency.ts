/** How many results are kept. */
const MAX_RESULTS = 1000;

/** Runs a change once for each key. */
export type RunOnce = <Result>(key: string | null, change: () => Promise<Result>) => Promise<Result>;

/**
 * Remembers the results of changes by their idempotency key: a request that the browser or a proxy sends again gets the
 * first result, and the change is not made twice. A change that failed may be tried again. `key` names the cardholder,
 * the call and the `Idempotency-Key` of the request; without a key the change is simply made.
 */
export function createIdempotency(): RunOnce {
  const results = new Map<string, Promise<unknown>>();
  return (key, change) => {
    if (key === null) return change();
    // The key names the call, so the result has the type of its response.
    const known = results.get(key) as ReturnType<typeof change> | undefined;
    if (known) return known;
    const result = change();
    results.set(key, result);
    result.catch(() => results.delete(key));
    const [oldest] = results.keys();
    if (results.size > MAX_RESULTS && oldest !== undefined) results.delete(oldest);
    return result;
  };
}

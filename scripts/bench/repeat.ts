/** A browser can fail for reasons of its own, such as Lighthouse's NO_NAVSTART or a timeout while the machine is busy. */
const MAX_REPEATS = 3;

const failed: string[] = [];

/** The names of the measurements that have failed again and again. */
export const failedMeasurements = (): readonly string[] => failed;

/** Repeats a measurement that fails, and prints why. Returns null if it fails again and again. */
export async function repeatFailed<Result>(name: string, measure: () => Promise<Result>): Promise<Result | null> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await measure();
    } catch (error) {
      const isLast = repeats === MAX_REPEATS;
      console.error(`${name} failed and is ${isLast ? 'left out' : 'repeated'}: ${String(error).split('\n', 1)}`);
      if (!isLast) continue;
      failed.push(name);
      return null;
    }
  }
}

/** The results of several runs of a measurement, each repeated if it fails. Null if one fails again and again. */
export async function resultsOf<Result>(
  name: string,
  runs: number,
  measure: () => Promise<Result>,
): Promise<readonly Result[] | null> {
  const results: Result[] = [];
  while (results.length < runs) {
    const result = await repeatFailed(name, measure);
    if (result === null) return null;
    results.push(result);
  }
  return results;
}

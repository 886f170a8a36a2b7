/** A browser can fail for reasons of its own, such as Lighthouse's NO_NAVSTART or a timeout while the machine is busy. */
const MAX_REPEATS = 3;

/** Repeats a measurement that fails, and prints why. Rejects if it fails again and again. */
export async function repeatFailed<Result>(name: string, measure: () => Promise<Result>): Promise<Result> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await measure();
    } catch (error) {
      if (repeats === MAX_REPEATS) throw error;
      console.error(`${name} failed and is repeated: ${String(error).split('\n', 1)}`);
    }
  }
}

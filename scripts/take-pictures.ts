import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PICTURES_FOLDER, readRecording } from '../atlas/recording/recording.ts';
import { currentInputs } from './machine-inputs.ts';
import { run } from './run.ts';

const inputsFile = (machine: string): string => join(PICTURES_FOLDER, machine, 'inputs.txt');

/** The machines whose pictures are missing, or of which something has changed since they were taken. */
export function outdatedPictures(machines: readonly string[]): readonly string[] {
  const inputs = currentInputs(machines);
  const savedOf = (machine: string) => {
    const file = inputsFile(machine);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };
  return machines.filter((machine) => savedOf(machine) !== inputs.get(machine));
}

/** Runs paths that together have every look of some machines, and takes their pictures. Resolves to whether all passed. */
export async function takePictures(machines: readonly string[]): Promise<boolean> {
  console.log(machines.length > 0 ? `pictures: ${machines.join(', ')}` : 'pictures: nothing has changed');
  if (machines.length === 0) return true;
  const inputs = currentInputs(machines);
  const { ok } = await run(['playwright', 'test', '-c', 'e2e/atlas.config.ts'], { MACHINES: machines.join(',') });
  const { runs } = readRecording();
  for (const machine of machines) {
    // The pictures of a failed path are missing: the next build takes them again.
    const results = Object.values(runs[machine]?.results ?? {});
    if (results.length === 0 || results.some((result) => !result.ok)) continue;
    mkdirSync(dirname(inputsFile(machine)), { recursive: true });
    writeFileSync(inputsFile(machine), inputs.get(machine) ?? '');
  }
  return ok;
}

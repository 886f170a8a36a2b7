import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlannedPicture } from '../../atlas/recording/picture-plan.ts';
import { type Picture, recordingFiles } from '../../atlas/recording/recording.ts';
import type { TakenPicture } from './photographer.ts';

/** Saves the pictures of a combination of leaves, and a file that describes them. */
export function savePictures(
  machine: string,
  { number, leaves }: PlannedPicture,
  taken: readonly TakenPicture[],
  folder = recordingFiles().pictures,
): void {
  mkdirSync(join(folder, machine), { recursive: true });
  const pictures = taken.map(({ body, ...picture }): Picture => {
    const file = `${machine}/${number}.${picture.language}.${picture.size}.webp`;
    writeFileSync(join(folder, file), body);
    return { machine, leaves, ...picture, file };
  });
  writeFileSync(join(folder, machine, `${number}.json`), `${JSON.stringify(pictures, null, 2)}\n`);
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlannedPicture } from '../../atlas/recording/picture-plan.ts';
import { PICTURES_FOLDER, type Picture } from '../../atlas/recording/recording.ts';
import type { TakenPicture } from './photographer.ts';

/** Saves the pictures of a combination of leaves, and a file that describes them. */
export function savePictures(
  machine: string,
  { number, leaves }: PlannedPicture,
  taken: readonly TakenPicture[],
): void {
  mkdirSync(join(PICTURES_FOLDER, machine), { recursive: true });
  const pictures = taken.map(({ body, ...picture }): Picture => {
    const file = `${machine}/${number}.${picture.language}.${picture.size}.webp`;
    writeFileSync(join(PICTURES_FOLDER, file), body);
    return { machine, leaves, ...picture, file };
  });
  writeFileSync(join(PICTURES_FOLDER, machine, `${number}.json`), `${JSON.stringify(pictures, null, 2)}\n`);
}

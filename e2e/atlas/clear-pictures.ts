import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES_FOLDER } from '../../atlas/recording/recording.ts';

/** Deletes the earlier pictures of the machines whose pictures are to be taken: a look may be gone. */
export default function clearPictures(): void {
  const machines = process.env.MACHINES?.split(',') ?? [''];
  for (const machine of machines) rmSync(join(PICTURES_FOLDER, machine), { recursive: true, force: true });
}

import { rmSync } from 'node:fs';
import { PICTURES_FOLDER } from '../../atlas/recording/recording.ts';

/** Deletes the pictures of earlier runs: a combination of states may be gone. */
export default function clearPictures(): void {
  rmSync(PICTURES_FOLDER, { recursive: true, force: true });
}

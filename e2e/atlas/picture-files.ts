import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Picture, recordingFiles } from '../../atlas/recording/recording.ts';
import type { Language } from '../../machines/ports.ts';
import type { TakenPicture, TakenPictures } from './photographer.ts';

/** Where pictures were taken, and what the context of the machine said then, in each language. */
type Place = Pick<Picture, 'machine' | 'look' | 'leaves' | 'path' | 'step' | 'instead'> & {
  readonly shown: Readonly<Record<Language, readonly string[]>>;
};

/** The files of the pictures that were saved, by machine: looks with the same page share them. */
const saved = new WeakMap<TakenPicture, Map<string, string>>();

/** Saves the pictures of a look, and a file that describes them. */
export function savePictures(
  { shown, ...place }: Place,
  taken: TakenPictures,
  folder = recordingFiles().pictures,
): void {
  const { machine, look } = place;
  mkdirSync(join(folder, machine), { recursive: true });
  const pictures = taken.map((picture): Picture => {
    const { body, ...content } = picture;
    const files = saved.get(picture) ?? new Map<string, string>();
    saved.set(picture, files);
    const file = files.get(machine) ?? `${machine}/${look}.${picture.language}.${picture.size}.webp`;
    if (!files.has(machine)) writeFileSync(join(folder, file), body);
    files.set(machine, file);
    return { ...place, ...content, shown: shown[picture.language], file };
  });
  writeFileSync(join(folder, machine, `${look}.json`), `${JSON.stringify(pictures, null, 2)}\n`);
}

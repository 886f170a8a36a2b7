import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Picture, readRecording, recordingFiles } from '../recording/recording.ts';

/** A picture and what identifies its content. */
interface HashedPicture extends Omit<Picture, 'text'> {
  readonly hash: string;
}

/** A picture that differs between two versions. */
export interface PictureChange extends Pick<Picture, 'machine' | 'leaves' | 'language' | 'size'> {
  /** Files in the recordings of the two versions; null if only the other version has the picture. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The pictures that a version recorded. `folder` is its reports/atlas. */
export function hashedPictures(folder?: string): HashedPicture[] {
  const { pictures } = recordingFiles(folder);
  return readRecording(folder).pictures.map(({ text: _, ...picture }) => ({
    ...picture,
    hash: createHash('sha256')
      .update(readFileSync(join(pictures, picture.file)))
      .digest('hex'),
  }));
}

const keyOf = ({ machine, leaves, language, size }: HashedPicture) => [machine, ...leaves, language, size].join(' ');

/** The pictures of the same states, language and size whose content differs, or that one version lacks. */
export function diffPictures(before: readonly HashedPicture[], after: readonly HashedPicture[]): PictureChange[] {
  const [old, current] = [before, after].map((list) => new Map(list.map((picture) => [keyOf(picture), picture])));
  const keys = [...new Set([...before, ...after].map(keyOf))].sort();
  return keys.flatMap((key) => {
    const [was, is] = [old?.get(key), current?.get(key)];
    const any = is ?? was;
    if (!any || was?.hash === is?.hash) return [];
    const { machine, leaves, language, size } = any;
    return [{ machine, leaves, language, size, before: was?.file ?? null, after: is?.file ?? null }];
  });
}

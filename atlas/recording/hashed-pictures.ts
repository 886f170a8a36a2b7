import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Picture, readRecording, recordingFiles } from './recording.ts';

/** A picture and what identifies its content. */
export interface HashedPicture extends Omit<Picture, 'text' | 'messages' | 'address' | 'links'> {
  readonly hash: string;
}

/** The pictures that a version recorded. `folder` is its reports/atlas. */
export function hashedPictures(folder?: string): HashedPicture[] {
  const { pictures } = recordingFiles(folder);
  return readRecording(folder).pictures.map(
    ({ text: _, messages: _messages, address: _address, links: _links, ...picture }) => ({
      ...picture,
      hash: createHash('sha256')
        .update(readFileSync(join(pictures, picture.file)))
        .digest('hex'),
    }),
  );
}

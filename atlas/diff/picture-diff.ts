import type { HashedPicture } from '../recording/hashed-pictures.ts';
import type { Picture } from '../recording/recording.ts';

/** A picture that differs between two versions. */
export interface PictureChange extends Pick<Picture, 'machine' | 'leaves' | 'language' | 'size'> {
  /** Files in the recordings of the two versions; null if only the other version has the picture. */
  readonly before: string | null;
  readonly after: string | null;
}

type Compared = Omit<HashedPicture, 'shown'>;

const byLook = ({ machine, look, language, size }: Compared) => [machine, look, language, size].join(' ');
const byPlace = ({ machine, path, step, instead = '', language, size }: Compared) =>
  [machine, path, step, instead, language, size].join(' ');

/**
 * The pictures whose content differs, or that one version lacks. Two pictures are compared if they have the same look;
 * otherwise if they were taken at the same step of the same path: then the step says something else now.
 */
export function diffPictures(before: readonly Compared[], after: readonly Compared[]): PictureChange[] {
  const looks = new Map(before.map((picture) => [byLook(picture), picture]));
  const kept = new Set(after.map(byLook));
  const replaced = before.filter((picture) => !kept.has(byLook(picture)));
  const places = new Map(replaced.map((picture) => [byPlace(picture), picture]));
  const pairs = after.map((is) => ({ was: looks.get(byLook(is)) ?? places.get(byPlace(is)), is }));
  const found = new Set(pairs.map(({ was }) => was));
  const gone = replaced.filter((picture) => !found.has(picture)).map((was) => ({ was, is: undefined }));
  const changes = [...pairs, ...gone].flatMap(({ was, is }) => {
    const any = is ?? was;
    if (!any || was?.hash === is?.hash) return [];
    const { machine, leaves, language, size } = any;
    return [{ machine, leaves, language, size, before: was?.file ?? null, after: is?.file ?? null }];
  });
  const words = ({ machine, leaves, language, size }: PictureChange) => [machine, ...leaves, language, size].join(' ');
  return changes.toSorted((a, b) => (words(a) < words(b) ? -1 : 1));
}

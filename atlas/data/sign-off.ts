import type { HashedPicture } from '../recording/hashed-pictures.ts';
import { type ChecklistRow, checklistOf, openRows, type SignedRow } from '../sign-off/checklist.ts';

/** What a person must look at before a release. */
export interface SignOff {
  /** The number of all rows. */
  readonly rows: number;
  readonly open: readonly ChecklistRow[];
  /** The flows of which something has changed since their pictures were taken. */
  readonly outdated: readonly string[];
}

/** What is open of the pictures, after the lists that were filled in. */
export function signOffOf(
  pictures: readonly HashedPicture[],
  signed: readonly SignedRow[],
  outdated: readonly string[],
): SignOff {
  const rows = checklistOf(pictures);
  return { rows: rows.length, open: openRows(rows, signed), outdated };
}

import { type AsyncZippable, strToU8, zipSync } from 'fflate/browser';

/**
 * Replaces `fflate` for write-excel-file (alias in vite.config.ts, decision 12): its `zip` starts workers from `blob:`
 * URLs, which the content security policy forbids. This one zips in the worker that already writes the file.
 */
export function zip(files: AsyncZippable, callback: (error: null, archive: Uint8Array) => void): void {
  callback(null, zipSync(files as Parameters<typeof zipSync>[0]));
}
export { strToU8, zipSync };

import { type AsyncZippable, strToU8, zipSync } from 'fflate/browser';

/**
 * What write-excel-file gets in place of fflate's own: that one would start workers from `blob:` addresses, which the
 * content policy forbids, though it runs in a worker already. See vite.config.ts.
 */
export function zip(files: AsyncZippable, done: (error: null, archive: Uint8Array) => void): void {
  done(null, zipSync(files as Parameters<typeof zipSync>[0]));
}
export { strToU8, zipSync };

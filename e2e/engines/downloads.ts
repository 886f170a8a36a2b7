import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const LIMIT = 20_000;

/** Empties the folder of the downloads, or creates it. */
export function clearDownloads(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** Returns the path of a downloaded file, once no part of a download is in the folder. Throws after 20 s. */
export async function downloadedFile(folder: string, name: string): Promise<string> {
  for (let waited = 0; waited < LIMIT; waited += 50) {
    const files = readdirSync(folder);
    if (files.includes(name) && files.every((file) => !/\.(part|wkdownload|crdownload)$/.test(file)))
      return join(folder, name);
    await wait(50);
  }
  throw new Error(`${name} was not downloaded; there is: ${readdirSync(folder).join(', ') || 'nothing'}`);
}

/** Time until the file is released from memory, ms. The browser starts to read it some time after the click. */
const RELEASE_DELAY = 60_000;

/** Downloads a file under a name. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_DELAY);
}

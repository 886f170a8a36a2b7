/** How long the browser may take to read the file out of memory: it begins some time after the click. ms */
const KEPT = 60_000;

/** Gives the person a file, as a download under a name. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}

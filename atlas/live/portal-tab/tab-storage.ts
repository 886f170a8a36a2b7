/*
 * What one tab keeps while the atlas loads its page again. Another tab has its own session storage.
 */
const TAB = 'atlas.tab';
const HELD = 'atlas.held';

/** A name for this tab, the same after the page is loaded again. `crypto.randomUUID` exists only on https. */
export function tabId(): string {
  const id = sessionStorage.getItem(TAB) ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
  sessionStorage.setItem(TAB, id);
  return id;
}

/** Stores the machines whose calls the next page load of this tab holds back. */
export const storeHeldMachines = (machines: readonly string[]): void =>
  sessionStorage.setItem(HELD, JSON.stringify(machines));

/** Takes what `storeHeldMachines` has stored; null if the atlas has not opened this page. */
export function takeHeldMachines(): readonly string[] | null {
  const stored = sessionStorage.getItem(HELD);
  sessionStorage.removeItem(HELD);
  return stored === null ? null : JSON.parse(stored);
}

import { needsReload } from './new-release.ts';
import { isServerReachable } from './server-reachable.ts';

/*
 * Firefox, and Chromium before version 156, remember a failed import as long as the page is open: importing the code
 * again fails without a request. Only a reload of the page helps.
 */

const RETRY_DELAY = 3000;
const failed = new WeakSet<object>();
const listeners = new Set<() => void>();

/** Calls `listener` before the page is reloaded to get code. Returns a function that stops it. */
export function onCodeReload(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function reload(): void {
  for (const listener of listeners) listener();
  location.reload();
}

/** Reloads the page if its code was replaced by a newer release; then it never resolves. */
async function reloadIfReplaced(): Promise<void> {
  if (!(await needsReload())) return;
  reload();
  await new Promise(() => undefined);
}

/**
 * Loads code because of a press. If it fails because of a newer release, the page is reloaded; if it fails for the second
 * time although the server is reachable, too. `load` must be the same function each time. Rejects if the code cannot be
 * loaded.
 */
export const loadCode = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async (error: unknown) => {
    await reloadIfReplaced();
    if (failed.has(load) && (await isServerReachable())) reload();
    failed.add(load);
    throw error;
  });

/** Loads code that nothing can replace, and tries again every 3 s until it is loaded: the connection may be lost for a while. */
export const keepLoading = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async () => {
    await reloadIfReplaced();
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    return keepLoading(load);
  });

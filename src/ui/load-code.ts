import { isServerReachable } from './server-reachable.ts';

/*
 * Firefox, and Chromium before version 156, remember a failed import as long as the page is open: importing the code
 * again fails without a request. Only a reload of the page helps.
 */

const RETRY_DELAY = 3000;
const failed = new WeakSet<object>();

/**
 * Loads code because of a press. If it fails for the second time although the server is reachable, the page is reloaded.
 * `load` must be the same function each time. Rejects if the code cannot be loaded.
 */
export const loadCode = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async (error: unknown) => {
    if (failed.has(load) && (await isServerReachable())) location.reload();
    failed.add(load);
    throw error;
  });

/** Loads code that nothing can replace, and tries again every 3 s until it is loaded: the connection may be lost for a while. */
export const keepLoading = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    return keepLoading(load);
  });

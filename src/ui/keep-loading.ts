const RETRY_DELAY = 3000;

/** Loads code that nothing can replace, and tries again every 3 s until it is loaded: the connection may be lost for a while. */
export const keepLoading = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    return keepLoading(load);
  });

/** Waits for one macrotask, in real time: the fake timers of the page do not affect message channels. */
export const nextMacrotask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

/** Whether the server of the portal answers. Never rejects. */
export const isServerReachable = (): Promise<boolean> =>
  fetch('/config.json', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

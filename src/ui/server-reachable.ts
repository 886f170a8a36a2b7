const RETRY_DELAY = 3000;

/** Whether the server of the portal answers. Never rejects. */
export const isServerReachable = (): Promise<boolean> =>
  fetch('/config.json', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Reloads the page as soon as the server of the portal answers; asks every three seconds. */
export function reloadWhenReachable(): void {
  setTimeout(async () => {
    if (await isServerReachable()) location.reload();
    else reloadWhenReachable();
  }, RETRY_DELAY);
}

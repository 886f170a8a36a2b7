const RETRY_DELAY = 3000;
/** How long the server has to answer, ms. */
const TIMEOUT = 10_000;

/** Whether the server of the portal answers. Never rejects. */
export const isServerReachable = (): Promise<boolean> =>
  fetch('/config.json', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) }).then(
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
